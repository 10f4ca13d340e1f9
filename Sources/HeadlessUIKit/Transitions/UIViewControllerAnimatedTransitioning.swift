public import Foundation

/// Animates a transition, in place of UIKit.
///
/// It adds the view that comes to the container view and must call `completeTransition(_:)` on the
/// context in the end, whatever happens: until then no other transition can begin.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the transition takes without interaction, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Called when the views are to move.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called after everything else of the transition.
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

/// Drives a transition by something else than time.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called in place of the animator's `animateTransition(using:)`.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest goes after the interaction; 1 is the speed of the animation.
  var completionSpeed: CGFloat { get }
  /// How the speed changes after the interaction; data only.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins with an interaction; true by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The speed of the animation.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// It does.
  public var wantsInteractiveStart: Bool { true }
}
