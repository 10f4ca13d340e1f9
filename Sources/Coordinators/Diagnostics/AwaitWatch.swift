import CoordinatorCore
import Foundation

/// Notices a test that waits for ever: it awaits the end of a transition on a clock that only the
/// test itself would move.
@MainActor
enum AwaitWatch {
  /// How many seconds nobody may move the clock, in real time.
  @TaskLocal static var patience = 3.0

  /// Watches from the moment on in which somebody awaits a handle.
  static func watch(_ handle: TransitionHandle) {
    guard Turns.areStepped else { return }
    // As a task it belongs to the test that awaits.
    Task { [weak handle] in
      while handle?.isOver == false {
        let mark = Mark()
        Turns(of: nil).next { mark.isPassed = true }
        await pause()
        guard handle?.isOver == false, !mark.isPassed else { continue }
        reportIssue(.awaitedOnSteppedClock(seconds: Int(patience)))
        return Turns.runAll()
      }
    }
  }

  private static func pause() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + patience) { continuation.resume() }
    }
    // On a slow machine the test may have been ready to go on all the time: it has its turn first.
    for _ in 0..<16 { await Task.yield() }
  }

  /// Tells whether a turn of the clock has come.
  @MainActor
  private final class Mark {
    var isPassed = false
  }
}
