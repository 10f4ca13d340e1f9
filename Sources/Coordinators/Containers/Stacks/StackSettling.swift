import UIKitShim

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
