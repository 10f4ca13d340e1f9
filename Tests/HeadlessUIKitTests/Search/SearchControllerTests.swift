import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct SearchControllerTests {
  private let setting = SearchStage()
  private var stage: Stage { setting.stage }
  private var search: UISearchController { setting.search }

  /// Fact search.begin: A tap on the bar asks the delegate to present the search controller, which
  ///   presents itself where the delegate does not, and says so before and after.
  ///
  /// Source: `UISearchControllerDelegate.presentSearchController(_:)`;
  ///   `UISearchControllerDelegate.willPresentSearchController(_:)`;
  ///   `UISearchControllerDelegate.didPresentSearchController(_:)`
  ///
  /// Fact search.update: The results are to be updated when the bar becomes first responder and when
  ///   its text changes.
  ///
  /// Source: `UISearchResultsUpdating.updateSearchResults(for:)`
  ///
  /// Choice search.active-at-once: A search is active from the call on, not only when the
  ///   presentation has ended.
  @Test func `A tap on the bar begins a search`() throws {
    #expect(!search.isActive)
    try stage.input.tap(setting.bar.searchTextField)
    #expect(search.isActive)
    #expect(stage.take() == "present\nwillPresent\nupdate()")
    stage.clock.drain()
    #expect(stage.take() == "didPresent")
    #expect(setting.root.presentedViewController === search)
    #expect(search.presentingViewController === setting.root)
    #expect(setting.bar.isFirstResponder)
  }

  /// Fact search.results: With the first letter the results controller is shown, immediately and
  ///   without animation; it leaves with the last one.
  ///
  /// Source: `UISearchController.searchResultsController`;
  ///   `UISearchController.automaticallyShowsSearchResultsController`
  @Test func `Results are shown as long as there is text`() throws {
    try stage.input.tap(setting.bar.searchTextField)
    stage.clock.drain()
    _ = stage.take()
    try stage.input.insert("s", in: setting.bar.searchTextField)
    #expect(
      stage.take() == """
        R.loadView
        R.didLoad
        R.willAppear(false)
        R.isAppearing(false)
        R.didAppear(false)
        update(s)
        """)
    #expect(search.showsSearchResultsController)
    #expect(setting.results.parent === search)
    #expect(setting.top?.content === setting.results)
    #expect(setting.top?.screen === setting.root)
    try stage.input.deleteBackward(in: setting.bar.searchTextField)
    #expect(stage.take() == "R.willDisappear(false)\nR.didDisappear(false)\nupdate()")
    #expect(setting.top?.content === setting.root)
    #expect(search.isActive)
  }

  /// Fact search.shows-results: Setting whether results are shown ends that the text decides.
  ///
  /// Source: `UISearchController.showsSearchResultsController`
  @Test func `The app can decide whether results are shown`() throws {
    search.showsSearchResultsController = true
    #expect(!search.automaticallyShowsSearchResultsController)
    try stage.input.tap(setting.bar.searchTextField)
    stage.clock.drain()
    #expect(setting.top?.content === setting.results)
    search.showsSearchResultsController = false
    try setting.write("salt")
    #expect(setting.top?.content === setting.root)
    search.automaticallyShowsSearchResultsController = true
    #expect(setting.top?.content === setting.results)
  }

  @Test func `Text that the app sets updates the results, and tells the bar's delegate nothing`() {
    setting.bar.delegate = setting.listener
    setting.bar.text = "salt"
    setting.bar.text = "salt"
    #expect(stage.take() == "update(salt)")
  }

  /// Fact search.cancel: Cancelling dismisses the search controller, and says so before and after.
  ///
  /// Source: `UISearchControllerDelegate.willDismissSearchController(_:)`;
  ///   `UISearchControllerDelegate.didDismissSearchController(_:)`;
  ///   `UISearchBarDelegate.searchBarCancelButtonClicked(_:)`
  @Test func `Cancelling ends a search`() throws {
    setting.bar.delegate = setting.listener
    try setting.write("salt")
    _ = stage.take()
    try setting.cancel()
    #expect(
      stage.take() == """
        cancel
        shouldEnd
        didEnd
        R.willDisappear(false)
        R.didDisappear(false)
        update()
        willDismiss
        didDismiss
        """)
    #expect(!search.isActive)
    #expect(setting.bar.text == "")
    #expect(!setting.bar.showsCancelButton)
    #expect(setting.root.presentedViewController == nil)
    #expect(throws: InputRefusal.self) { try stage.input.tap(setting.bar.cancelButton) }
  }

  @Test func `Cancelling at once ends a search that is still on its way`() throws {
    try stage.input.tap(setting.bar.searchTextField)
    try stage.input.tap(setting.bar.cancelButton)
    stage.clock.drain()
    #expect(!search.isActive)
    #expect(setting.root.presentedViewController == nil)
    #expect(stage.log == [])
    try setting.write("again")
    #expect(search.isActive)
    #expect(search.presentingViewController === setting.root)
  }

  /// Fact search.active: An app begins and ends a search by setting `isActive`.
  ///
  /// Source: `UISearchController.isActive`
  @Test func `The app begins and ends a search`() {
    stage.run { search.isActive = true }
    stage.clock.drain()
    #expect(stage.take() == "present\nwillPresent\ndidPresent")
    #expect(!setting.bar.isFirstResponder)
    stage.run { search.isActive = false }
    stage.clock.drain()
    #expect(stage.take() == "willDismiss\ndidDismiss")
    stage.device.policies.activeSearchBeginsEditing = true
    stage.run { search.isActive = true }
    stage.clock.drain()
    #expect(setting.bar.isFirstResponder)
  }

  @Test func `A search that the app presents itself tells of neither beginning nor end`() throws {
    setting.listener.present = { [root = setting.root] in root.present($0, animated: true) }
    try stage.input.tap(setting.bar.searchTextField)
    stage.clock.drain()
    #expect(stage.take() == "present\nupdate()")
    #expect(search.isActive)
    stage.run { setting.root.dismiss(animated: true) }
    stage.clock.drain()
    #expect(stage.take() == "")
    #expect(!search.isActive)
    #expect(!setting.bar.isFirstResponder)
  }

  /// Fact search.hides-bar: During a search the bar takes the place of title and buttons, unless told
  ///   otherwise.
  ///
  /// Source: `UISearchController.hidesNavigationBarDuringPresentation`
  @Test func `A search takes the place of title and buttons`() throws {
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Edit") { _ in })
    setting.root.navigationItem.rightBarButtonItem = item
    try stage.input.tap(setting.bar.searchTextField)
    stage.clock.drain()
    #expect(setting.top?.searchHidesBar == true)
    #expect(throws: InputRefusal("the bar button is not visible")) { try stage.input.tap(item) }
    search.hidesNavigationBarDuringPresentation = false
    try stage.input.tap(item)
  }

  /// Fact search.obscures: Where it is asked for, the screen is out of reach from the beginning of
  ///   the search on, and not only where results cover it.
  ///
  /// Source: `UISearchController.obscuresBackgroundDuringPresentation`
  @Test func `The screen is out of reach where it is obscured or covered by results`() throws {
    let button = UIButton(primaryAction: UIAction(title: "Go") { _ in })
    stage.run { setting.root.view.addSubview(button) }
    try stage.input.tap(setting.bar.searchTextField)
    stage.clock.drain()
    try stage.input.tap(button)
    search.obscuresBackgroundDuringPresentation = true
    #expect(throws: InputRefusal("the search is over it")) { try stage.input.tap(button) }
    search.obscuresBackgroundDuringPresentation = false
    try setting.write("salt")
    #expect(throws: InputRefusal("the search is over it")) { try stage.input.tap(button) }
    let found = UIButton(primaryAction: UIAction(title: "Found") { _ in })
    stage.run { setting.results.view.addSubview(found) }
    try stage.input.tap(found)
  }

  /// Fact search.scrolling: A search bar that hides is there only while the content is at its top.
  ///
  /// Source: `UINavigationItem.hidesSearchBarWhenScrolling`
  @Test func `The bar hides while the content is scrolled`() throws {
    let list = UIScrollView()
    stage.run { setting.root.view.addSubview(list) }
    #expect(setting.top?.searchController === search)
    list.contentOffset = CGPoint(x: 0, y: 40)
    #expect(setting.top?.searchController == nil)
    #expect(
      throws: InputRefusal(
        "the search bar is hidden as long as the content is not at its top")
    ) { try stage.input.tap(setting.bar.searchTextField) }
    setting.root.navigationItem.hidesSearchBarWhenScrolling = false
    #expect(setting.top?.searchController === search)
    try stage.input.tap(setting.bar.searchTextField)
  }

  /// Fact search.cancel-button: The button to cancel is there during a search, unless the app keeps
  ///   it for itself.
  ///
  /// Source: `UISearchController.automaticallyShowsCancelButton`
  @Test func `The app can keep the button to cancel for itself`() throws {
    search.automaticallyShowsCancelButton = false
    try stage.input.tap(setting.bar.searchTextField)
    #expect(!setting.bar.showsCancelButton)
    search.automaticallyShowsCancelButton = true
    search.isActive = false
    stage.clock.drain()
    try stage.input.tap(setting.bar.searchTextField)
    #expect(setting.bar.showsCancelButton)
  }
}
