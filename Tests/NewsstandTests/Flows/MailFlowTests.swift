import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing
import UIKit

@testable import Newsstand

struct `A letter`: TableSuite {
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
  func `that is given up goes nowhere`(exit: String) async throws {
    let app = try await NewsstandApp(loggedIn: true)
    try await app.run(
      """
      select "Salt"
      tap "Report a mistake"
      type "Text" "Too dry"
      \(exit)
      tap "Discard"
      expect screen "Salt"
      """)
    expectTrue(app.openedURLs.isEmpty)
  }
}

@MainActor struct `Leaving the app` {
  @Test func `to rate it opens the store`() async throws {
    let app = try await NewsstandApp(loggedIn: true)
    try await app.run("tab \"About\"\ntap \"Rate the app\"\nexpect screen \"About\"")
    expectEqual(app.openedURLs, ["https://store.newsstand.example/review"])
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
