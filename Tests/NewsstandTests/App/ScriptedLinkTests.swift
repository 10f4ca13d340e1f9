import CompactTesting
import CoordinatorTesting
import Testing
import UIKit

@testable import Newsstand

/// Links as a script opens them: through the application's delegate.
@MainActor @Suite(.coordinators) struct `A link in a script` {
  let folder = TemporaryFolder()
  let app = AppDriver(device: .current)

  init() {
    AppDelegate.stateDirectory = folder.url
    app.launch(AppDelegate.self)
  }

  @Test func `waits for the login, then leads on from everywhere`() async throws {
    let end = try await end(
      of: """
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
        """)
    expectNil(end)
  }

  @Test(
    arguments: ["newsstand://article/51", "newsstand://author/1", "https://example.org", "a b:c"])
  func `that leads nowhere fails`(link: String) async throws {
    AppDelegate.log = { _ in }
    let end = try await end(of: "open \"\(link)\"")
    expectEqual(end?.line, 1)
    expectEqual(end?.tree, app.tree)
    expectEqual(app.title, "Fifty short articles")
  }

  private func end(of text: String) async throws -> ScriptFailure? {
    var runner = ScriptRunner(try Script(text), app: app) { _ in }
    runner.patience = .seconds(300)
    do {
      try await runner.run()
      return nil
    } catch {
      return error
    }
  }
}
