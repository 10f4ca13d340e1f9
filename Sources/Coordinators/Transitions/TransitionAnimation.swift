public import UIKitShim

/// An animation that replaces UIKit's own, static or interactive, as one value.
///
/// Use it for a push, a pop, a presentation, a dismissal, or a change of the stack or of the tab.
/// The other transitions take none, because UIKit asks for no animator there. The framework gives
/// it to UIKit through the delegates of the containers. If your own delegate supplies an animator,
/// UIKit uses that one.
///
/// ```swift
/// perform(.push(ArticleViewController(42), animation: TransitionAnimation { ZoomAnimator() }))
/// ```
///
/// If a dismissal removes several sheets, UIKit animates the topmost one.
///
/// An animator must call `completeTransition(_:)` at its end. If it does not, the framework gives
/// up the transition after ten seconds and reports it. A later call has no effect.
@MainActor
public struct TransitionAnimation {
  let animator: @MainActor () -> any UIViewControllerAnimatedTransitioning

  /// Returns the object that drives the animation instead of time; nil if time always does.
  let interactor: (@MainActor () -> (any UIViewControllerInteractiveTransitioning)?)?

  /// Makes an animation.
  ///
  /// - Parameters:
  ///   - interactor: Returns the object that drives the animator. If it returns nil, the animator
  ///     runs by time. If the interactor cancels the transition, the transition is rejected.
  ///   - animator: Makes the animator when UIKit asks for one.
  public init(
    interactor: (@MainActor () -> (any UIViewControllerInteractiveTransitioning)?)? = nil,
    _ animator: @escaping @MainActor () -> any UIViewControllerAnimatedTransitioning
  ) {
    self.animator = animator
    self.interactor = interactor
  }
}
