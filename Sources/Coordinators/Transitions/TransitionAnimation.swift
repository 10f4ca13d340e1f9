public import UIKitShim

/// An animation in place of UIKit's own, static or interactive, as one value.
///
/// It counts for the transition that it is given to, be it a push, a pop, a presentation, a dismissal, a
/// change of the tab or of the root (see ``ScreenTransition/animation``), and is handed to UIKit through the delegates of the containers.
/// A delegate of your own that supplies an animator wins.
///
/// ```swift
/// perform(.push(ArticleViewController(42), animation: TransitionAnimation { ZoomAnimator() }))
/// ```
///
/// Of several sheets that a dismissal takes away UIKit animates the topmost.
///
/// An animator must call `completeTransition(_:)` in the end. One that never does so is given up after
/// ten seconds, and reported; if it does so later, that changes nothing.
@MainActor
public struct TransitionAnimation {
  private let makeAnimator: @MainActor () -> any UIViewControllerAnimatedTransitioning
  private let makeInteractor: (@MainActor () -> (any UIViewControllerInteractiveTransitioning)?)?

  /// Makes an animation.
  ///
  /// - Parameters:
  ///   - interactor: Gives what drives the animator in place of time, or nil for time. A transition
  ///     that it cancels is rejected. A change of the root, for which UIKit has no transition, always runs
  ///     by time.
  ///   - animator: Makes the animator when UIKit asks for one.
  public init(
    interactor: (@MainActor () -> (any UIViewControllerInteractiveTransitioning)?)? = nil,
    _ animator: @escaping @MainActor () -> any UIViewControllerAnimatedTransitioning
  ) {
    makeAnimator = animator
    makeInteractor = interactor
  }

  /// A Boolean value that tells whether something else than time may drive it.
  public var isInteractive: Bool { makeInteractor != nil }

  func animator() -> any UIViewControllerAnimatedTransitioning { makeAnimator() }

  func interactor() -> (any UIViewControllerInteractiveTransitioning)? { makeInteractor?() }
}
