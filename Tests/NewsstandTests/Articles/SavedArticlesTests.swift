import CompactTesting
import Foundation
import Testing

@testable import Newsstand

struct `Saved articles`: TableSuite {
  let folder = TemporaryFolder()
  let session = Session(account: Account(username: "ada"))

  var saved: SavedArticles {
    SavedArticles(file: folder.file("saved.json"), session: session)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("are none at first") {
      expectEqual(saved.ids(), [])
      expectEqual(saved.contains(42), false)
    }

    test("are kept, the newest first") {
      try expectTrue(saved.toggle(42))
      try expectTrue(saved.toggle(3))
      expectEqual(saved.ids(), [3, 42])
      expectTrue(saved.contains(42))
    }

    test("are given up at the second press") {
      try saved.toggle(42)
      try expectEqual(saved.toggle(42), false)
      expectEqual(saved.ids(), [])
    }

    test("belong to their user") {
      try saved.toggle(42)
      session.begin(with: Account(username: "grace"))
      expectEqual(saved.ids(), [])
      session.begin(with: Account(username: "Ada"))
      expectEqual(saved.ids(), [42])
    }

    test("come back to their place when the removal is undone") {
      let saved = saved
      for id in [1, 2, 3, 4] { try saved.toggle(id) }
      try saved.toggle(3)
      try saved.toggle(1)
      expectEqual(saved.ids(), [4, 2])
      try saved.undo()
      try saved.undo()
      expectEqual(saved.ids(), [4, 3, 2, 1])
      expectFalse(saved.canUndo)
      try saved.undo()
      expectEqual(saved.ids(), [4, 3, 2, 1])
    }

    test("come back all together") {
      let saved = saved
      for id in [1, 2, 3] { try saved.toggle(id) }
      try saved.removeAll()
      expectEqual(saved.ids(), [])
      try saved.toggle(2)
      try saved.undo()
      expectEqual(saved.ids(), [3, 2, 1])
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
      try FileManager.default.removeItem(at: folder.url)
      try Data().write(to: folder.url)
      #expect(throws: StateFileError.self) { try saved.undo() }
      try FileManager.default.removeItem(at: folder.url)
      try saved.undo()
      expectEqual(saved.ids(), [42])
    }
  }
}
