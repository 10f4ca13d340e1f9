import Coordinators
import UIKit

extension Settings {
  /// Ends with the preferences that were saved, or cancelled; asks before changes are lost.
  final class Coordinator: NSObject, SceneCoordinator, FlowCoordinator {
    typealias Output = Preferences

    let context = CoordinatorContext()
    let rootViewController: UINavigationController

    private let viewModel: SettingsViewModel

    init(store: PreferenceStore) {
      viewModel = SettingsViewModel(store: store)
      let screen = SettingsViewController(viewModel: viewModel)
      rootViewController = UINavigationController(rootViewController: screen)
      rootViewController.modalPresentationStyle = .pageSheet
      super.init()
      screen.delegate = self
      rootViewController.presentationController?.delegate = self
    }

    private func leave() {
      guard viewModel.hasChanges else { return cancel() }
      let question = UIAlertController(
        title: "Discard the changes?", message: "They have not been saved.",
        preferredStyle: .alert
      )
      question.addAction(
        UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.cancel() }
      )
      let keep = UIAlertAction(title: "Keep editing", style: .cancel)
      question.addAction(keep)
      question.preferredAction = keep
      present(question)
    }
  }
}

extension Settings.Coordinator: Settings.SettingsViewControllerDelegate {
  func preferencesSaved(_ preferences: Preferences) {
    finish(preferences)
  }

  func cancelButtonPressed() {
    leave()
  }
}

extension Settings.Coordinator: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    leave()
  }
}
