import CompactTesting
import Foundation
import Testing

@testable import Newsstand

@MainActor struct `The preferences`: TableSuite {
  let folder = TemporaryFolder()

  var store: PreferenceStore { PreferenceStore(file: folder.file("preferences.json")) }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("are kept") {
      expectEqual(store.preferences, Preferences())
      try store.save(Preferences(signature: "Ada", remembersUsername: false))
      expectEqual(store.preferences, Preferences(signature: "Ada", remembersUsername: false))
    }

    test("of an older version know nothing of the newcomer's pages") {
      let older = #"{"version": 1, "signature": "Ada", "remembersUsername": false}"#
      try folder.write(older, to: "preferences.json")
      expectEqual(store.preferences, Preferences(signature: "Ada", remembersUsername: false))
      store.noteOnboarding()
      expectEqual(
        store.preferences,
        Preferences(signature: "Ada", remembersUsername: false, hasSeenOnboarding: true))
    }

    test("of a damaged file are those of the first launch, and the file is kept") {
      try folder.write("[]", to: "preferences.json")
      expectEqual(store.preferences, Preferences())
      try expectEqual(folder.text(of: "preferences.broken.json"), "[]")
    }

    test("of a newer version are left alone") {
      let newer = #"{"version": 9, "signature": "Ada", "remembersUsername": true}"#
      try folder.write(newer, to: "preferences.json")
      expectEqual(store.preferences, Preferences())
      #expect(throws: StateFileError.self) { try store.save(Preferences(signature: "Grace")) }
      try expectEqual(folder.text(of: "preferences.json"), newer)
    }
  }
}
