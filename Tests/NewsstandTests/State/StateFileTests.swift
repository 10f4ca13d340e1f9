import CompactTesting
import Foundation
import Testing

@testable import Newsstand

@MainActor struct `A file of the state`: TableSuite {
  let folder = TemporaryFolder()

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("has no content if it is damaged") {
      let file = StateFile<Preferences>(folder.file("preferences.json"))
      for text in ["{", #"{"signature": 7}"#] {
        try folder.write(text, to: "preferences.json")
        expectNil(file.read())
      }
    }

    test("tells that its folder can't be written") {
      try folder.write("a file where the folder should be", to: "state")
      let file = StateFile<Preferences>(folder.file("state/preferences.json"))
      let error = #expect(throws: StateFileError.self) { try file.write(Preferences()) }
      expectEqual(error?.description.contains("preferences.json can't be written"), true)
    }
  }
}
