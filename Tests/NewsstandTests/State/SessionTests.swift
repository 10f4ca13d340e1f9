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
  }
}
