import CoordinatorCore
import Foundation

/// Detects a test that would wait forever for a transition or link, on a clock that only the test
/// itself would move.
@MainActor
enum AwaitWatch {
  /// How many seconds of real time may pass without a move of the clock.
  @TaskLocal static var patience = 3.0

  /// Watches a handle that a task awaits, until it has ended or nobody waits for it any more.
  static func watch(_ isCompleted: @escaping @MainActor () -> Bool) {
    guard Turns.areStepped else { return }
    // The task inherits the task-local values of the test that awaits.
    Task {
      while !isCompleted() {
        let mark = Mark()
        Turns(of: nil).next { mark.isPassed = true }
        await pause()
        guard !isCompleted(), !mark.isPassed else { continue }
        reportIssue(.awaitedOnSteppedClock(seconds: Int(patience)))
        // Between two transitions, a link may ask a guard.
        while !isCompleted() {
          Turns.runAll()
          await pause()
        }
      }
    }
  }

  private static func pause() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + patience) { continuation.resume() }
    }
    // On a slow machine, the test may have been ready to continue all the time. It runs first here.
    for _ in 0..<16 { await Task.yield() }
  }

  /// Records whether the clock has reached its next turn.
  @MainActor
  private final class Mark {
    var isPassed = false
  }
}
