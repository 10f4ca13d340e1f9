import CompactTesting
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

/// Ends a search at Return.
private final class EndsSearch: NSObject, UISearchBarDelegate {
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
}

struct SearchBarScreenTests: TableSuite {
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

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The search bar stands below the title") {
      desk.expectDocument(
        """
                          Library          [ Edit ]
          Search: [Articles______________________]
        ────────────────────────────────────────────
          Salt
          Rain
          Iron
        """)
    }

    test("One writes into it, chooses among the results, and cancels") {
      desk.press("up", "i", "r")
      expectTrue(search.isActive)
      expectEqual(search.searchBar.text, "ir")
      desk.expectDocument(
        """
          Search: [ir_______________]   [ Cancel ]
        ────────────────────────────────────────────
          Iron
        """)
      expectTrue(desk.screen.contains("Esc cancel"))
      var chosen: [IndexPath] = []
      results.onSelect = { chosen.append($0) }
      desk.press("down", "enter")
      expectEqual(chosen, [IndexPath(row: 0, section: 0)])
      desk.press("esc")
      expectFalse(search.isActive)
      expectTrue(desk.document.contains("Library"))
      expectEqual(search.searchBar.text, "")
    }

    test("A click puts the caret into the text") {
      desk.press("up", "s", "a", "t")
      desk.click("sat", column: 2)
      desk.press("l")
      expectEqual(search.searchBar.text, "salt")
    }

    test("Scopes stand below the field") {
      search.searchBar.scopeButtonTitles = ["All", "Saved"]
      desk.press("up")
      expectTrue(desk.document.contains("(•) All   ( ) Saved"))
      desk.press("tab", "tab", "tab", "enter")
      expectEqual(search.searchBar.selectedScopeButtonIndex, 1)
    }

    test("Return does not begin to write again where the search is the only element") {
      let bar = UISearchBar()
      let ending = EndsSearch()
      bar.delegate = ending
      desk.show { StackScreen("Places", [bar]) }
      desk.press("x", "enter")
      expectEqual(bar.text, "x")
      expectFalse(bar.searchTextField.isFirstResponder)
    }

    test("Views with frames are drawn from the top down") {
      desk.show {
        let screen = UIViewController()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
        let content = UIView(frame: CGRect(x: 0, y: 56, width: 390, height: 700))
        let title = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 30))
        title.text = "Found"
        content.addSubview(title)
        screen.view.addSubview(content)
        screen.view.addSubview(bar)
        return screen
      }
      desk.expectDocument(
        """

          Search: [______________________________]

          Found
        """)
    }

    test("A search bar in the screen is drawn there") {
      let bar = UISearchBar()
      bar.prompt = "Where to"
      bar.showsCancelButton = true
      desk.show { StackScreen("Places", [bar]) }
      desk.expectDocument(
        """

          Where to
          Search: [_________________]   [ Cancel ]
        """)
    }
  }
}
