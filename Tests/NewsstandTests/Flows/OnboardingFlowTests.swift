import CompactTesting
import CoordinatorTesting
import Testing
import UIKit

@testable import Newsstand

@MainActor struct `The newcomer's pages`: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("come before the login") {
      let app = try NewsstandApp(loggedIn: false, isNewcomer: true)
      let pages = Array(repeating: "Onboarding.PageViewController", count: 3)
      expectEqual(
        app.driver.tree,
        """
        AppCoordinator  active
        └─ Onboarding.Coordinator  active  ◀ \(pages.joined(separator: ", "))
        """)
    }

    test("are turned by a finger, as far as they go") {
      let app = try NewsstandApp(loggedIn: false, isNewcomer: true)
      try await app.run(
        """
        expect screen "Fifty short articles"
        swipe left to 0.4 cancel
        expect screen "Fifty short articles"
        swipe left
        expect screen "Keep what you like"
        swipe right
        expect screen "Fifty short articles"
        swipe left
        swipe left
        expect screen "Tell us where we are wrong"
        expect idle
        """)
      #expect(throws: StepFailure.self) {
        try app.driver.perform(.swipePage(forward: true, cancelAt: nil))
      }
      expectTrue(app.driver.screen.hasSuffix("○ ○ ●"))
    }

    test("come again where nobody came to their end") {
      let folder = TemporaryFolder()
      _ = try NewsstandApp(loggedIn: false, isNewcomer: true, folder: folder)
      let second = try NewsstandApp(loggedIn: false, isNewcomer: true, folder: folder)
      expectEqual(second.driver.title, "Fifty short articles")
    }

    test("give way to the login where nothing can be kept") {
      let folder = try TemporaryFolder.blocked()
      let app = try NewsstandApp(loggedIn: false, isNewcomer: true, folder: folder)
      try await app.run("tap \"Skip\"\nexpect screen \"Newsstand\"\nexpect no tree \"Onboarding\"")
    }

    test("are freed when they have ended") {
      let app = try NewsstandApp(loggedIn: false, isNewcomer: true)
      weak let flow = app.coordinator.children.first as? Onboarding.Coordinator
      weak let page = flow?.rootViewController.topViewController?.children.first
      expectNotNil(page)
      try await app.run("swipe left\ntap \"Skip\"\nexpect screen \"Newsstand\"")
      expectNil(flow)
      expectNil(page)
    }
  }

  @Test(arguments: ["tap \"Skip\"", "tap \"Next\"\ntap \"Next\"\ntap \"Start reading\""])
  func `are shown once`(way: String) async throws {
    let folder = TemporaryFolder()
    let first = try NewsstandApp(loggedIn: false, isNewcomer: true, folder: folder)
    try await first.run("\(way)\nexpect screen \"Newsstand\"")
    let second = try NewsstandApp(loggedIn: false, isNewcomer: true, folder: folder)
    expectEqual(second.driver.title, "Newsstand")
    expectTrue(second.driver.tree.contains("Login.Coordinator"))
  }

  @Test(arguments: ["tap \"Skip\"", "swipe down"])
  func `are there again in a sheet, for whoever asks`(exit: String) async throws {
    let app = try NewsstandApp(loggedIn: true)
    try await app.run(
      """
      tab "About"
      tap "First steps"
      expect screen "Fifty short articles"
      expect tree "Onboarding.Coordinator  active"
      swipe left
      \(exit)
      expect screen "About"
      expect no tree "Onboarding"
      """)
  }
}
