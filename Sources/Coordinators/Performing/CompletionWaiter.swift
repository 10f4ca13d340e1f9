import UIKitShim

/// Waits for the end of a change that UIKit may not report: until it reports it, or until the container has had no
/// transition for some turns.
@MainActor
final class CompletionWaiter {
  /// After so many turns a change without an animation has begun and ended.
  private static let turns = 3

  private let performer: TransitionPerformer
  private let container: UIViewController

  /// The screen whose appearance is the end; it is not kept.
  private let screen: ObjectIdentifier?
  private let ended: @MainActor (_ isReported: Bool) -> Void

  private var turnsLeft = 0
  private var isTurnScheduled = false
  private var isReported = false
  private var isOver = false

  /// - Parameters:
  ///   - screen: The screen whose appearance is the end, if that is known.
  ///   - ended: Called once; with true if UIKit has reported the end.
  init(
    _ performer: TransitionPerformer, of container: UIViewController,
    showing screen: UIViewController? = nil,
    _ ended: @escaping @MainActor (_ isReported: Bool) -> Void
  ) {
    self.performer = performer
    self.container = container
    self.screen = screen.map { ObjectIdentifier($0) }
    self.ended = ended
  }

  func waits(for screen: UIViewController) -> Bool { self.screen == ObjectIdentifier(screen) }

  /// Notes that UIKit has reported the end; the wait ends when UIKit is through with its report.
  func report() {
    isReported = true
    if !isTurnScheduled { scheduleTurn() }
  }

  func wait() {
    if let coordinator = container.transitionCoordinator {
      performer.limit()
      coordinator.animate(alongsideTransition: nil) { [self] _ in
        performer.queue.turns.next { [self] in wait() }
      }
      return
    }
    waitForTurns()
  }

  /// The same, where the container is known to have no transition now.
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
    if isOver || performer.isOver { return }
    if isReported { return end() }
    // As a rule UIKit has reported the end by now.
    performer.limit()
    turnsLeft -= 1
    if turnsLeft > 0 { return scheduleTurn() }
    if container.transitionCoordinator == nil { end() } else { wait() }
  }

  private func end() {
    isOver = true
    ended(isReported)
  }
}
