import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing
import UIKit

@testable import Newsstand

@MainActor struct `A letter`: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("about an article names it, and bears the signature") {
      let app = try await NewsstandApp(loggedIn: true)
      try await app.run(
        """
        tab "About"
        tap "Settings"
        type "Signature" "Ada"
        tap "Save"
        tab "Library"
        select "Salt"
        tap "Report a mistake"
        tap "Send"
        expect text "Write something first."
        type "Text" "Too dry. Ada"
        type "Recipient" "nobody"
        tap "Send"
        expect text "Enter the address of the recipient."
        type "Recipient" "//editors@newsstand.example"
        tap "Send"
        expect screen "Report a mistake"
        expect text "Enter the address of the recipient."
        type "Recipient" "editors@newsstand.example"
        tap "Send"
        expect screen "Salt"
        """)
      expectEqual(
        app.openedURLs, ["mailto:editors@newsstand.example?subject=Salt&body=Too%20dry.%20Ada"])
    }
  }

  @Test(arguments: ["tap \"Cancel\"", "swipe down"])
  func `that is given up goes nowhere and is freed`(exit: String) async throws {
    let app = try await NewsstandApp(loggedIn: true)
    try await app.run(
      "select \"Salt\"\ntap \"Report a mistake\"\nexpect screen \"Report a mistake\"")
    let reading = app.coordinator.children.first?.children.first?.children.first
    weak let mail = reading?.children.first as? Mail.Coordinator
    weak let screen = mail?.rootViewController.topViewController
    expectNotNil(screen)
    try await app.run("type \"Text\" \"Too dry\"\n\(exit)\ntap \"Discard\"\nexpect screen \"Salt\"")
    expectNil(mail)
    expectNil(screen)
    expectTrue(app.openedURLs.isEmpty)
  }
}

@MainActor struct `Leaving the app` {
  @Test func `to rate it opens the store`() async throws {
    let app = try await NewsstandApp(loggedIn: true)
    try await app.run("tab \"About\"\ntap \"Rate the app\"\nexpect screen \"About\"")
    expectEqual(app.openedURLs, ["https://store.newsstand.example/review"])
    let lines = app.driver.events.map { "\($0.kind)" }.filter { $0.contains("openExternally") }
    expectEqual(
      lines,
      [
        "openExternally https://store.newsstand.example/review requested",
        "openExternally https://store.newsstand.example/review performed",
      ])
  }

  @Test(arguments: ["Rate the app", "Feedback", "Contact us"])
  func `is told in an alert where no app takes over`(button: String) async throws {
    let app = try await NewsstandApp(loggedIn: true, hasOtherApps: false)
    let letter = button == "Rate the app" ? "" : "type \"Text\" \"Hello\"\ntap \"Send\""
    try await app.run(
      """
      tab "About"
      tap "\(button)"
      \(letter)
      expect screen "No app for this"
      tap "OK"
      expect screen "About"
      expect idle
      """)
  }
}
