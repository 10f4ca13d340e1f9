import CoordinatorTesting
import Foundation
import Testing
import UIKit

@testable import Newsstand

@MainActor @Suite(.coordinators) struct `The app's scenes` {
  private let folder = TemporaryFolder()
  private let app = AppDriver(device: .current)

  init() {
    AppDelegate.stateDirectory = folder.url
    app.launch(AppDelegate.self, scenes: AppDelegate.scenes)
  }

  private func run(_ text: String) async throws {
    try await ScriptRunner(Script(text), app: app) { _ in }.run()
  }

  @Test func `take links, and tell of those that lead nowhere`() throws {
    var told: [String] = []
    AppDelegate.log = { told.append($0) }
    try app.perform(.open("newsstand://article/42"))
    #expect(told == [])
    try app.perform(.open("newsstand://article/0"))
    #expect(
      told == [
        """
        The link 'newsstand://article/0' was not followed: there is no article 0.
        A link that works is newsstand://article/42.
        """
      ]
    )
  }

  @Test func `have a tree each, and share what is kept`() async throws {
    let login = """
      tap "Skip"
      type "Username" "ada"
      type "Password" "engine"
      tap "Log in"
      """
    try await run(
      """
      \(login)
      expect screen "Library"
      scene open
      expect screen "Library"
      select "Salt"
      tap "Save"
      scene 1
      expect screen "Library"
      expect depth 1
      tab "Saved"
      expect text "Salt"
      """
    )
    #expect(
      app.tree == """
        AppCoordinator  active
        └─ MainCoordinator  active
           ├─ Library.Coordinator  paused  ◀ Library.ArticleListViewController
           ├─ Saved.Coordinator  active  ◀ Saved.SavedViewController
           └─ About.Coordinator  paused  ◀ About.AboutRootViewController
        AppCoordinator  active
        └─ MainCoordinator  active
           ├─ Library.Coordinator  active  ◀ Library.ArticleListViewController
           │  └─ Reading.Coordinator  active  ◀ Reading.ArticleViewController
           ├─ Saved.Coordinator  paused  ◀ Saved.SavedViewController
           └─ About.Coordinator  paused  ◀ About.AboutRootViewController
        """)
    try await run("scene 2\nscene close\nexpect screen \"Saved\"\nexpect no tree \"Reading\"")
    #expect(app.tree.components(separatedBy: "AppCoordinator").count == 2)
    #expect(app.isIdle)
  }
}
