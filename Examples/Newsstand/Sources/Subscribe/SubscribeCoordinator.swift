import Coordinators
import UIKit

extension Subscribe {
  /// Finishes with the chosen plan, or is cancelled.
  final class Coordinator: SceneCoordinator, FlowCoordinator {
    typealias Output = Plan

    let context = CoordinatorContext()
    let rootViewController: UINavigationController

    init(plans: [Plan]) {
      let screen = SubscribeViewController(viewModel: SubscribeViewModel(plans: plans))
      rootViewController = UINavigationController(rootViewController: screen)
      rootViewController.modalPresentationStyle = .pageSheet
      rootViewController.sheetPresentationController?.detents = [.medium(), .large()]
      rootViewController.sheetPresentationController?.prefersGrabberVisible = true
      screen.delegate = self
    }
  }
}

extension Subscribe.Coordinator: Subscribe.SubscribeViewControllerDelegate {
  func planChosen(_ plan: Plan) {
    finish(plan)
  }

  func cancelButtonPressed() {
    cancel()
  }
}
