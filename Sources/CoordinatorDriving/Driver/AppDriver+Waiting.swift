import Coordinators
import Foundation
import HeadlessUIKit

extension AppDriver {
  /// Lets the app's tasks have their turns, and the clock run, until nothing moves any more.
  ///
  /// What the app does in a task of its own comes no further while a test does not await: the question
  /// of a guard, since `canLeave()` is called in a task, or what follows an answer.
  ///
  /// ```swift
  /// app.swipeDown()
  /// await app.settleTasks()
  /// app.expect(.text("Discard the draft?"))
  /// ```
  ///
  /// Tasks that sleep, or that work beside the main actor, are not waited for: a line of a
  /// ``ScriptRunner`` is.
  public func settleTasks() async {
    var hasMoved = true
    let stopListening = whenChanged { hasMoved = true }
    var rounds = 0
    var questions = openQuestions
    while hasMoved, rounds < 1000 {
      rounds += 1
      hasMoved = false
      await Self.letTasksRun()
      if openQuestions != questions { hasMoved = true }
      questions = openQuestions
      if !device.clock.isIdle { hasMoved = true }
      settle()
    }
    stopListening()
  }

  /// Gives tasks that are ready their turn, several times: an answer is handed on from one to the next.
  static func letTasksRun() async {
    for _ in 0..<16 { await Task.yield() }
  }

  /// The names of those who guard their leaving, were asked, and have not answered.
  var openQuestions: [String] { device.run { TransitionQueues.openQuestions } }

  /// What a test has to do so that guards that were asked can answer; nil where none was, or where a
  /// person is being asked.
  package var hintOfOpenQuestions: String? {
    guard let name = openQuestions.first, !(elements?.layer.root is UIAlertController) else {
      return nil
    }
    return """
      '\(name)' was asked whether one may leave, and has not answered: its 'canLeave()' is called in a \
      task, which has its turn when the test awaits. Make the test 'async', and call \
      'await app.settleTasks()' before.
      """
  }

  /// Waits until something has changed that a person or the journal can see, or until a deadline.
  func change(before deadline: ContinuousClock.Instant) async {
    let remaining = ContinuousClock.now.duration(to: deadline)
    guard remaining > .zero else { return }
    var stopListening: () -> Void = {}
    await withCheckedContinuation { continuation in
      let wake = Wake(continuation)
      stopListening = whenChanged { wake.now() }
      DispatchQueue.main.asyncAfter(deadline: .now() + remaining / .seconds(1)) {
        MainActor.assumeIsolated { wake.now() }
      }
    }
    stopListening()
  }
}

/// Resumes a continuation once, however often it is asked.
@MainActor
private final class Wake {
  private var continuation: CheckedContinuation<Void, Never>?

  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

  func now() {
    continuation?.resume()
    continuation = nil
  }
}
