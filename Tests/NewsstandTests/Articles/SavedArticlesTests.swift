import CompactTesting
import Foundation
import Testing

@testable import Newsstand

@MainActor struct `Saved articles`: TableSuite {
  let folder = TemporaryFolder()
  let session = Session(account: Account(username: "ada"))

  var saved: SavedArticles {
    SavedArticles(file: folder.file("saved.json"), session: session)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("are none at first") {
      try expectEqual(saved.ids(), [])
      try expectEqual(saved.contains(42), false)
    }

    test("are kept, the newest first") {
      try expectTrue(saved.toggle(42))
      try expectTrue(saved.toggle(3))
      try expectEqual(saved.ids(), [3, 42])
      try expectTrue(saved.contains(42))
    }

    test("are given up at the second press") {
      try saved.toggle(42)
      try expectEqual(saved.toggle(42), false)
      try expectEqual(saved.ids(), [])
    }

    test("belong to their user") {
      try saved.toggle(42)
      session.begin(with: Account(username: "grace"))
      try expectEqual(saved.ids(), [])
      session.begin(with: Account(username: "Ada"))
      try expectEqual(saved.ids(), [42])
    }

    test("come back to their place when the removal is undone") {
      let saved = saved
      for id in [1, 2, 3, 4] { try saved.toggle(id) }
      try saved.toggle(3)
      try saved.toggle(1)
      try expectEqual(saved.ids(), [4, 2])
      try saved.undo()
      try saved.undo()
      try expectEqual(saved.ids(), [4, 3, 2, 1])
      expectFalse(saved.canUndo)
      try saved.undo()
      try expectEqual(saved.ids(), [4, 3, 2, 1])
    }

    test("come back all together") {
      let saved = saved
      for id in [1, 2, 3] { try saved.toggle(id) }
      try saved.removeAll()
      try expectEqual(saved.ids(), [])
      try saved.toggle(2)
      try saved.undo()
      try expectEqual(saved.ids(), [3, 2, 1])
    }

    test("have nothing to undo when nothing was there to remove") {
      let saved = saved
      try saved.removeAll()
      expectFalse(saved.canUndo)
    }

    test("are brought back only to their user") {
      let saved = saved
      try saved.toggle(42)
      try saved.toggle(42)
      session.begin(with: Account(username: "grace"))
      expectFalse(saved.canUndo)
      session.begin(with: Account(username: "Ada"))
      expectTrue(saved.canUndo)
    }

    test("can still be brought back when that failed") {
      let saved = saved
      try saved.toggle(42)
      try saved.toggle(42)
      try folder.write("[]", to: "saved.json")
      #expect(throws: StateFileError.self) { try saved.undo() }
      try saved.undo()
      try expectEqual(saved.ids(), [42])
    }

    test("are not lost with a damaged file") {
      for (name, text) in [
        ("saved.broken", "[]"),
        ("saved.broken-2", #"{"version": 1, "users": {"ada": [3, 42, 3]}}"#),
      ] {
        try folder.write(text, to: "saved.json")
        #expect(throws: StateFileError.self) { try saved.toggle(42) }
        try expectEqual(folder.text(of: "\(name).json"), text)
      }
      try expectTrue(saved.toggle(42))
    }
  }
}
