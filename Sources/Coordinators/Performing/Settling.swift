import UIKitShim

/// Waits until a controller has had no transition for some turns, for a request whose end UIKit may
/// not report.
@MainActor
class Settling {
  /// After so many turns a change without an animation has begun and ended.
  private static let turns = 3

  final let performer: TransitionPerformer
  private final var turnsToCome = 0

  /// Whether it looks in the next turn.
  private final var looksNextTurn = false

  private final var isReported = false
  private final var isOver = false

  init(_ performer: TransitionPerformer) {
    self.performer = performer
  }

  /// UIKit's transition of the controller, if it has one.
  var transition: (any UIViewControllerTransitionCoordinator)? { nil }

  /// Called once, when the controller has settled.
  ///
  /// - Parameter isReported: Whether UIKit has reported the end.
  func settled(isReported: Bool) {}

  /// Notes that UIKit has reported the end.
  final func report() {
    isReported = true
    // The next look comes when UIKit is through with its report.
    if !looksNextTurn { lookNextTurn() }
  }

  final func wait() {
    if let coordinator = transition {
      performer.limit()
      coordinator.animate(alongsideTransition: nil) { [self] _ in
        performer.queue.turns.next { [self] in wait() }
      }
      return
    }
    waitForTurns()
  }

  /// The same, where the controller is known to have no transition now.
  final func waitForTurns() {
    turnsToCome = Self.turns
    lookNextTurn()
  }

  private final func lookNextTurn() {
    looksNextTurn = true
    performer.queue.turns.next { [self] in look() }
  }

  private final func look() {
    looksNextTurn = false
    if isOver || performer.isOver { return }
    if isReported { return end() }
    // Most often UIKit has reported the end by now.
    performer.limit()
    turnsToCome -= 1
    if turnsToCome > 0 { return lookNextTurn() }
    if transition == nil { end() } else { wait() }
  }

  private final func end() {
    isOver = true
    settled(isReported: isReported)
  }
}

/// Calls a closure when a controller has settled, or when UIKit has reported the end.
final class ClosureSettling: Settling {
  private let container: UIViewController
  private let body: @MainActor (_ isReported: Bool) -> Void

  init(
    _ performer: TransitionPerformer, _ container: UIViewController,
    _ body: @escaping @MainActor (_ isReported: Bool) -> Void
  ) {
    self.container = container
    self.body = body
    super.init(performer)
  }

  override var transition: (any UIViewControllerTransitionCoordinator)? {
    container.transitionCoordinator
  }

  override func settled(isReported: Bool) { body(isReported) }
}
