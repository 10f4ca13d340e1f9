import CompactTesting
import CoordinatorTesting
import Testing
import UIKit

@testable import Newsstand

@MainActor struct `A link to an article`: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("comes through from another tab and its sheet") {
      let app = try await NewsstandApp(loggedIn: true)
      try await app.run(
        """
        select "Salt"
        tap "Save"
        back
        tab "Saved"
        select "Salt"
        tap "Subscribe"
        """)
      try app.open("newsstand://article/42")
      try await app.run(
        """
        expect screen "The Night Train to the Observatory"
        expect depth 2
        expect no tree "Subscribe"
        tab "Saved"
        expect screen "Salt"
        """)
    }

    test("that is followed by another one while a draft asks leads to the latest") {
      let app = try await NewsstandApp(loggedIn: true)
      try await app.run("tab \"About\"\ntap \"Feedback\"\ntype \"Text\" \"Dear editors\"")
      try app.open("newsstand://article/1")
      try app.open("newsstand://article/42")
      try await app.run(
        """
        expect screen "Discard the draft?"
        tap "Discard"
        expect screen "The Night Train to the Observatory"
        expect depth 2
        expect idle
        """)
      expectEqual(app.driver.tree.split(separator: "\n").count { $0.contains("Reading") }, 1)
    }

    test("that the visible root does not make way for is rejected") {
      let app = try await NewsstandApp(loggedIn: true)
      app.coordinator.perform(.setRoot(Vault(), suspendingCurrent: true))
      app.driver.settle()
      try app.open("newsstand://article/42")
      await app.driver.settleTasks()
      app.driver.settle()
      expectTrue(app.driver.journal.contains("link newsstand://article/42: failed"))
      expectTrue(app.driver.tree.contains("MainCoordinator  paused"), app.driver.tree)
    }

    test("that leads nowhere is rejected and changes nothing") {
      let app = try await NewsstandApp(loggedIn: true)
      let tree = app.driver.tree
      for (text, result) in [
        ("newsstand://article/51", "denied: Library.Coordinator does not admit 'article(51)'"),
        ("newsstand://author/1", "leads nowhere: The link 'newsstand://author/1'"),
      ] {
        try app.open(text)
        await app.driver.settleTasks()
        expectTrue(
          app.link?.ended?.description.hasPrefix(result) == true, "\(app.link?.ended as Any)")
      }
      expectEqual(app.driver.tree, tree)
      expectEqual(app.driver.depth, 1)
      expectTrue(app.driver.journal.contains("link newsstand://article/51: denied"))
    }
  }

  /// A root that is not left.
  private final class Vault: UIViewController, LeaveGuarding {
    var guardsLeaving: Bool { true }
    func canLeave() async -> Bool { false }
  }
}
