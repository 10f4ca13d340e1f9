import UIKitShim

/// Waits until a controller has had no transition for some turns, for a request whose end UIKit may
/// not report.
@MainActor
class Settling {
  /// After so many turns a change without an animation has begun and ended.
  private static let turns = 3

  final let performer: TransitionPerformer
  private final var turnsToCome = 0

  /// Whether UIKit has reported the end, so that nothing is to be looked at any more.
  final var isReported = false

  init(_ performer: TransitionPerformer) {
    self.performer = performer
  }

  /// UIKit's transition of the controller, if it has one.
  var transition: (any UIViewControllerTransitionCoordinator)? { nil }

  /// Called when the controller has settled.
  func settled() {}

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
    waitForTurn()
  }

  private final func waitForTurn() {
    performer.queue.turns.next { [self] in look() }
  }

  private final func look() {
    guard !isReported, !performer.isOver else { return }
    // Most often UIKit has reported the end by now.
    performer.limit()
    turnsToCome -= 1
    if turnsToCome > 0 { return waitForTurn() }
    if transition == nil { settled() } else { wait() }
  }
}

/// Waits until UIKit has shown the new top of a stack, or has nothing more to do on that stack: raw
/// calls of the same turn can put another one in its place, and a subclass may drop the call.
final class StackSettling: Settling {
  let newTop: UIViewController
  private let stack: UINavigationController
  private let isCarriedOut: Bool
  private let done: @MainActor (TransitionPerformer.End) -> Void

  init(
    _ performer: TransitionPerformer, _ stack: UINavigationController,
    newTop: UIViewController, isCarriedOut: Bool,
    _ done: @escaping @MainActor (TransitionPerformer.End) -> Void
  ) {
    self.newTop = newTop
    self.stack = stack
    self.isCarriedOut = isCarriedOut
    self.done = done
    super.init(performer)
  }

  override var transition: (any UIViewControllerTransitionCoordinator)? {
    stack.transitionCoordinator
  }

  /// Called by the stack's observer when UIKit has shown the new top.
  func topWasShown() {
    isReported = true
    performer.queue.turns.next { [self] in done(.ended(.performed)) }
  }

  override func settled() {
    let isThere = isCarriedOut || stack.hasOnStack(newTop)
    done(
      .ended(
        isThere ? .performed : .rejected(.refusedByUIKit(performer.request.summary))))
  }
}

/// Calls a closure when a controller has settled.
final class ClosureSettling: Settling {
  private let container: UIViewController
  private let body: @MainActor () -> Void

  init(
    _ performer: TransitionPerformer, _ container: UIViewController,
    _ body: @escaping @MainActor () -> Void
  ) {
    self.container = container
    self.body = body
    super.init(performer)
  }

  override var transition: (any UIViewControllerTransitionCoordinator)? {
    container.transitionCoordinator
  }

  override func settled() { body() }
}
