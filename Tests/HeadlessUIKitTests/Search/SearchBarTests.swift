import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// A search bar by itself.
struct SearchBarTests: TableSuite {
  private let stage = Stage()
  private let bar = UISearchBar()
  private let listener: SearchRecorder

  init() {
    let (stage, bar) = (stage, bar)
    listener = SearchRecorder(stage.recorder)
    let screen = stage.screen("A")
    stage.run { screen.view.addSubview(bar) }
    stage.show(screen)
    bar.delegate = listener
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Writing asks and tells the delegate") {
      try stage.input.insert("a", in: bar.searchTextField)
      stage.expectCalls("shouldBegin\ndidBegin\nshouldChange(0,0 a)\ntextDidChange(a)")
      expectEqual(bar.text, "a")
      listener.allows = false
      expectRejection("the field rejected the text") {
        try stage.input.insert("b", in: bar.searchTextField)
      }
      stage.expectCalls("shouldChange(1,0 b)")
      expectEqual(bar.text, "a")
    }

    test("A delegate that implements nothing lets a user write") {
      final class Silent: NSObject, UISearchBarDelegate {}
      let silent = Silent()
      bar.delegate = silent
      try stage.input.insert("a", in: bar.searchTextField)
      expectTrue(bar.isFirstResponder)
      expectTrue(bar.resignFirstResponder())
      expectEqual(bar.text, "a")
      stage.expectCalls("")
    }

    test("The delegate can reject that editing begins") {
      listener.allows = false
      expectRejection("the field does not let itself be edited") {
        try stage.input.insert("a", in: bar.searchTextField)
      }
      stage.expectCalls("shouldBegin")
      expectFalse(bar.isFirstResponder)
    }

    /// Fact search.text: The delegate hears of text that a user changed, also of its end.
    ///
    /// Source: `UISearchBarDelegate.searchBar(_:textDidChange:)`
    test("Only a user's changes are told") {
      bar.text = "salt"
      stage.expectCalls("")
      try stage.input.replaceText(in: bar.searchTextField, with: "")
      expectTrue(stage.take().hasSuffix("textDidChange()"))
    }

    test("The key that searches is told; a bar of its own keeps the keyboard") {
      try stage.input.pressReturn(in: bar.searchTextField)
      stage.expectCalls("shouldBegin\ndidBegin\nsearch")
      expectTrue(bar.isFirstResponder)
      expectTrue(bar.resignFirstResponder())
      stage.expectCalls("shouldEnd\ndidEnd")
    }

    /// Choice search.key: The key that searches ends editing where a search controller has the bar.
    test("With a search controller the key that searches puts the keyboard away") {
      let search = stage.run { UISearchController(searchResultsController: nil) }
      stage.run { stage.window.rootViewController?.view.addSubview(search.searchBar) }
      try stage.input.pressReturn(in: search.searchBar.searchTextField)
      expectFalse(search.searchBar.isFirstResponder)
      expectTrue(search.isActive)
    }

    test("Scopes are chosen and told") {
      bar.scopeButtonTitles = ["All", "Saved"]
      bar.showsScopeBar = true
      expectEqual(bar.selectedScopeButtonIndex, 0)
      try stage.input.select(segment: 1, in: bar.scopeControl)
      stage.expectCalls("scope(1)")
      expectEqual(bar.selectedScopeButtonIndex, 1)
      bar.selectedScopeButtonIndex = 0
      stage.expectCalls("")
    }

    test("The chosen scope is one of the titles that are left") {
      bar.scopeButtonTitles = ["All", "Saved", "Read"]
      bar.selectedScopeButtonIndex = 2
      bar.scopeButtonTitles = ["All", "Saved"]
      expectEqual(bar.selectedScopeButtonIndex, 1)
    }

    test("A search shows the scopes, and their change updates the results") {
      let search = stage.run { UISearchController(searchResultsController: nil) }
      search.searchResultsUpdater = listener
      search.searchBar.scopeButtonTitles = ["All", "Saved"]
      stage.run { stage.window.rootViewController?.view.addSubview(search.searchBar) }
      expectFalse(search.searchBar.showsScopeBar)
      try stage.input.tap(search.searchBar.searchTextField)
      stage.clock.drain()
      expectTrue(search.searchBar.showsScopeBar)
      _ = stage.take()
      try stage.input.select(segment: 1, in: search.searchBar.scopeControl)
      stage.expectCalls("update()")
      search.isActive = false
      stage.clock.drain()
      expectFalse(search.searchBar.showsScopeBar)
    }

    /// Fact search.scopes: A search shows the scopes, if there are several, from its beginning on or, if
    ///   the app says so, from its first letter on, and hides them at its end; but not once the app has
    ///   set whether they are shown, as Apple's header says.
    ///
    /// Source: `UISearchController.scopeBarActivation`
    test("Scopes are shown from the first letter on, or as the app has set") {
      let search = stage.run { UISearchController(searchResultsController: nil) }
      let bar = search.searchBar
      bar.scopeButtonTitles = ["All"]
      stage.run { stage.window.rootViewController?.view.addSubview(bar) }
      try stage.input.tap(bar.searchTextField)
      stage.clock.drain()
      expectFalse(bar.showsScopeBar)
      bar.scopeButtonTitles = ["All", "Saved"]
      search.scopeBarActivation = .onTextEntry
      expectFalse(bar.showsScopeBar)
      try stage.input.insert("s", in: bar.searchTextField)
      expectTrue(bar.showsScopeBar)
      search.isActive = false
      stage.clock.drain()
      expectFalse(bar.showsScopeBar)
      bar.showsScopeBar = true
      expectEqual(search.scopeBarActivation, .manual)
      search.isActive = true
      search.isActive = false
      stage.clock.drain()
      expectTrue(bar.showsScopeBar)
    }

    test("The delegates can be called as Objective-C's optional methods are") {
      let optional: (any UISearchBarDelegate)? = listener
      expectEqual(optional?.searchBarShouldBeginEditing?(bar), true)
      optional?.searchBar?(bar, textDidChange: "x")
      let other: (any UISearchControllerDelegate)? = listener
      other?.willPresentSearchController?(UISearchController(searchResultsController: nil))
      stage.expectCalls("shouldBegin\ntextDidChange(x)\nwillPresent")
    }
  }
}
