import CompactTesting
import CoordinatorTesting
import Testing
import UIKit

@testable import Newsstand

/// A letter that was begun and not sent.
@MainActor struct `A draft` {
  private static let pushed = """
    tab "About"
    tap "Contact us"
    type "Text" "Dear editors"
    """

  @Test(arguments: ["swipe back", "tab \"Saved\""])
  func `on a stack asks before it is left`(exit: String) async throws {
    let app = try await NewsstandApp(loggedIn: true)
    try await app.run(
      """
      \(Self.pushed)
      \(exit)
      expect screen "Discard the draft?"
      tap "Keep editing"
      expect screen "Contact us"
      expect text "Dear editors"
      \(exit)
      tap "Discard"
      expect screen "\(exit.hasPrefix("tab") ? "Saved" : "About")"
      expect idle
      """)
  }

  @Test func `on a stack makes way for a link when the user says so`() async throws {
    let app = try await NewsstandApp(loggedIn: true)
    try await app.run(Self.pushed)
    let tree = app.driver.tree
    try app.open("newsstand://article/42")
    try await app.run(
      """
      expect screen "Discard the draft?"
      tap "Keep editing"
      expect text "Dear editors"
      expect idle
      """)
    expectEqual(app.driver.tree, tree)
    try app.open("newsstand://article/42")
    try await app.run(
      """
      tap "Discard"
      expect screen "The Night Train to the Observatory"
      expect no tree "Mail.Coordinator"
      expect idle
      """)
  }
}
