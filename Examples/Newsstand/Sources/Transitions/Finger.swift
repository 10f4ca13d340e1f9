import UIKit

extension Transitions {
  /// A gesture that begins a transition, and brings it to an end or takes it back.
  final class Finger: UIPercentDrivenInteractiveTransition {
    enum Intent {
      case finishing, undecided
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
      case .undecided: cancel()
      }
    }
  }
}
