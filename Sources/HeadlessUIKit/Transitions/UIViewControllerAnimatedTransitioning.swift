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
  /// An animator that can be stopped half way, the same one for the whole transition.
  ///
  /// An interaction drives it if there is one, and `animateTransition(using:)` is not called then.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called after everything else of the transition.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// There is none.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { AbsentAnimator() }
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

/// Stands for an animator that was not made.
@MainActor
final class AbsentAnimator: NSObject, UIViewImplicitlyAnimating {
  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed = false
  var fractionComplete: CGFloat = 0
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
