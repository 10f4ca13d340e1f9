import CoordinatorTesting
import Foundation
import HeadlessUIKit

/// An animator that records its transitions and ends with its animation, or never.
final class Fader: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var log: [String] = []
  private let ends: Bool

  init(ends: Bool = true) { self.ends = ends }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let from = transitionContext.viewController(forKey: .from)?.title ?? "-"
    let to = transitionContext.viewController(forKey: .to)?.title ?? "-"
    log.append("\(from) to \(to)")
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    guard ends else { return }
    UIView.animate(
      withDuration: 0.3, animations: {},
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.append(transitionCompleted ? "ended" : "cancelled")
  }
}

/// An animator that ends when the test ends it.
final class ManualAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
  }

  func end() { context?.completeTransition(true) }
}

/// A delegate of the app that gives presentations and dismissals an animator.
class FadingDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let fader: Fader

  init(ends: Bool = true) { fader = Fader(ends: ends) }

  /// What a user drives the transitions with, if a user does.
  var driver: UIPercentDrivenInteractiveTransition?

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fader }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fader }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
}
