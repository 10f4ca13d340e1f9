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
