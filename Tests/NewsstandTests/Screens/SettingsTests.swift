import CompactTesting
import CoordinatorTesting
import Testing
import UIKit

@testable import Newsstand

struct `The view model of the settings`: TableSuite {
  let folder = TemporaryFolder()

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("has changes until they are taken back or saved") {
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

    test("tells why nothing was saved until the next change") {
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
}
