import CompactTesting
import CoordinatorTesting
import Testing
import UIKit

@testable import Newsstand

/// Links as a script opens them: through the application's delegate.
@MainActor @Suite(.coordinators) struct `A link in a script` {
  let folder = TemporaryFolder()
  let app: AppDriver

  init() throws { app = try AppDriver.newsstand(in: folder) }

  @Test func `waits for the login, then leads on from everywhere`() async throws {
    try await run(
      """
      open newsstand://article/1
      expect screen "Fifty short articles"
      tap "Skip"
      expect screen "Newsstand"
      type "Username" "ada"
      type "Password" "engine"
      tap "Log in"
      open newsstand://article/42
      expect screen "The Night Train to the Observatory"
      expect depth 2
      expect no tree "Login.Coordinator"
      tap "Subscribe"
      open newsstand://article/2
      expect screen "Cards With Holes"
      expect depth 2
      expect no tree "Subscribe.Coordinator"
      tab "About"
      tap "Contact us"
      open newsstand://article/42
      expect screen "The Night Train to the Observatory"
      expect depth 2
      expect idle
      back
      expect depth 1
      expect no tree "Reading.Coordinator"
      """)
  }

  @Test(
    arguments: [
      "open newsstand://article/x", "open newsstand://author/1", "open https://example.org",
      "open \"a b:c\"", "activity \"reading\" \"link=newsstand://nowhere/at/all\"",
      "activity \"NSUserActivityTypeBrowsingWeb\" \"webpageURL=https://example.org/1\"",
      "shortcut \"article\" \"link=newsstand://article/x\"",
    ])
  func `that leads nowhere fails, and later ones succeed`(step: String) async throws {
    AppDelegate.log = { _ in }
    let end = await #expect(throws: ScriptFailure.self) { try await run(step) }
    expectEqual(end?.line, 1)
    expectEqual(end?.tree, app.tree)
    expectEqual(app.title, "Fifty short articles")
    try await run("tap \"Skip\"\nopen newsstand://about")
  }

  private func run(_ text: String) async throws {
    var runner = ScriptRunner(try Script(text), app: app) { _ in }
    runner.timeout = .seconds(300)
    try await runner.run()
  }
}
