import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Newsstand

struct `In a wide window`: TableSuite {
  private let narrow = """
    AppCoordinator  active
    └─ MainCoordinator  active
       ├─ Library.Coordinator  active  ◀ Library.ArticleListViewController
       │  └─ Reading.Coordinator  active  ◀ Reading.ArticleViewController
       ├─ Saved.Coordinator  paused  ◀ Saved.SavedViewController
       └─ About.Coordinator  paused  ◀ About.AboutRootViewController
    """

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("a sheet of the article stays over both") {
      let app = try await NewsstandApp(loggedIn: true)
      try await app.run(
        """
        size 120x40
        select "Salt"
        tap "Subscribe"
        size 80x24
        expect screen "Choose a plan"
        size 120x40
        select "Yearly"
        tap "Subscribe"
        expect text "Subscribed: Yearly, 40 euros a year."
        expect no tree "Subscribe.Coordinator"
        expect idle
        """)
      expectEqual(app.session.plan, .yearly)
    }

    test("a link is followed beside the list, whose row is marked") {
      let app = try await NewsstandApp(loggedIn: true)
      try await app.run("size 120x40\ntab \"About\"")
      try app.open("newsstand://article/3")
      try await app.run("expect text \"by Tomas Verhoeven\"\nexpect depth 1")
      expectTrue(app.driver.screen.contains("• A Moth in the Relay"))
      try app.open("newsstand://article/42")
      try await app.run("expect text \"by Mira Castellan\"\nexpect depth 1\nexpect idle")
      expectTrue(app.driver.screen.contains("• The Night Train to the Observatory"))
      expectFalse(app.driver.screen.contains("Cards With Holes"))
      try await app.run("select \"Salt\"\nexpect text \"by Mira Castellan\"\nexpect idle")
      expectTrue(app.driver.screen.contains("Cards With Holes"))
      expectEqual(app.driver.tree, narrow)
    }

    test("a change while another tab is seen is made up for") {
      let app = try await NewsstandApp(loggedIn: true)
      try await app.run(
        """
        select "Salt"
        tab "About"
        size 120x40
        tab "Library"
        expect text "Cards With Holes"
        expect text "by Mira Castellan"
        expect depth 1
        tab "About"
        size 80x24
        tab "Library"
        expect screen "Salt"
        expect depth 2
        expect idle
        """)
      expectEqual(app.driver.tree, narrow)
    }
  }
}
