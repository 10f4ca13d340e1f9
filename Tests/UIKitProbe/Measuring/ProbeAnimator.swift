import Foundation
import UIKitShim

/// An animator of an app's own, with the interactor if there is one.
final class ProbeAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  /// When the animator says that it has finished.
  enum Ending {
    case afterAnimation, atOnce, never
  }

  let trace: Trace
  var ending = Ending.afterAnimation
  /// Whether there is an animator for a stack.
  var animatesStacks = true
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var onAnimate: ((any UIViewControllerContextTransitioning) -> Void)?
  var makeManager: ((UIViewController, UIViewController?) -> UIPresentationController)?

  init(_ trace: Trace) {
    self.trace = trace
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    trace.note("animate")
    onAnimate?(transitionContext)
    let view = transitionContext.view(forKey: .to)
    if let view { transitionContext.containerView.addSubview(view) }
    switch ending {
    case .never: break
    case .atOnce: transitionContext.completeTransition(true)
    case .afterAnimation:
      view?.alpha = 0.5
      UIView.animate(withDuration: 0.3) {
        view?.alpha = 1
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    trace.note("ended(\(transitionCompleted))")
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    trace.note("willShow(\(label(viewController)), \(animated))")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    trace.note("didShow(\(label(viewController)), \(animated))")
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    trace.note("animator for \(operation == .push ? "push" : "pop") \(names([fromVC, toVC]))?")
    return animatesStacks ? self : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if !animatesStacks { trace.note("interactor?") }
    return interactor
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    trace.note("animator for \(label(fromVC)) \(label(toVC))?")
    return self
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    trace.note("manager for \(label(presented)) on \(label(presenting))?")
    return makeManager?(presented, presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// A presentation controller that records what it hears.
final class ProbeManager: UIPresentationController {
  private let trace: Trace
  private let removesPresenter: Bool

  init(
    _ presented: UIViewController, _ presenting: UIViewController?, _ trace: Trace, removes: Bool
  ) {
    self.trace = trace
    removesPresenter = removes
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldRemovePresentersView: Bool { removesPresenter }

  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 10, y: 100, width: 200, height: 300)
  }

  override func presentationTransitionWillBegin() { trace.note("presentation begins") }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    trace.note("presentation ended \(completed)")
  }

  override func dismissalTransitionWillBegin() { trace.note("dismissal begins") }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    trace.note("dismissal ended \(completed)")
  }
}
