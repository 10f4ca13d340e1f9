import CompactTesting
import Foundation
import Testing

@testable import Newsstand

@MainActor struct `A session`: TableSuite {
  let folder = TemporaryFolder()

  func makeSession() -> Session {
    Session(account: Account(username: "ada"), file: folder.file("session.json"))
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("remembers the name for the next launch, until it shall not") {
      expectFalse(makeSession().hasCachedUsername)
      makeSession().remember(true)
      expectEqual(makeSession().cachedUsername, "ada")
      makeSession().remember(false)
      expectFalse(makeSession().hasCachedUsername)
    }

    test("leaves the file of a newer version alone") {
      let newer = #"{"version": 9, "username": "grace"}"#
      try folder.write(newer, to: "session.json")
      makeSession().remember(true)
      expectFalse(makeSession().hasCachedUsername)
      try expectEqual(folder.text(of: "session.json"), newer)
    }
  }
}
