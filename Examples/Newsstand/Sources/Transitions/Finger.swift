import UIKit

extension Transitions {
  /// A gesture that begins a transition, and then finishes or cancels it.
  final class Finger: UIPercentDrivenInteractiveTransition {
    enum Intent {
      case finishing, cancelling
    }

    private let intent: Intent

    init(_ intent: Intent) {
      self.intent = intent
      super.init()
    }

    override func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) {
      super.startInteractiveTransition(transitionContext)
      update(0.4)
      switch intent {
      case .finishing: finish()
      case .cancelling: cancel()
      }
    }
  }
}
