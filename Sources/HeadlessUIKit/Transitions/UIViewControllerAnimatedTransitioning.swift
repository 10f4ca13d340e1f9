public import Foundation

/// Animates a transition instead of UIKit.
///
/// It adds the incoming view to the container view, and must always call `completeTransition(_:)`
/// on the context in the end. Until then, no other transition can begin.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The duration without interaction, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Called to animate the views.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called after the end of the transition and its appearance callbacks.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}

  /// `animationEnded(_:)` as an optional method.
  @_disfavoredOverload
  public var animationEnded: ((Bool) -> Void)? {
    { self.animationEnded($0) }
  }
}

/// Drives an interactive transition.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called instead of the animator's `animateTransition(using:)`.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed after the interaction; 1 is the speed of the animation.
  var completionSpeed: CGFloat { get }
  /// The timing curve after the interaction; data only.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins with an interaction; true by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Returns 1, the speed of the animation.
  public var completionSpeed: CGFloat { 1 }
  /// Returns `.easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Returns true.
  public var wantsInteractiveStart: Bool { true }
}
