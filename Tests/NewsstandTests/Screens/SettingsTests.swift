import CoordinatorTesting
import Testing
import UIKit

@testable import Newsstand

@MainActor struct `The view model of the settings` {
  let folder = TemporaryFolder()

  @Test func `has changes until they are taken back or saved`() {
    let viewModel = Settings.SettingsViewModel(
      store: PreferenceStore(file: folder.file("preferences.json"))
    )
    #expect(!viewModel.hasChanges)
    viewModel.remembersUsername = false
    #expect(viewModel.hasChanges)
    viewModel.remembersUsername = true
    #expect(!viewModel.hasChanges)
    viewModel.signature = "Ada"
    #expect(viewModel.save() == Preferences(signature: "Ada"))
    #expect(!viewModel.hasChanges)
  }

  @Test func `tells why nothing was saved until the next change`() throws {
    let folder = try TemporaryFolder.blocked()
    let viewModel = Settings.SettingsViewModel(
      store: PreferenceStore(file: folder.file("preferences.json"))
    )
    viewModel.signature = "Ada"
    #expect(viewModel.save() == nil)
    #expect(viewModel.hasChanges)
    #expect(viewModel.problem?.contains("preferences.json can't be written") == true)
    viewModel.signature = "Ada L."
    #expect(viewModel.problem == nil)
  }
}
