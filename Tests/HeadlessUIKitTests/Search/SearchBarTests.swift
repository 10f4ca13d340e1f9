import Foundation
import HeadlessUIKit
import Testing

/// A search bar by itself.
@MainActor
struct SearchBarTests {
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

  @Test func `Writing asks and tells the delegate`() throws {
    try stage.input.insert("a", in: bar.searchTextField)
    #expect(stage.take() == "shouldBegin\ndidBegin\nshouldChange(0,0 a)\ntextDidChange(a)")
    #expect(bar.text == "a")
    listener.allows = false
    #expect(throws: InputRefusal("the field refused the text")) {
      try stage.input.insert("b", in: bar.searchTextField)
    }
    #expect(stage.take() == "shouldChange(1,0 b)")
    #expect(bar.text == "a")
  }

  @Test func `The delegate can refuse that editing begins`() {
    listener.allows = false
    #expect(throws: InputRefusal("the field does not let itself be edited")) {
      try stage.input.insert("a", in: bar.searchTextField)
    }
    #expect(stage.take() == "shouldBegin")
    #expect(!bar.isFirstResponder)
  }

  /// Fact search.text: The delegate hears of text that a person changed, also of its end.
  ///
  /// Source: `UISearchBarDelegate.searchBar(_:textDidChange:)`
  @Test func `Only a person's changes are told`() throws {
    bar.text = "salt"
    #expect(stage.take() == "")
    try stage.input.replaceText(in: bar.searchTextField, with: "")
    #expect(stage.take().hasSuffix("textDidChange()"))
  }

  @Test func `The key that searches is told; a bar of its own keeps the keyboard`() throws {
    try stage.input.pressReturn(in: bar.searchTextField)
    #expect(stage.take() == "shouldBegin\ndidBegin\nsearch")
    #expect(bar.isFirstResponder)
    #expect(bar.resignFirstResponder())
    #expect(stage.take() == "shouldEnd\ndidEnd")
  }

  @Test func `With a search controller the key that searches puts the keyboard away`() throws {
    let search = stage.run { UISearchController(searchResultsController: nil) }
    stage.run { stage.window.rootViewController?.view.addSubview(search.searchBar) }
    try stage.input.pressReturn(in: search.searchBar.searchTextField)
    #expect(!search.searchBar.isFirstResponder)
    #expect(search.isActive)
    stage.device.policies.searchButtonEndsEditing = false
    try stage.input.pressReturn(in: search.searchBar.searchTextField)
    #expect(search.searchBar.isFirstResponder)
  }

  @Test func `Scopes are chosen and told`() throws {
    bar.scopeButtonTitles = ["All", "Saved"]
    bar.showsScopeBar = true
    #expect(bar.selectedScopeButtonIndex == 0)
    try stage.input.select(segment: 1, in: bar.scopeControl)
    #expect(stage.take() == "scope(1)")
    #expect(bar.selectedScopeButtonIndex == 1)
    bar.selectedScopeButtonIndex = 0
    #expect(stage.take() == "")
  }

  @Test func `A search shows the scopes, and their change updates the results`() throws {
    let search = stage.run { UISearchController(searchResultsController: nil) }
    search.searchResultsUpdater = listener
    search.searchBar.scopeButtonTitles = ["All", "Saved"]
    stage.run { stage.window.rootViewController?.view.addSubview(search.searchBar) }
    #expect(!search.searchBar.showsScopeBar)
    try stage.input.tap(search.searchBar.searchTextField)
    stage.clock.drain()
    #expect(search.searchBar.showsScopeBar)
    _ = stage.take()
    try stage.input.select(segment: 1, in: search.searchBar.scopeControl)
    #expect(stage.take() == "update()")
    search.isActive = false
    stage.clock.drain()
    #expect(!search.searchBar.showsScopeBar)
  }

  @Test func `The delegates can be called as Objective-C's optional methods are`() {
    let optional: (any UISearchBarDelegate)? = listener
    #expect(optional?.searchBarShouldBeginEditing?(bar) == true)
    optional?.searchBar?(bar, textDidChange: "x")
    let other: (any UISearchControllerDelegate)? = listener
    other?.willPresentSearchController?(UISearchController(searchResultsController: nil))
    #expect(stage.take() == "shouldBegin\ntextDidChange(x)\nwillPresent")
  }
}
