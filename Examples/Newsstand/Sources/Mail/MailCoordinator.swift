import Coordinators
import UIKit

extension Mail {
  /// A letter on a sheet; finishes with the letter, or is cancelled.
  final class Coordinator: SceneCoordinator, FlowCoordinator {
    typealias Output = Letter

    let context = CoordinatorContext()
    let rootViewController: UINavigationController

    init(viewModel: ComposerViewModel) {
      let screen = ComposerViewController(viewModel: viewModel)
      rootViewController = UINavigationController(rootViewController: screen)
      screen.delegate = self
      screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.requestDismissal() }
      )
    }
  }
}

extension Mail.Coordinator: Mail.ComposerViewControllerDelegate {
  func letterWritten(_ letter: Mail.Letter) {
    finish(letter)
  }

  func mayDiscardLetter() async -> Bool {
    await mayDiscard("the draft", "It has not been sent.")
  }
}
