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

/// Waits until UIKit has shown the new top of a stack, or has nothing more to do on that stack: raw
/// calls of the same turn can put another one in its place, and a subclass may drop the call.
final class StackSettling: Settling {
  /// A change that UIKit holds back, or that a subclass drops.
  struct PendingChange {
    let newTop: UIViewController
    /// What is to be on top no more.
    let oldTop: UIViewController?
  }

  // The screen is kept by its stack; were it freed, a report of another one would end the wait as well.
  private let newTop: ObjectIdentifier
  private let pending: PendingChange?
  /// The stack, if it is not that of the request.
  private let otherStack: UINavigationController?
  private let body: (@MainActor () -> Void)?

  /// - Parameters:
  ///   - otherStack: The stack, if it is not that of the request.
  ///   - pending: The change, if it has not been carried out.
  ///   - body: What is called; if nil, the request is ended.
  init(
    _ performer: TransitionPerformer, on otherStack: UINavigationController?,
    newTop: UIViewController, pending: PendingChange?, then body: (@MainActor () -> Void)?
  ) {
    self.newTop = ObjectIdentifier(newTop)
    self.pending = pending
    self.otherStack = otherStack
    self.body = body
    super.init(performer)
  }

  /// Whether it waits for this screen.
  func waits(for screen: UIViewController) -> Bool { newTop == ObjectIdentifier(screen) }

  private var stack: UINavigationController? { otherStack ?? performer.request.stack }

  override var transition: (any UIViewControllerTransitionCoordinator)? {
    stack?.transitionCoordinator
  }

  override func settled(isReported: Bool) {
    if let body { return body() }
    let isDone = isReported || isCarriedOut
    performer.end(isDone ? .performed : .rejected(.refusedByUIKit(performer.request.summary)))
  }

  /// Whether the stack has changed; raw calls may have put another one on top since.
  private var isCarriedOut: Bool {
    guard let pending, let stack else { return true }
    return stack.topViewController !== pending.oldTop && stack.hasOnStack(pending.newTop)
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
