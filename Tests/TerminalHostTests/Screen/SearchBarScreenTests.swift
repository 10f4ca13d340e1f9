import Foundation
import HeadlessUIKit
import TerminalHost
import Testing

/// Shows the rows that contain the text of its search.
private final class Finder: NSObject, UISearchResultsUpdating {
  let all = ["Salt", "Rain", "Iron"]
  let results: ListScreen

  init(_ results: ListScreen) { self.results = results }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    results.sections = [(nil, all.filter { $0.lowercased().contains(text.lowercased()) })]
    results.table.reloadData()
  }
}

@MainActor @Suite struct SearchBarScreenTests {
  private let desk = Desk(size: GridSize(columns: 44, rows: 10))
  private let search: UISearchController
  private let finder: Finder
  private let results: ListScreen

  init() {
    let results = ListScreen("Found", rows: [])
    let finder = Finder(results)
    let search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = finder
    search.searchBar.placeholder = "Articles"
    (self.search, self.finder, self.results) = (search, finder, results)
    desk.show {
      let list = ListScreen("Library", rows: ["Salt", "Rain", "Iron"])
      list.navigationItem.searchController = search
      list.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Edit", style: .plain, target: nil, action: nil)
      return UINavigationController(rootViewController: list)
    }
  }

  @Test func `The search bar stands below the title`() {
    #expect(
      desk.document == """
                          Library          [ Edit ]
          Search: [Articles______________________]
        ────────────────────────────────────────────
          Salt
          Rain
          Iron
        """)
  }

  @Test func `One writes into it, chooses among the results, and cancels`() {
    desk.press("up", "i", "r")
    #expect(search.isActive)
    #expect(search.searchBar.text == "ir")
    #expect(
      desk.document == """
          Search: [ir_______________]   [ Cancel ]
        ────────────────────────────────────────────
          Iron
        """)
    #expect(desk.screen.contains("Esc cancel"))
    var chosen: [IndexPath] = []
    results.onSelect = { chosen.append($0) }
    desk.press("down", "enter")
    #expect(chosen == [IndexPath(row: 0, section: 0)])
    desk.press("esc")
    #expect(!search.isActive)
    #expect(desk.document.contains("Library"))
    #expect(search.searchBar.text == "")
  }

  @Test func `A click puts the caret into the text`() {
    desk.press("up", "s", "a", "t")
    desk.click("sat", column: 2)
    desk.press("l")
    #expect(search.searchBar.text == "salt")
  }

  @Test func `Scopes stand below the field`() {
    search.searchBar.scopeButtonTitles = ["All", "Saved"]
    desk.press("up")
    #expect(desk.document.contains("(•) All   ( ) Saved"))
    desk.press("tab", "tab", "tab", "enter")
    #expect(search.searchBar.selectedScopeButtonIndex == 1)
  }

  @Test func `A search bar in the screen is drawn there`() {
    let bar = UISearchBar()
    bar.prompt = "Where to"
    bar.showsCancelButton = true
    desk.show { StackScreen("Places", [bar]) }
    #expect(
      desk.document == """

          Where to
          Search: [_________________]   [ Cancel ]
        """)
  }
}
