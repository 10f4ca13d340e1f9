import CompactTesting
import CoordinatorTesting
import Testing
import UIKit

@testable import Newsstand

@MainActor struct `What was left` {
  @Test func `is freed when the login has ended`() async throws {
    let app = try await NewsstandApp(loggedIn: false)
    weak let login = app.coordinator.children.first as? Login.Coordinator
    weak let screen = login?.navigationController.viewControllers.first
    expectNotNil(login)
    expectNotNil(screen)
    try await app.run(
      """
      tap "Sign up"
      back
      type "Username" "ada"
      type "Password" "engine"
      tap "Log in"
      expect screen "Library"
      """)
    expectNil(login)
    expectNil(screen)
  }

  @Test func `is freed when the registration has made an account`() async throws {
    let app = try await NewsstandApp(loggedIn: false)
    weak let login = app.coordinator.children.first as? Login.Coordinator
    try await app.run("tap \"Sign up\"\ntype \"Username\" \"grace\"\ntap \"Next\"")
    weak let registration = login?.children.first as? Registration.Coordinator
    weak let screen = registration?.navigationController.topViewController
    expectNotNil(screen)
    try await app.run(
      """
      type "Password" "compiler"
      type "Repeat password" "compiler"
      tap "Next"
      tap "I accept the terms"
      tap "Create account"
      expect screen "Library"
      expect depth 1
      """)
    expectEqual(app.session.account, Account(username: "grace"))
    expectNil(login)
    expectNil(registration)
    expectNil(screen)
  }

  @Test(arguments: ["back", "swipe back", "type \"Text\" \"Hello\"\ntap \"Send\""])
  func `is freed when a pushed letter has gone`(exit: String) async throws {
    let app = try await NewsstandApp(loggedIn: true)
    try await app.run("tab \"About\"\ntap \"Contact us\"\nexpect screen \"Contact us\"")
    let about = app.coordinator.children.first?.children.last as? About.Coordinator
    weak let screen = about?.navigationController.topViewController as? Mail.ComposerViewController
    expectNotNil(screen)
    try await app.run("\(exit)\nexpect screen \"About\"")
    expectNil(screen)
  }

  @Test(arguments: ["back", "swipe back", "open newsstand://article/42"])
  func `is freed when an article with its subscription has gone`(exit: String) async throws {
    let app = try await NewsstandApp(loggedIn: true)
    let main = try require(app.coordinator.children.first as? MainCoordinator)
    try await app.run("select \"Salt\"\ntap \"Subscribe\"")
    weak let reading = main.children.first?.children.first as? Reading.Coordinator
    weak let subscribe = reading?.children.first as? Subscribe.Coordinator
    weak let article = reading?.navigationController.topViewController
    weak let sheet = subscribe?.rootViewController.topViewController
    expectNotNil(article)
    expectNotNil(sheet)
    try await app.run("tap \"Cancel\"\nexpect screen \"Salt\"")
    expectNil(subscribe)
    expectNil(sheet)
    if exit.hasPrefix("open") {
      try app.open("newsstand://article/42")
    } else {
      try await app.run("\(exit)\nexpect screen \"Library\"")
    }
    expectNil(reading)
    expectNil(article)
  }
}
