public import Foundation

/// What an animator knows about its transition, and how it tells that it has ended.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  ///
  /// The view that leaves is in it from the start; the animator adds the one that comes.
  var containerView: UIView { get }
  /// Whether the transition is animated; always true here, since animators are asked only then.
  var isAnimated: Bool { get }
  /// Whether an interaction drives the transition now.
  var isInteractive: Bool { get }
  /// Whether the interaction was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation that begins or ends; `.none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Tells how far an interaction has come, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that an interaction has ended and the rest of the way follows.
  func finishInteractiveTransition()
  /// Tells that an interaction has ended and everything goes back.
  func cancelInteractiveTransition()
  /// Has no effect: an interaction cannot take over a running transition.
  func pauseInteractiveTransition()
  /// Ends the transition; further calls have no effect.
  func completeTransition(_ didComplete: Bool)

  /// The view controller that was visible, or the one that will be.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that leaves, or the one that comes; nil for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation that goes with the transition; none here.
  var targetTransform: CGAffineTransform { get }
  /// Where a controller's view is at the beginning; zero if it is not there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where a controller's view is at the end; zero if it is not there.
  func finalFrame(for vc: UIViewController) -> CGRect
}
