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
}
