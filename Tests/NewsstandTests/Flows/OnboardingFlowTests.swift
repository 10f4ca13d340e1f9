import CompactTesting
import CoordinatorTesting
import Testing
import UIKit

@testable import Newsstand

struct `The newcomer's pages`: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("come again where nobody came to their end") {
      let folder = TemporaryFolder()
      _ = try await NewsstandApp(loggedIn: false, isNewcomer: true, folder: folder)
      let second = try await NewsstandApp(loggedIn: false, isNewcomer: true, folder: folder)
      expectEqual(second.driver.title, "Fifty short articles")
    }

    test("give way to the login where nothing can be kept") {
      let folder = try TemporaryFolder.blocked()
      let app = try await NewsstandApp(loggedIn: false, isNewcomer: true, folder: folder)
      try await app.run("tap \"Skip\"\nexpect screen \"Newsstand\"\nexpect no tree \"Onboarding\"")
    }
  }

  @Test(arguments: ["tap \"Skip\"", "tap \"Next\"\ntap \"Next\"\ntap \"Start reading\""])
  func `are shown once`(way: String) async throws {
    let folder = TemporaryFolder()
    let first = try await NewsstandApp(loggedIn: false, isNewcomer: true, folder: folder)
    try await first.run("\(way)\nexpect screen \"Newsstand\"")
    let second = try await NewsstandApp(loggedIn: false, isNewcomer: true, folder: folder)
    expectEqual(second.driver.title, "Newsstand")
    expectTrue(second.driver.tree.contains("Login.Coordinator"))
  }
}
