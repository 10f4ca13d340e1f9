import CompactTesting
import Foundation
import Testing

@testable import Newsstand

struct `The preferences`: TableSuite {
  let folder = TemporaryFolder()

  var store: PreferenceStore { PreferenceStore(file: folder.file("preferences.json")) }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("are kept") {
      expectEqual(store.preferences, Preferences())
      try store.save(Preferences(signature: "Ada", remembersUsername: false))
      expectEqual(store.preferences, Preferences(signature: "Ada", remembersUsername: false))
    }

    test("of a damaged file are those of the first launch") {
      for text in ["[]", "{", #"{"signature": 7}"#] {
        try folder.write(text, to: "preferences.json")
        expectEqual(store.preferences, Preferences())
      }
    }
  }
}
