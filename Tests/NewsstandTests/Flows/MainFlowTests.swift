import CompactTesting
import CoordinatorTesting
import Testing

@testable import Newsstand

@MainActor struct `After the login`: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("there are three tabs, the Library in front") {
      let app = try NewsstandApp(loggedIn: true)
      expectEqual(
        app.driver.tree,
        """
        AppCoordinator  active
        └─ MainCoordinator  active
           ├─ Library.Coordinator  active  ◀ Library.ArticleListViewController
           ├─ Saved.Coordinator  paused  ◀ Saved.SavedViewController
           └─ About.Coordinator  paused  ◀ About.AboutRootViewController
        """)
    }

    test("the plan is seen below a long article too") {
      let app = try NewsstandApp(loggedIn: true)
      try await app.run(
        """
        select "The Engine That Was Never Finished"
        tap "Subscribe"
        tap "Subscribe"
        expect screen "The Engine That Was Never Finished"
        """)
      expectTrue(app.driver.screen.contains("Subscribed: Monthly"))
    }

    test("a saved article is in the second tab until it is given up") {
      let app = try NewsstandApp(loggedIn: true)
      try await app.run(
        """
        tab "Saved"
        expect text "Nothing is saved yet."
        tab "Library"
        select "Salt"
        tap "Save"
        tab "Saved"
        expect tree "Library.Coordinator  paused"
        select "Salt"
        expect depth 2
        tap "Unsave"
        back
        expect text "Nothing is saved yet."
        tab "Library"
        expect screen "Salt"
        expect text "Save"
        expect no text "Unsave"
        """)
    }

    test("what was removed from the saved list comes back") {
      let app = try NewsstandApp(loggedIn: true)
      try await app.run(
        """
        select "Salt"
        tap "Save"
        back
        select "Tides for Beginners"
        tap "Save"
        tab "Saved"
        select "Salt"
        tap "Unsave"
        back
        expect no text "Salt"
        tap "Remove all"
        expect text "Nothing is saved yet."
        tap "Undo"
        expect text "Tides for Beginners"
        expect no text "Salt"
        tap "Undo"
        expect text "Salt"
        tab "Library"
        expect screen "Tides for Beginners"
        expect text "Unsave"
        """)
    }
  }

  @Test(arguments: ["80x24", "120x40"])
  func `the details of an article are a popover or a sheet of its coordinator`(
    size: String
  ) async throws {
    let app = try NewsstandApp(loggedIn: true)
    try await app.run(
      """
      size \(size)
      select "Salt"
      tap "Details"
      expect text "About"
      expect tree "◀ Reading.ArticleViewController, Reading.DetailsViewController"
      swipe down
      expect no tree "Details"
      expect screen "Salt"
      """)
  }

  @Test(arguments: ["tap \"Cancel\"", "swipe down"])
  func `a subscription that is given up changes nothing`(exit: String) async throws {
    let app = try NewsstandApp(loggedIn: true)
    try await app.run(
      """
      select "Salt"
      tap "Subscribe"
      expect screen "Choose a plan"
      expect tree "Subscribe.Coordinator  active"
      swipe down to 0.4 cancel
      expect tree "Subscribe.Coordinator  active"
      \(exit)
      expect screen "Salt"
      expect no tree "Subscribe"
      expect no text "Subscribed"
      """)
    expectNil(app.session.plan)
  }
}
