import CompactTesting
import CoordinatorTesting
import HeadlessUIKit

/// The pieces of a random program, so that a failing one can be shortened.
///
/// Each piece begins with the random numbers that it had in the whole program, whatever was left
/// out before it.
@MainActor
struct RandomProgram {
  /// One piece: a step, or a check of the invariants at rest.
  private struct Piece {
    let place: Int
    var random: SeededGenerator
    /// Whether coordinators make transitions of nearly all kinds; only the last pieces do, so that
    /// seeds find what they found before.
    var makesAllTransitions: Bool { place >= 45 }
    var isCheck: Bool { makesAllTransitions ? place % 3 == 2 : place % 9 == 8 }
    /// Whether hooks and callbacks do nothing.
    var isPlain = false
  }

  /// The result of a run.
  struct Outcome {
    let violations: [String]
    let trace: [String]
  }

  private let seed: Int
  /// The name of its record.
  let name: String
  private let policies: Policies
  private var pieces: [Piece] = []

  init(seed: Int) {
    self.seed = seed
    name = "\(seed)"
    policies = Policies()
  }

  /// A program with UIKit policies that the seed draws, too.
  init(drawingPolicies seed: Int) {
    self.seed = seed
    name = "\(seed)-drawn"
    policies = .drawn(seed: seed)
  }

  /// Runs the whole program, and notes its pieces.
  mutating func run(on device: HeadlessDevice) async -> Outcome {
    pieces = []
    device.policies = policies
    let app = RandomApp(seed: seed, device: device)
    app.begin()
    let replayed = RandomRecord.replayed(name)
    for place in 0..<(replayed?.count ?? 60) where app.violations.isEmpty {
      if let replayed { app.random = replayed[place] }
      if RandomRecord.isWanted { app.note(RandomRecord.line(of: place, app.random)) }
      let piece = Piece(place: place, random: app.random)
      pieces.append(piece)
      await run(piece, of: app)
    }
    return await end(app)
  }

  private func run(_ piece: Piece, of app: RandomApp) async {
    app.makesAllTransitions = piece.makesAllTransitions
    if piece.isCheck {
      await app.check()
      if piece.makesAllTransitions {
        if app.violations.isEmpty { await app.checkAttempt() }
        if app.violations.isEmpty { await app.check() }
        return
      }
      if app.violations.isEmpty { await app.checkLink() }
      if app.violations.isEmpty { await app.checkRestoration() }
    } else {
      await app.step(isPlain: piece.isPlain)
    }
  }

  private func end(_ app: RandomApp) async -> Outcome {
    if app.violations.isEmpty { await app.finish() }
    var violations = app.violations
    if violations.isEmpty { violations = app.survivors.map { "\($0) is alive" } }
    return Outcome(violations: violations, trace: app.trace)
  }

  private func replay(_ pieces: [Piece]) async -> Outcome {
    let device = HeadlessDevice(clock: TransitionClock(.stepped))
    device.policies = policies
    return await device.scope {
      let app = RandomApp(seed: seed, device: device)
      app.begin()
      for piece in pieces where app.violations.isEmpty {
        app.random = piece.random
        await run(piece, of: app)
      }
      return await end(app)
    }
  }

  /// Removes the pieces that the same kind of violation does not need.
  mutating func shrink(_ outcome: Outcome) async -> Outcome {
    let kind = kind(of: outcome)
    guard !kind.isEmpty else { return outcome }
    var best = outcome
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      var size = max(pieces.count / 2, 1)
      while true {
        var index = 0
        while index < pieces.count {
          var shorter = pieces
          shorter.removeSubrange(index..<min(index + size, pieces.count))
          let result = await replay(shorter)
          if self.kind(of: result) == kind {
            pieces = shorter
            best = result
            hasChanged = true
          } else {
            index += size
          }
        }
        if size == 1 { break }
        size /= 2
      }
      for index in pieces.indices where !pieces[index].isPlain {
        var plainer = pieces
        plainer[index].isPlain = true
        let result = await replay(plainer)
        if self.kind(of: result) == kind {
          pieces = plainer
          best = result
          hasChanged = true
        }
      }
    }
    return best
  }

  /// The violations without their numbers.
  private func kind(of outcome: Outcome) -> String {
    guard let first = outcome.violations.first else { return "" }
    if first.hasSuffix("is alive") { return "is alive" }
    return String(first.filter { !$0.isNumber }.prefix(24))
  }
}
