import CompactTesting
import Foundation
import Testing

@testable import Newsstand

@MainActor struct `Saved articles` {
  let folder = TemporaryFolder()
  let session = Session(account: Account(username: "ada"))

  var saved: SavedArticles {
    SavedArticles(file: folder.file("saved.json"), session: session)
  }

  @Test func `are none at first`() throws {
    try expectEqual(saved.ids(), [])
    try expectEqual(saved.contains(42), false)
  }

  @Test func `are kept, the newest first`() throws {
    try expectTrue(saved.toggle(42))
    try expectTrue(saved.toggle(3))
    try expectEqual(saved.ids(), [3, 42])
    try expectTrue(saved.contains(42))
  }

  @Test func `are given up at the second press`() throws {
    try saved.toggle(42)
    try expectEqual(saved.toggle(42), false)
    try expectEqual(saved.ids(), [])
  }

  @Test func `belong to their user`() throws {
    try saved.toggle(42)
    session.begin(with: Account(username: "grace"))
    try expectEqual(saved.ids(), [])
    session.begin(with: Account(username: "Ada"))
    try expectEqual(saved.ids(), [42])
  }

  @Test func `come back to their place when the removal is undone`() throws {
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

  @Test func `come back all together`() throws {
    let saved = saved
    for id in [1, 2, 3] { try saved.toggle(id) }
    try saved.removeAll()
    try expectEqual(saved.ids(), [])
    try saved.toggle(2)
    try saved.undo()
    try expectEqual(saved.ids(), [3, 2, 1])
  }

  @Test func `have nothing to undo when nothing was there to remove`() throws {
    let saved = saved
    try saved.removeAll()
    expectFalse(saved.canUndo)
  }

  @Test func `are brought back only to their user`() throws {
    let saved = saved
    try saved.toggle(42)
    try saved.toggle(42)
    session.begin(with: Account(username: "grace"))
    expectFalse(saved.canUndo)
    session.begin(with: Account(username: "Ada"))
    expectTrue(saved.canUndo)
  }

  @Test func `can still be brought back when that failed`() throws {
    let saved = saved
    try saved.toggle(42)
    try saved.toggle(42)
    try folder.write("[]", to: "saved.json")
    #expect(throws: StateFileError.self) { try saved.undo() }
    try saved.undo()
    try expectEqual(saved.ids(), [42])
  }

  @Test func `are not lost with a damaged file`() throws {
    try folder.write("[]", to: "saved.json")
    #expect(throws: StateFileError.self) { try saved.toggle(42) }
    try expectEqual(folder.text(of: "saved.broken.json"), "[]")
    try expectTrue(saved.toggle(42))
  }
}
