public import Foundation

/// The context of a transition, for its animator.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  ///
  /// It contains the outgoing view from the start; the animator adds the incoming one.
  var containerView: UIView { get }
  /// Whether the transition is animated; always true here.
  var isAnimated: Bool { get }
  /// Whether an interaction drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the interaction was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation that begins or ends; `.none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Reports the progress of the interaction, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction has finished; the rest of the animation follows.
  func finishInteractiveTransition()
  /// Reports that the interaction was cancelled; the animation is reversed.
  func cancelInteractiveTransition()
  /// Has no effect: an interaction cannot take over a running transition.
  func pauseInteractiveTransition()
  /// Ends the transition; further calls have no effect.
  func completeTransition(_ didComplete: Bool)

  /// The view controller that was visible before, or will be visible after the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The outgoing or the incoming view; nil if it stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation of the transition; the identity here.
  var targetTransform: CGAffineTransform { get }
  /// The frame of a controller's view at the start; zero if it is not there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame of a controller's view at the end; zero if it is not there.
  func finalFrame(for vc: UIViewController) -> CGRect
}
