import CompactTesting
import CoordinatorTesting
import Testing
import UIKit

@testable import Newsstand

@MainActor struct `The newcomer's pages` {
  @Test func `come before the login`() throws {
    let app = try NewsstandApp(loggedIn: false, isNewcomer: true)
    let pages = Array(repeating: "Onboarding.PageViewController", count: 3)
    expectEqual(
      app.driver.tree,
      """
      AppCoordinator  active
      └─ Onboarding.Coordinator  active  ◀ \(pages.joined(separator: ", "))
      """)
  }

  @Test func `are turned by a finger, as far as they go`() async throws {
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
      """
    )
    #expect(throws: StepFailure.self) {
      try app.driver.perform(.swipePage(forward: true, cancelAt: nil))
    }
    expectTrue(app.driver.screen.hasSuffix("○ ○ ●"))
  }

  @Test func `are turned by their buttons, the last of which leads to the login`() async throws {
    let app = try NewsstandApp(loggedIn: false, isNewcomer: true)
    try await app.run(
      """
      tap "Next"
      expect screen "Keep what you like"
      tap "Next"
      expect screen "Tell us where we are wrong"
      swipe right
      tap "Next"
      tap "Start reading"
      expect screen "Newsstand"
      expect tree "Login.Coordinator  active"
      expect no tree "Onboarding"
      """
    )
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

  @Test func `come again where nobody came to their end`() throws {
    let folder = TemporaryFolder()
    _ = try NewsstandApp(loggedIn: false, isNewcomer: true, folder: folder)
    let second = try NewsstandApp(loggedIn: false, isNewcomer: true, folder: folder)
    expectEqual(second.driver.title, "Fifty short articles")
  }

  @Test func `give way to the login where nothing can be kept`() async throws {
    let folder = try TemporaryFolder.blocked()
    let app = try NewsstandApp(loggedIn: false, isNewcomer: true, folder: folder)
    try await app.run("tap \"Skip\"\nexpect screen \"Newsstand\"\nexpect no tree \"Onboarding\"")
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
      """
    )
  }

  @Test func `let a link wait for the login`() async throws {
    let app = try NewsstandApp(loggedIn: false, isNewcomer: true)
    try app.open("newsstand://article/42")
    try await app.run(
      """
      expect screen "Fifty short articles"
      tap "Skip"
      type "Username" "ada"
      type "Password" "engine"
      tap "Log in"
      expect screen "The Night Train to the Observatory"
      """
    )
  }

  @Test func `are freed when they have ended`() async throws {
    let app = try NewsstandApp(loggedIn: false, isNewcomer: true)
    weak let flow = app.coordinator.children.first as? Onboarding.Coordinator
    weak let page = flow?.rootViewController.topViewController?.children.first
    expectNotNil(page)
    try await app.run("swipe left\ntap \"Skip\"\nexpect screen \"Newsstand\"")
    expectNil(flow)
    expectNil(page)
  }
}
