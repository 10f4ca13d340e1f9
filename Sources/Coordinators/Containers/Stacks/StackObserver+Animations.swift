import Foundation
import UIKitShim

// The animations of requests. UIKit asks its delegate for them. An animation of the app's own
// delegate has priority.
extension StackObserver {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let call = enter(toVC)
    let own = forwardee(of: call)?.navigationController?(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    guard leave(call), own == nil else { return own }
    let made = animation?.animator()
    animator = made
    return made
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if animationController === animator { return animation?.interactor() }
    return forward(animationController) {
      $0?.navigationController?(navigationController, interactionControllerFor: animationController)
    }
  }
}
