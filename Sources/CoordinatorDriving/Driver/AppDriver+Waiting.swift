import Coordinators
import HeadlessUIKit

extension AppDriver {
  /// Lets the app's tasks and the clock run until nothing changes.
  ///
  /// The app's tasks do not run until your test awaits. For example, `canLeave()` of a guard is called
  /// in a task, and so is the code after its answer.
  ///
  /// ```swift
  /// app.swipeDown()
  /// await app.settleTasks()
  /// app.expect(.text("Discard the draft?"))
  /// ```
  ///
  /// This method does not wait for tasks that sleep or, without the trait `.coordinators`, run off the main actor. A
  /// ``ScriptRunner`` does.
  public func settleTasks() async {
    var hasMoved = false
    let stopObserving = device.observeDisplay { hasMoved = true }
    var rounds = 0
    // A task may be on its way through other threads, which a busy machine delays.
    var quietRounds = 0
    var guards = unansweredGuards
    while quietRounds < 4, rounds < 1000 {
      rounds += 1
      hasMoved = false
      await Self.yieldToTasks()
      tasksMayWait = false
      if unansweredGuards != guards { hasMoved = true }
      guards = unansweredGuards
      if !device.clock.isStill { hasMoved = true }
      settle()
      quietRounds = hasMoved ? 0 : quietRounds + 1
    }
    stopObserving()
  }

  /// Yields several times, since one task's result can start the next.
  static func yieldToTasks() async {
    for _ in 0..<16 { await Task.yield() }
  }

  var unansweredGuards: [String] { device.run { TransitionQueues.openQuestions } }

  /// How a test lets tasks run on which a failed step may depend; nil if it depends on none.
  package func taskHint(for step: Step) -> String? {
    if let unansweredGuardHint { return unansweredGuardHint }
    guard tasksMayWait else { return nil }
    let wanted: String
    switch step {
    case .expect(.text): wanted = "text"
    case .expect(.screen): wanted = "screen"
    default: return nil
    }
    return """
      The app's tasks run when the test awaits. If one of them shows the \(wanted), make the test \
      'async', and call 'await app.settleTasks()' first.
      """
  }

  /// How a test lets a guard answer; nil if none was asked, or if an alert is asking a user.
  private var unansweredGuardHint: String? {
    guard let question = unansweredGuards.first, !(elements?.layer.root is UIAlertController) else {
      return nil
    }
    return """
      The \(question) is called in a task, which runs when the test awaits. Make the test 'async', \
      and call 'await app.settleTasks()' first.
      """
  }

  /// Waits until the screen or the journal changes, or until a deadline.
  func waitForChange(until deadline: ContinuousClock.Instant) async {
    var stopObserving: () -> Void = {}
    await wait(until: deadline) { resume in stopObserving = device.observeDisplay { resume() } }
    stopObserving()
  }
}
