import CompactTesting
import CoordinatorTesting
import Testing

@testable import Newsstand

struct `The login`: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("offers the name that was used last") {
      let folder = TemporaryFolder()
      let first = try await NewsstandApp(loggedIn: false, folder: folder)
      try await first.run(
        """
        type "Username" "ada"
        type "Password" "engine"
        tap "Log in"
        expect screen "Library"
        """)
      expectEqual(first.session.account, Account(username: "ada"))
      let second = try await NewsstandApp(loggedIn: false, folder: folder)
      expectTrue(second.driver.screen.contains("Username: [ada"))
      try await second.run(
        """
        type "Password" "engine"
        tap "Log in"
        expect screen "Library"
        """)
    }

    test("begins empty when the name can't be read") {
      let folder = TemporaryFolder()
      try folder.write("{", to: "session.json")
      let app = try await NewsstandApp(loggedIn: false, folder: folder)
      expectFalse(app.session.hasCachedUsername)
    }
  }
}
