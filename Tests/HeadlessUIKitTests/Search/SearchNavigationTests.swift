import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// A search beside pushes, presentations and the end of its screen.
struct SearchNavigationTests: TableSuite {
  private let setting = SearchStage()
  private var stage: Stage { setting.stage }
  private var search: UISearchController { setting.search }

  /// Presents an alert from the results, and returns it with its action.
  private func presentAlert() -> (UIAlertController, UIAlertAction) {
    let action = UIAlertAction(title: "OK", style: .default)
    let alert = stage.run {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(action)
      setting.results.present(alert, animated: true)
      return alert
    }
    return (alert, action)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Choice search.container: The search of a container belongs to the container; its results cover the
    ///   child that fills it.
    test("The results of a container's search cover its only child") {
      let (container, child) = (stage.screen("P"), stage.screen("Q"))
      let made = stage.run { UISearchController(searchResultsController: stage.screen("S")) }
      stage.runToEnd {
        container.addChild(child)
        child.view.frame = container.view.bounds
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        container.navigationItem.searchController = made
        setting.navigation.pushViewController(container, animated: false)
      }
      expectSame(setting.top?.screen, child)
      expectSame(setting.top?.searchController, made)
      try stage.input.replaceText(in: made.searchBar.searchTextField, with: "x")
      stage.clock.drain()
      expectSame(container.presentedViewController, made)
      expectSame(setting.top?.content, made.searchResultsController)
      let alert = stage.run {
        UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      }
      stage.runToEnd { made.searchResultsController?.present(alert, animated: false) }
      expectSame(setting.top?.root, alert)
      stage.runToEnd { alert.dismiss(animated: false) }
      try stage.input.tap(made.searchBar.cancelButton)
      stage.clock.drain()
      expectSame(setting.top?.content, child)
    }

    test("What is pushed covers the search, which is there again after the way back") {
      try setting.write("salt")
      _ = stage.take()
      let next = stage.screen("B")
      stage.runToEnd { setting.navigation.pushViewController(next, animated: true) }
      expectSame(setting.top?.screen, next)
      expectSame(setting.top?.content, next)
      expectNil(setting.top?.searchController)
      expectNil(setting.results.viewIfLoaded?.window)
      expectTrue(stage.take().contains("R.didDisappear(true)"))
      expectTrue(search.isActive)
      try stage.input.tapBack(in: setting.navigation)
      stage.clock.drain()
      expectSame(setting.top?.content, setting.results)
      expectTrue(stage.take().contains("R.didAppear(true)"))
      try setting.cancel()
      expectSame(setting.top?.content, setting.root)
    }

    /// Fact search.already-presenting: While a screen presents its search controller it presents
    ///   nothing else; what is presented from the results stands above.
    ///
    /// Source: `UIViewController.presentedViewController`
    test("An alert over the results is in reach, and the search is there after it") {
      try setting.write("salt")
      let (alert, action) = presentAlert()
      stage.clock.drain()
      expectSame(setting.top?.root, alert)
      try stage.input.tap(action)
      stage.clock.drain()
      expectSame(setting.top?.content, setting.results)
      expectTrue(search.isActive)
    }

    test("A search that ends while an alert arrives leaves when the alert is answered") {
      try setting.write("salt")
      let (alert, action) = presentAlert()
      stage.runToEnd { search.isActive = false }
      expectSame(setting.top?.root, alert)
      _ = stage.take()
      try stage.input.tap(action)
      stage.clock.drain()
      expectNil(setting.root.presentedViewController)
      stage.expectCalls("didDismiss")
    }

    test("A screen that is popped during its search is freed with it") {
      weak var screen: UIViewController?
      weak var found: UIViewController?
      weak var controller: UISearchController?
      try stage.run {
        let results = stage.screen("S")
        let made = UISearchController(searchResultsController: results)
        let next = stage.screen("B")
        next.navigationItem.searchController = made
        setting.navigation.pushViewController(next, animated: false)
        stage.clock.drain()
        try stage.input.replaceText(in: made.searchBar.searchTextField, with: "x")
        stage.clock.drain()
        expectTrue(made.isActive)
        made.hidesNavigationBarDuringPresentation = false
        (screen, found, controller) = (next, results, made)
        try stage.input.tapBack(in: setting.navigation)
        stage.clock.drain()
      }
      _ = stage.take()
      expectNil(screen)
      expectNil(found)
      expectNil(controller)
    }

    test("During its search a screen has no back button and keeps its bar") {
      let next = stage.screen("B")
      let made = stage.run { UISearchController(searchResultsController: nil) }
      next.navigationItem.searchController = made
      stage.runToEnd { setting.navigation.pushViewController(next, animated: false) }
      let list = UIScrollView()
      stage.run { next.view.addSubview(list) }
      try stage.input.tap(made.searchBar.searchTextField)
      stage.clock.drain()
      expectRejection("there is no back button") { try stage.input.tapBack(in: setting.navigation) }
      list.contentOffset = CGPoint(x: 0, y: 40)
      try stage.input.tap(made.searchBar.searchTextField)
    }

    test("A bar that is nowhere comes with the search controller") {
      let made = stage.run { UISearchController(searchResultsController: nil) }
      stage.runToEnd { setting.root.present(made, animated: true) }
      expectTrue(made.isActive)
      expectSame(made.searchBar.superview, made.viewIfLoaded)
      expectSame(setting.root.presentedViewController, made)
    }

    test("A bar in the screen begins a search too") {
      let screen = stage.screen("C")
      let made = stage.run { UISearchController(searchResultsController: nil) }
      made.searchResultsUpdater = setting.listener
      stage.run { screen.view.addSubview(made.searchBar) }
      stage.show(screen)
      try stage.input.replaceText(in: made.searchBar.searchTextField, with: "x")
      stage.clock.drain()
      expectTrue(made.isActive)
      expectSame(screen.presentedViewController, made)
      expectSame(setting.top?.content, screen)
    }
  }
}
