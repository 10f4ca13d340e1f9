import CompactTesting
import Foundation
import Testing

@testable import Newsstand

@MainActor struct `A file of the state`: TableSuite {
  let folder = TemporaryFolder()

  var file: StateFile<Preferences> { StateFile(folder.file("preferences.json")) }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    for (text, reason) in [
      ("{", "it is not valid JSON"),
      (#"{"version": 1}"#, "'signature' is missing"),
      (#"{"version": 1, "signature": 7}"#, "a value that is not a String at signature"),
    ] {
      test("is kept aside when \(reason), and tells how to repair it") {
        try folder.write(text, to: "preferences.json")
        let error = #expect(throws: StateFileError.self) { try file.read() }
        expectEqual(
          error?.description,
          """
          The file \(folder.file("preferences.json").path) is damaged: \(reason). It was kept as \
          \(folder.file("preferences.broken.json").path), nothing is lost.
          To repair it, correct that file and move it back to preferences.json; or try again to \
          begin with a new one.
          """)
        try expectEqual(folder.names(), ["preferences.broken.json"])
        try expectEqual(folder.text(of: "preferences.broken.json"), text)
        try expectNil(file.read())
      }
    }

    test("never overwrites a file that was kept aside") {
      try folder.write("old", to: "preferences.broken.json")
      try folder.write("new", to: "preferences.json")
      #expect(throws: StateFileError.self) { try file.read() }
      try expectEqual(folder.names(), ["preferences.broken-2.json", "preferences.broken.json"])
      try expectEqual(folder.text(of: "preferences.broken.json"), "old")
    }

    test("of a newer version is left alone") {
      let text = #"{"version": 2, "people": []}"#
      try folder.write(text, to: "preferences.json")
      let error = #expect(throws: StateFileError.self) { try file.read() }
      expectEqual(error?.description.contains("written by a newer Newsstand (version 2)"), true)
      try expectEqual(folder.text(of: "preferences.json"), text)
    }

    test("tells that it can't be read") {
      try FileManager.default.createDirectory(
        at: folder.file("preferences.json"), withIntermediateDirectories: true
      )
      let error = #expect(throws: StateFileError.self) { try file.read() }
      expectEqual(error?.code, .unreadable)
      expectEqual(error?.description.contains("preferences.json can't be read"), true)
      expectEqual(error?.description.contains("To repair it"), true)
      try expectEqual(folder.names(), ["preferences.json"])
    }

    test("tells that its folder can't be written") {
      try folder.write("a file where the folder should be", to: "state")
      let file = StateFile<Preferences>(folder.file("state/preferences.json"))
      let error = #expect(throws: StateFileError.self) { try file.write(Preferences()) }
      expectEqual(error?.description.contains("preferences.json can't be written"), true)
    }
  }
}
