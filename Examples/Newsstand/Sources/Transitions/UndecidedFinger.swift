import UIKit

extension Transitions {
  /// A gesture that begins a transition, and takes it back.
  final class UndecidedFinger: UIPercentDrivenInteractiveTransition {
    override func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      super.startInteractiveTransition(transitionContext)
      update(0.4)
      cancel()
    }
  }
}
