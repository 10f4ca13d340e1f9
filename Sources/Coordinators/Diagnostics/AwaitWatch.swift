import CoordinatorCore
import Foundation

/// Notices a test that waits for ever: it awaits the end of a transition on a clock that only the
/// test itself would move.
@MainActor
enum AwaitWatch {
  /// How long nobody may move the clock, in real time.
  private static let patience = 3.0

  /// Watches from the moment on in which somebody awaits a handle.
  static func watch(_ handle: TransitionHandle) {
    guard Turn.areStepped else { return }
    // As a task it belongs to the test that awaits.
    Task { [weak handle] in
      while handle?.isOver == false {
        let mark = Mark()
        Turn.next(in: nil) { mark.isPassed = true }
        await pause()
        guard handle?.isOver == false, !mark.isPassed else { continue }
        reportIssue(.awaitedOnSteppedClock(seconds: Int(patience)))
        return Turn.runAll()
      }
    }
  }

  private static func pause() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + patience) { continuation.resume() }
    }
  }

  /// Tells whether a turn of the clock has come.
  @MainActor
  private final class Mark {
    var isPassed = false
  }
}
