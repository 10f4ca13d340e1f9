import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Newsstand

@MainActor struct `In a wide window`: TableSuite {
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
    test("another article takes the place of the one that is read") {
      let app = try await NewsstandApp(loggedIn: true)
      try await app.run("size 120x40\nselect \"Salt\"")
      weak let first = app.reading
      weak let screen = first?.navigationController.topViewController
      expectNotNil(screen)
      try await app.run(
        """
        select "Tides for Beginners"
        expect text "by Nils Ekdahl"
        expect no text "It takes a shallow pan"
        expect depth 1
        """)
      expectNil(first)
      expectNil(screen)
      expectEqual(app.driver.tree, narrow)
    }

    test("what is read stays when the window gets narrow, and when it gets wide again") {
      let app = try await NewsstandApp(loggedIn: true)
      try await app.run("size 120x40\nselect \"Salt\"\ntap \"Save\"")
      let reading = try require(app.reading)
      let screen = reading.navigationController.topViewController
      try await app.run(
        """
        size 80x24
        expect screen "Salt"
        expect depth 2
        expect text "Unsave"
        expect no text "Cards With Holes"
        expect idle
        """)
      expectEqual(app.driver.tree, narrow)
      try await app.run(
        """
        size 120x40
        expect text "Cards With Holes"
        expect text "It takes a shallow pan"
        expect depth 1
        expect idle
        """)
      expectEqual(app.driver.tree, narrow)
      expectSame(app.reading, reading)
      expectSame(reading.navigationController.topViewController, screen)
    }

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

    test("a link that waited for the login leads on") {
      let app = try await NewsstandApp(loggedIn: false)
      try app.open("newsstand://article/42")
      try await app.run(
        """
        size 120x40
        type "Username" "ada"
        type "Password" "engine"
        tap "Log in"
        expect text "by Mira Castellan"
        expect text "Cards With Holes"
        expect depth 1
        expect idle
        """)
      expectEqual(app.driver.tree, narrow)
    }
  }

  @Test(arguments: ["back", "swipe back"])
  func `what is left in a narrow one is not there when it is wide again`(exit: String)
    async throws
  {
    let app = try await NewsstandApp(loggedIn: true)
    try await app.run(
      """
      size 120x40
      select "Salt"
      size 80x24
      \(exit)
      expect screen "Library"
      expect depth 1
      expect no tree "Reading"
      size 120x40
      expect text "Choose an article, and read it here."
      expect no text "by Mira Castellan"
      """)
  }
}

extension NewsstandApp {
  /// What is read in the Library.
  fileprivate var reading: Reading.Coordinator? {
    coordinator.children.first?.children.first?.children.first as? Reading.Coordinator
  }
}
