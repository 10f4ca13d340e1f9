import Foundation

/// A custom animator, and its optional interaction controller.
@MainActor
struct CustomAnimation {
  let animator: any UIViewControllerAnimatedTransitioning
  let interactor: (any UIViewControllerInteractiveTransitioning)?
}

/// The context of a transition with a custom animator.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  private weak var transition: Transition?
  /// The animation; released at the end, since animators tend to retain their context.
  var animation: CustomAnimation?
  let device: HeadlessDevice
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  private(set) var transitionWasCancelled = false
  /// Whether the log has a message about this context.
  var wasReported = false
  private let fromFrame: CGRect
  private let toFrame: CGRect
  private let fromFrameAtEnd: CGRect

  init(for transition: Transition, _ animation: CustomAnimation, in container: UIView) {
    self.transition = transition
    self.animation = animation
    device = transition.device
    containerView = container
    presentationStyle = transition.presentationStyle
    fromFrame = transition.from?.viewIfLoaded?.frame ?? .zero
    fromFrameAtEnd = transition.keepsFromFrame ? fromFrame : .zero
    toFrame = transition.finalFrame
  }

  /// The animator, for messages.
  var animatorName: String { name(animation?.animator) }
  /// The description of the transition, for messages.
  var summary: String { transition?.summary ?? "" }

  var hasCompleted: Bool { !(transition?.isInProgress ?? false) }
  var isAnimated: Bool { true }
  var isInteractive: Bool { transition?.isInteractive ?? false }
  var targetTransform: CGAffineTransform { .identity }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    transition?.move(to: Double(percentComplete))
  }

  func finishInteractiveTransition() {
    transition?.endCustomInteraction(cancelled: false)
  }

  func cancelInteractiveTransition() {
    guard isInteractive else { return }
    transitionWasCancelled = true
    transition?.endCustomInteraction(cancelled: true)
  }

  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) {
    transition?.complete(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: transition?.from
    case .to: transition?.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: transition?.fromView
    case .to: transition?.toView
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === transition?.from ? fromFrame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    if vc === transition?.to { return toFrame }
    return vc === transition?.from ? fromFrameAtEnd : .zero
  }
}
