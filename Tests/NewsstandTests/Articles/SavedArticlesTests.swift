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
    #expect(try saved.ids() == [])
    #expect(try saved.contains(42) == false)
  }

  @Test func `are kept, the newest first`() throws {
    #expect(try saved.toggle(42))
    #expect(try saved.toggle(3))
    #expect(try saved.ids() == [3, 42])
    #expect(try saved.contains(42))
  }

  @Test func `are given up at the second press`() throws {
    try saved.toggle(42)
    #expect(try saved.toggle(42) == false)
    #expect(try saved.ids() == [])
  }

  @Test func `belong to their user`() throws {
    try saved.toggle(42)
    session.begin(with: Account(username: "grace"))
    #expect(try saved.ids() == [])
    session.begin(with: Account(username: "Ada"))
    #expect(try saved.ids() == [42])
  }

  @Test func `are not lost with a damaged file`() throws {
    try folder.write("[]", to: "saved.json")
    #expect(throws: StateFileError.self) { try saved.toggle(42) }
    #expect(try folder.text(of: "saved.broken.json") == "[]")
    #expect(try saved.toggle(42))
  }
}
