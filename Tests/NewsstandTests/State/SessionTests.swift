import CompactTesting
import Foundation
import Testing

@testable import Newsstand

@MainActor struct `A session` {
  let folder = TemporaryFolder()

  func makeSession() -> Session {
    Session(account: Account(username: "ada"), file: folder.file("session.json"))
  }

  @Test func `remembers the name for the next launch, until it shall not`() {
    expectFalse(makeSession().hasCachedUsername)
    makeSession().remember(true)
    expectEqual(makeSession().cachedUsername, "ada")
    makeSession().remember(false)
    expectFalse(makeSession().hasCachedUsername)
  }

  @Test func `leaves the file of a newer version alone`() throws {
    let newer = #"{"version": 9, "username": "grace"}"#
    try folder.write(newer, to: "session.json")
    makeSession().remember(true)
    expectFalse(makeSession().hasCachedUsername)
    try expectEqual(folder.text(of: "session.json"), newer)
  }
}
