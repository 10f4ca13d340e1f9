#if !os(visionOS)
  import UIKitShim

  // The animations of requests. UIKit asks its delegate for them. An animation of the app's own
  // delegate has priority.
  extension TabObserver {
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      let call = enter(toVC)
      let own = forwardee(of: call)?.tabBarController?(
        tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
      guard leave(call), own == nil else { return own }
      return makeAnimator()
    }

    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      if animationController === animator { return animation?.interactor?() }
      return forward(animationController) {
        $0?.tabBarController?(tabBarController, interactionControllerFor: animationController)
      }
    }
  }
#endif
