import Coordinators
import UIKit

extension Settings {
  /// Finishes with the saved preferences, or is cancelled; asks before changes are lost.
  final class Coordinator: SceneCoordinator, FlowCoordinator {
    typealias Output = Preferences

    let context = CoordinatorContext()
    let rootViewController: UINavigationController

    init(store: PreferenceStore) {
      let screen = SettingsViewController(viewModel: SettingsViewModel(store: store))
      rootViewController = UINavigationController(rootViewController: screen)
      rootViewController.modalPresentationStyle = .pageSheet
      screen.delegate = self
    }
  }
}

extension Settings.Coordinator: Settings.SettingsViewControllerDelegate {
  func preferencesSaved(_ preferences: Preferences) {
    finish(preferences)
  }

  func cancelButtonPressed() {
    requestDismissal()
  }

  func mayDiscardChanges() async -> Bool {
    await mayDiscard("the changes", "They have not been saved.")
  }
}
