import Foundation
import UIKit

extension Transitions {
  /// Fades in what is presented, and out again.
  final class FadeTransition: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      FadeAnimator(key: .to)
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      FadeAnimator(key: .from)
    }
  }

  final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let key: UITransitionContextViewKey

    /// - Parameter key: What fades: `.to` comes, `.from` goes.
    init(key: UITransitionContextViewKey) {
      self.key = key
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval {
      0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let view = transitionContext.view(forKey: key) else {
        return transitionContext.completeTransition(false)
      }
      let comes = key == .to
      if comes {
        view.frame = transitionContext.containerView.bounds
        view.alpha = 0
        transitionContext.containerView.addSubview(view)
      } else if let below = transitionContext.view(forKey: .to) {
        transitionContext.containerView.insertSubview(below, at: 0)
      }
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        view.alpha = comes ? 1 : 0
      } completion: { _ in
        if transitionContext.transitionWasCancelled { view.alpha = 1 }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}
