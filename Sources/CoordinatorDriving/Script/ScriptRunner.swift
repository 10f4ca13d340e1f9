package import Foundation

/// Runs a script against an app, line by line.
///
/// If a step cannot be performed yet, for example because a login is in progress, the runner tries again
/// after each change, until the ``timeout``. If a step can be performed, or an expectation is met, the
/// runner does not wait. An expectation that something is *not* shown may therefore pass too early: first
/// expect what only the response shows.
@MainActor
public struct ScriptRunner {
  private let script: Script
  private let app: AppDriver
  private let output: @MainActor (String) -> Void

  /// How long a line may wait, in real time.
  ///
  /// Time in which other work keeps the main actor busy does not count. If a line is probably mistyped
  /// and the app is idle, the line waits a quarter of the timeout, and at most five seconds.
  public var timeout: Duration = .seconds(20)

  /// How long a line that is probably mistyped may wait.
  package var typoTimeout: Duration = .seconds(5)

  /// How long a line waits before ``notice`` reports it.
  package var noticeDelay: Duration = .seconds(1)

  /// The clock for waiting.
  package var now: @MainActor () -> ContinuousClock.Instant = { .now }

  /// Receives a message when a step has waited for a second; by default, does nothing.
  public var notice: @MainActor (String) -> Void = { _ in }

  /// Whether ``notice`` receives each step before the runner performs it.
  public var isVerbose = false

  /// Creates a runner, whose `output` receives the text that steps print.
  public init(_ script: Script, app: AppDriver, output: @escaping @MainActor (String) -> Void) {
    self.script = script
    self.app = app
    self.output = output
  }

  /// Runs the script's lines in order.
  ///
  /// - Throws: ``ScriptFailure`` for the first line that fails, or that is left when the task is
  ///   cancelled. Later lines do not run.
  public func run() async throws(ScriptFailure) {
    for line in script.lines {
      if isVerbose { notice("\(place(of: line)): \(line.step)") }
      let failure = await retry(at: place(of: line)) { () throws(StepFailure) in
        if let text = try app.perform(line.step) { output(text) }
      }
      guard let failure else { continue }
      throw ScriptFailure(
        script: script.name, line: line.number, step: line.step, reason: failure.description,
        denial: app.denial, screen: app.screen, tree: app.tree)
    }
  }

  /// Waits until the app has opened the link of its launch, at most as long as a line may wait.
  package func waitForLink(_ url: URL) async throws(StepFailure) {
    let failure = await retry(at: "--open") { () throws(StepFailure) in
      app.settle()
      try app.requireOpened(url)
    }
    if let failure { throw failure }
  }

  private var seconds: String {
    let seconds = timeout / .seconds(1)
    if seconds == 1 { return "1 second" }
    let text = "\(seconds)"
    return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + " seconds"
  }

  private func place(of line: Script.Line) -> String { "\(script.name):\(line.number)" }

  /// Makes an attempt, again after each change; nil if it succeeds.
  private func retry(
    at place: String, _ attempt: () throws(StepFailure) -> Void
  ) async -> StepFailure? {
    let typoTimeout = min(timeout / 4, typoTimeout)
    var waited = Duration.zero
    var isNoticed = false
    var failure = await perform(attempt)
    while let current = failure, current.mayPass {
      if waited >= noticeDelay, !isNoticed {
        notice("\(place): waiting, for \(seconds) at most. \(current)")
        isNoticed = true
      }
      if waited >= timeout || current.isLikelyTypo && waited >= typoTimeout && app.isIdle { break }
      let start = now()
      let limit = min(.milliseconds(100), timeout - waited)
      await app.waitForChange(until: .now + limit)
      // If a busy machine ends this wait late, the delay does not count.
      waited += min(start.duration(to: now()), limit)
      failure = await perform(attempt)
    }
    return failure
  }

  /// Makes an attempt after ready tasks have run; nil if it succeeds.
  private func perform(_ attempt: () throws(StepFailure) -> Void) async -> StepFailure? {
    await AppDriver.yieldToTasks()
    if Task.isCancelled {
      return StepFailure("The task that runs the script was cancelled.", mayPass: false)
    }
    do {
      try attempt()
      return nil
    } catch {
      return error
    }
  }
}

/// A script line that failed.
public struct ScriptFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The script's name.
  public let script: String
  /// The line, counted from 1.
  public let line: Int
  /// The step of the line.
  public let step: Step
  /// Why it failed.
  public let reason: String
  /// Why the latest link was denied, which may be the cause; nil if it was not.
  let denial: String?
  /// The visible screen as text.
  public let screen: String
  /// The coordinator tree as text.
  public let tree: String

  /// The file, the line, the reason, the screen, and the tree if there is one.
  public var description: String {
    """
    \(script):\(line): \(step)
    \(reason)\(denial.map { "\n\($0)" } ?? "")

    The screen:
    \(screen)\(tree.isEmpty ? "" : "\n\nThe tree:\n\(tree)")
    """
  }
}
