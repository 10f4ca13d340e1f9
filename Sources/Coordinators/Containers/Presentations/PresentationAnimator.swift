import Foundation
import UIKitShim

/// Gives UIKit the animation of one presentation or dismissal in place of the screen's own
/// transitioning delegate, which it asks first and restores in the end.
@MainActor
final class PresentationAnimator: NSObject, UIViewControllerTransitioningDelegate {
  private let animation: TransitionAnimation
  private weak let screen: UIViewController?
  private weak let forwardee: (any UIViewControllerTransitioningDelegate)?
  private weak var animator: (any UIViewControllerAnimatedTransitioning)?

  /// Becomes the transitioning delegate.
  init(_ screen: UIViewController, _ animation: TransitionAnimation) {
    self.animation = animation
    self.screen = screen
    forwardee = screen.transitioningDelegate
    super.init()
    screen.transitioningDelegate = self
  }

  func uninstall() {
    guard let screen, screen.transitioningDelegate === self else { return }
    screen.transitioningDelegate = forwardee
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    forwardee?.animationController?(
      forPresented: presented, presenting: presenting, source: source) ?? make()
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    forwardee?.animationController?(forDismissed: dismissed) ?? make()
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if animator === self.animator { return animation.interactor?() }
    return forwardee?.interactionControllerForPresentation?(using: animator)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if animator === self.animator { return animation.interactor?() }
    return forwardee?.interactionControllerForDismissal?(using: animator)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    forwardee?.presentationController?(
      forPresented: presented, presenting: presenting, source: source)
  }

  private func make() -> any UIViewControllerAnimatedTransitioning {
    let made = animation.animator()
    animator = made
    return made
  }
}
