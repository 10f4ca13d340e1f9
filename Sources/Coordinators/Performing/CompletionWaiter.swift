import UIKitShim

/// Waits for the end of a change that UIKit may not report.
///
/// The wait ends when UIKit reports the end, or when the container has had no transition for some
/// run-loop turns.
@MainActor
final class CompletionWaiter {
  /// How many run-loop turns UIKit needs to begin and end a change without an animation.
  private static let turns = 3

  private let performer: TransitionPerformer
  private let container: UIViewController

  /// Identifies the screen whose appearance is the end, without keeping the screen alive.
  private let screen: ObjectIdentifier?

  /// Called at the end; if nil, the request ends as performed.
  private let ended: (@MainActor (_ isReported: Bool) -> Void)?

  private var turnsLeft = 0
  private var isTurnScheduled = false
  private var isReported = false
  private var isCompleted = false

  init(
    _ performer: TransitionPerformer, of container: UIViewController,
    showing screen: UIViewController? = nil,
    _ ended: (@MainActor (_ isReported: Bool) -> Void)? = nil
  ) {
    self.performer = performer
    self.container = container
    self.screen = screen.map(ObjectIdentifier.init)
    self.ended = ended
  }

  func waits(for screen: UIViewController) -> Bool { self.screen == ObjectIdentifier(screen) }

  /// Ends the wait in the next run-loop turn, when the call from UIKit has returned.
  func report() {
    isReported = true
    if !isTurnScheduled { scheduleTurn() }
  }

  /// Waits for the transition of the container, if there is one, and then for some run-loop turns.
  func wait() {
    if let coordinator = container.transitionCoordinator {
      performer.startTimeout()
      coordinator.animate(alongsideTransition: nil) { [self] _ in
        performer.queue.turns.next { [self] in wait() }
      }
      return
    }
    waitForTurns()
  }

  /// Waits for some run-loop turns, and then for the transition of the container, if there is one.
  func waitForTurns() {
    turnsLeft = Self.turns
    scheduleTurn()
  }

  private func scheduleTurn() {
    isTurnScheduled = true
    performer.queue.turns.next { [self] in takeTurn() }
  }

  private func takeTurn() {
    isTurnScheduled = false
    if isCompleted || performer.request.handle.isCompleted { return }
    if isReported { return end() }
    turnsLeft -= 1
    if turnsLeft > 0 { return scheduleTurn() }
    if container.transitionCoordinator == nil { end() } else { wait() }
  }

  private func end() {
    isCompleted = true
    if let ended { ended(isReported) } else { performer.end(.performed) }
  }
}
