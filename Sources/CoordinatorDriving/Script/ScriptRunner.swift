import Foundation

/// Runs a script against an app, line by line.
///
/// A step that cannot be done yet, because something that it needs is still under way (a login, a
/// request), is tried again whenever something has changed, until the runner's patience ends. A step
/// that can be done, or an expectation that is met, does not wait: one that something is *not* there
/// passes as soon as it is not, so expect first what only an answer brings.
@MainActor
public struct ScriptRunner {
  /// The script.
  public let script: Script

  /// The app.
  public let app: AppDriver

  /// How long a line may wait for what it needs; in real time, without that in which other work keeps
  /// the main actor busy.
  ///
  /// Where something is there that differs from what is sought by a slip only, and the app is at rest,
  /// it waits a quarter of it, five seconds at most.
  public var patience: Duration = .seconds(20)

  /// The most that a line waits where something is there that differs by a slip only.
  package var slipPatience: Duration = .seconds(5)

  /// How long a line waits before ``notice`` gets it.
  package var noticeDelay: Duration = .seconds(1)

  /// Tells the time by which a line waits.
  package var now: @MainActor () -> ContinuousClock.Instant = { .now }

  /// Gets a line about each step that has been waiting for a second, as it is not the output of the
  /// script; nobody does at first.
  public var notice: @MainActor (String) -> Void = { _ in }

  /// Whether ``notice`` gets each step before it is done.
  public var tellsSteps = false

  /// Gets what the steps print.
  public var output: @MainActor (String) -> Void

  /// Makes a runner that prints to a closure.
  public init(_ script: Script, app: AppDriver, output: @escaping @MainActor (String) -> Void) {
    self.script = script
    self.app = app
    self.output = output
  }

  /// Runs the script's lines in their order.
  ///
  /// - Throws: ``ScriptFailure`` for the first line that fails; the rest is not run.
  public func run() async throws(ScriptFailure) {
    for line in script.lines {
      if tellsSteps { notice("\(place(of: line)): \(line.step)") }
      guard let failure = await lastFailure(of: line) else { continue }
      throw ScriptFailure(
        script: script.name, line: line.number, step: line.step, reason: failure.description,
        screen: app.screen, tree: app.tree)
    }
  }

  private var seconds: String {
    let seconds = patience / .seconds(1)
    let text = "\(seconds)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private func place(of line: Script.Line) -> String { "\(script.name):\(line.number)" }

  /// Does a line, again whenever something has changed; nil if it was done in the end.
  private func lastFailure(of line: Script.Line) async -> StepFailure? {
    let slipPatience = min(patience / 4, slipPatience)
    var waited = Duration.zero
    var isNoticed = false
    var failure = await attempt(line.step)
    while let current = failure, current.mayPass {
      if waited >= noticeDelay, !isNoticed {
        notice("\(place(of: line)): waiting, for \(seconds) seconds at most. \(current)")
        isNoticed = true
      }
      if waited >= patience || current.isSlip && waited >= slipPatience && app.isIdle { break }
      let start = now()
      let limit = min(.milliseconds(100), patience - waited)
      await app.change(before: .now + limit)
      // A wait that ends late, since the machine is busy with other work, uses up no more of the patience.
      waited += min(start.duration(to: now()), limit)
      failure = await attempt(line.step)
    }
    return failure
  }

  /// Does a step, after the tasks that are ready have run; nil if it was done.
  private func attempt(_ step: Step) async -> StepFailure? {
    await AppDriver.letTasksRun()
    app.settle()
    do {
      if let text = try app.perform(step) { output(text) }
      return nil
    } catch {
      return error
    }
  }
}

/// A script line that failed, and what was there instead.
public struct ScriptFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The script's name.
  public let script: String
  /// The line, counted from 1.
  public let line: Int
  /// What the line asked for.
  public let step: Step
  /// Why it failed.
  public let reason: String
  /// The visible screen as text.
  public let screen: String
  /// The coordinator tree as text.
  public let tree: String

  /// File and line, what was expected, the screen and the tree.
  public var description: String {
    """
    \(script):\(line): \(step)
    \(reason)

    The screen:
    \(screen)

    The tree:
    \(tree)
    """
  }
}
