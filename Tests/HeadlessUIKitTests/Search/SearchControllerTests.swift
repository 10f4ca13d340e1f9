import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct SearchControllerTests: TableSuite {
  private let setting = SearchStage()
  private var stage: Stage { setting.stage }
  private var search: UISearchController { setting.search }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
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
    ///
    /// Choice search.presenter: The screen whose navigation item has the search controller presents
    ///   it, whether or not it defines a presentation context, so that what is pushed covers it.
    test("A tap on the bar begins a search") {
      expectFalse(search.isActive)
      try stage.input.tap(setting.bar.searchTextField)
      expectTrue(search.isActive)
      stage.expectCalls("present\nwillPresent\nupdate()")
      stage.expectAtRest("didPresent")
      expectSame(setting.root.presentedViewController, search)
      expectSame(search.presentingViewController, setting.root)
      expectTrue(setting.bar.isFirstResponder)
    }

    /// Fact search.results: With the first letter the results controller is shown, immediately and
    ///   without animation; it leaves with the last one.
    ///
    /// Source: `UISearchController.searchResultsController`;
    ///   `UISearchController.automaticallyShowsSearchResultsController`
    test("Results are shown as long as there is text") {
      try stage.input.tap(setting.bar.searchTextField)
      stage.settle()
      try stage.input.insert("s", in: setting.bar.searchTextField)
      stage.expectCalls(
        """
        R.loadView
        R.didLoad
        R.willAppear(false)
        R.isAppearing(false)
        R.didAppear(false)
        update(s)
        """)
      expectTrue(search.showsSearchResultsController)
      expectSame(setting.results.parent, search)
      expectSame(setting.top?.content, setting.results)
      expectSame(setting.top?.screen, setting.root)
      try stage.input.deleteBackward(in: setting.bar.searchTextField)
      stage.expectCalls("R.willDisappear(false)\nR.didDisappear(false)\nupdate()")
      expectSame(setting.top?.content, setting.root)
      expectTrue(search.isActive)
    }

    /// Fact search.shows-results: Setting whether results are shown ends that the text decides.
    ///
    /// Source: `UISearchController.showsSearchResultsController`
    test("The app can decide whether results are shown") {
      search.showsSearchResultsController = true
      expectFalse(search.automaticallyShowsSearchResultsController)
      try stage.input.tap(setting.bar.searchTextField)
      stage.clock.drain()
      expectSame(setting.top?.content, setting.results)
      search.showsSearchResultsController = false
      try setting.write("salt")
      expectSame(setting.top?.content, setting.root)
      search.automaticallyShowsSearchResultsController = true
      expectSame(setting.top?.content, setting.results)
    }

    /// Choice search.hidden-results: An app shows and hides the results without regard to the text by
    ///   `isHidden` of their view, until the text changes.
    test("The app can show the view of the results while there is no text") {
      try stage.input.tap(setting.bar.searchTextField)
      stage.settle()
      setting.results.view.isHidden = false
      expectSame(setting.top?.content, setting.results)
      try stage.input.insert("s", in: setting.bar.searchTextField)
      try stage.input.deleteBackward(in: setting.bar.searchTextField)
      expectSame(setting.top?.content, setting.root)
      setting.results.view.isHidden = false
      expectSame(setting.top?.content, setting.results)
      setting.results.view.isHidden = true
      expectSame(setting.top?.content, setting.root)
      try stage.input.insert("s", in: setting.bar.searchTextField)
      expectSame(setting.top?.content, setting.results)
      expectFalse(setting.results.view.isHidden)
    }

    test("Text that the app sets updates the results, and tells the bar's delegate nothing") {
      setting.bar.delegate = setting.listener
      setting.bar.text = "salt"
      setting.bar.text = "salt"
      stage.expectCalls("update(salt)")
    }

    /// Fact search.cancel: Cancelling dismisses the search controller, and says so before and after.
    ///
    /// Source: `UISearchControllerDelegate.willDismissSearchController(_:)`;
    ///   `UISearchControllerDelegate.didDismissSearchController(_:)`;
    ///   `UISearchBarDelegate.searchBarCancelButtonClicked(_:)`
    ///
    /// Choice search.empties: The end of a search empties the search bar.
    test("Cancelling ends a search") {
      setting.bar.delegate = setting.listener
      try setting.write("salt")
      _ = stage.take()
      try setting.cancel()
      stage.expectCalls(
        """
        cancel
        shouldEnd
        didEnd
        R.willDisappear(false)
        R.didDisappear(false)
        update()
        willDismiss
        didDismiss
        """)
      expectFalse(search.isActive)
      expectEqual(setting.bar.text, "")
      expectFalse(setting.bar.showsCancelButton)
      expectNil(setting.root.presentedViewController)
      expectRejection { try stage.input.tap(setting.bar.cancelButton) }
    }

    test("Cancelling at once ends a search that is still on its way") {
      try stage.input.tap(setting.bar.searchTextField)
      try stage.input.tap(setting.bar.cancelButton)
      stage.clock.drain()
      expectFalse(search.isActive)
      expectNil(setting.root.presentedViewController)
      expectEqual(stage.log, [])
      try setting.write("again")
      expectTrue(search.isActive)
      expectSame(search.presentingViewController, setting.root)
    }

    /// Fact search.active: An app begins and ends a search by setting `isActive`.
    ///
    /// Source: `UISearchController.isActive`
    ///
    /// Choice search.no-keyboard: A search that the app begins by `isActive` does not move the
    ///   keyboard into the search bar.
    test("The app begins and ends a search") {
      stage.run { search.isActive = true }
      stage.expectAtRest("present\nwillPresent\ndidPresent")
      expectFalse(setting.bar.isFirstResponder)
      stage.run { search.isActive = false }
      stage.expectAtRest("willDismiss\ndidDismiss")
    }

    test("A search that ends and begins again on its way tells of its end") {
      stage.runToEnd {
        search.isActive = true
        search.isActive = false
        search.isActive = true
      }
      expectSame(search.presentingViewController, setting.root)
      _ = stage.take()
      stage.run { search.isActive = false }
      stage.expectAtRest("willDismiss\ndidDismiss")
      setting.listener.present = { [root = setting.root] in root.present($0, animated: true) }
      stage.runToEnd { search.isActive = true }
      stage.run { search.isActive = false }
      stage.expectAtRest("present")
    }

    test("A search that the app presents itself tells of neither beginning nor end") {
      setting.listener.present = { [root = setting.root] in root.present($0, animated: true) }
      try stage.input.tap(setting.bar.searchTextField)
      stage.expectAtRest("present\nupdate()")
      expectTrue(search.isActive)
      stage.run { setting.root.dismiss(animated: true) }
      stage.expectAtRest("")
      expectFalse(search.isActive)
      expectFalse(setting.bar.isFirstResponder)
    }

    /// Fact search.hides-bar: During a search the bar takes the place of title and buttons, unless told
    ///   otherwise.
    ///
    /// Source: `UISearchController.hidesNavigationBarDuringPresentation`
    test("A search takes the place of title and buttons") {
      let item = UIBarButtonItem(primaryAction: UIAction(title: "Edit") { _ in })
      setting.root.navigationItem.rightBarButtonItem = item
      try stage.input.tap(setting.bar.searchTextField)
      stage.clock.drain()
      expectEqual(setting.top?.searchHidesBar, true)
      expectRejection("the bar button is not visible") { try stage.input.tap(item) }
      search.hidesNavigationBarDuringPresentation = false
      try stage.input.tap(item)
    }

    /// Fact search.obscures: The screen is out of reach where results cover it, and from the
    ///   beginning of the search on if the app says so; by default it does not, as Apple's header says
    ///   of apps linked on iOS 15 and later.
    ///
    /// Source: `UISearchController.obscuresBackgroundDuringPresentation`
    test("The screen is out of reach where it is obscured or covered by results") {
      let button = UIButton(primaryAction: UIAction(title: "Go") { _ in })
      stage.run { setting.root.view.addSubview(button) }
      try stage.input.tap(setting.bar.searchTextField)
      stage.clock.drain()
      try stage.input.tap(button)
      search.obscuresBackgroundDuringPresentation = true
      expectRejection("the search is over it") { try stage.input.tap(button) }
      search.obscuresBackgroundDuringPresentation = false
      try setting.write("salt")
      expectRejection("the search is over it") { try stage.input.tap(button) }
      let found = UIButton(primaryAction: UIAction(title: "Found") { _ in })
      stage.run { setting.results.view.addSubview(found) }
      try stage.input.tap(found)
    }

    /// Fact search.cancel-button: The button to cancel is there during a search, unless the app keeps
    ///   it for itself, also by setting whether it is there, as Apple's header says.
    ///
    /// Source: `UISearchController.automaticallyShowsCancelButton`
    test("The app can keep the button to cancel for itself") {
      search.automaticallyShowsCancelButton = false
      try stage.input.tap(setting.bar.searchTextField)
      expectFalse(setting.bar.showsCancelButton)
      search.automaticallyShowsCancelButton = true
      search.isActive = false
      stage.clock.drain()
      try stage.input.tap(setting.bar.searchTextField)
      expectTrue(setting.bar.showsCancelButton)
      setting.bar.showsCancelButton = true
      expectFalse(search.automaticallyShowsCancelButton)
      search.isActive = false
      expectTrue(setting.bar.showsCancelButton)
    }
  }
}
