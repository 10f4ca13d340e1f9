import CompactTesting
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
    expectFalse(viewModel.hasChanges)
    viewModel.remembersUsername = false
    expectTrue(viewModel.hasChanges)
    viewModel.remembersUsername = true
    expectFalse(viewModel.hasChanges)
    viewModel.signature = "Ada"
    expectEqual(viewModel.save(), Preferences(signature: "Ada"))
    expectFalse(viewModel.hasChanges)
  }

  @Test func `tells why nothing was saved until the next change`() throws {
    let folder = try TemporaryFolder.blocked()
    let viewModel = Settings.SettingsViewModel(
      store: PreferenceStore(file: folder.file("preferences.json"))
    )
    viewModel.signature = "Ada"
    expectNil(viewModel.save())
    expectTrue(viewModel.hasChanges)
    expectEqual(viewModel.problem?.contains("preferences.json can't be written"), true)
    viewModel.signature = "Ada L."
    expectNil(viewModel.problem)
  }
}
