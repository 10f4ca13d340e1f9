import Foundation
import HeadlessUIKit
import Testing

/// A search beside pushes, presentations and the end of its screen.
@MainActor
struct SearchNavigationTests {
  private let setting = SearchStage()
  private var stage: Stage { setting.stage }
  private var search: UISearchController { setting.search }

  /// Choice search.container: The search of a container belongs to the container; its results cover the
  ///   child that fills it.
  @Test func `The results of a container's search cover its only child`() throws {
    let (container, child) = (stage.screen("P"), stage.screen("Q"))
    let made = stage.run { UISearchController(searchResultsController: stage.screen("S")) }
    stage.run {
      container.addChild(child)
      child.view.frame = container.view.bounds
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
      container.navigationItem.searchController = made
      setting.navigation.pushViewController(container, animated: false)
    }
    stage.clock.drain()
    #expect(setting.top?.screen === child)
    #expect(setting.top?.searchController === made)
    try stage.input.replaceText(in: made.searchBar.searchTextField, with: "x")
    stage.clock.drain()
    #expect(container.presentedViewController === made)
    #expect(setting.top?.content === made.searchResultsController)
    let alert = stage.run {
      UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    }
    stage.run { made.searchResultsController?.present(alert, animated: false) }
    stage.clock.drain()
    #expect(setting.top?.root === alert)
    stage.run { alert.dismiss(animated: false) }
    stage.clock.drain()
    try stage.input.tap(made.searchBar.cancelButton)
    stage.clock.drain()
    #expect(setting.top?.content === child)
  }

  @Test func `What is pushed covers the search, which is there again after the way back`() throws {
    try setting.write("salt")
    _ = stage.take()
    let next = stage.screen("B")
    stage.run { setting.navigation.pushViewController(next, animated: true) }
    stage.clock.drain()
    #expect(setting.top?.screen === next)
    #expect(setting.top?.content === next)
    #expect(setting.top?.searchController == nil)
    #expect(setting.results.viewIfLoaded?.window == nil)
    #expect(stage.take().contains("R.didDisappear(true)"))
    #expect(search.isActive)
    try stage.input.tapBack(in: setting.navigation)
    stage.clock.drain()
    #expect(setting.top?.content === setting.results)
    #expect(stage.take().contains("R.didAppear(true)"))
    try setting.cancel()
    #expect(setting.top?.content === setting.root)
  }

  /// Fact search.already-presenting: While a screen presents its search controller it presents
  ///   nothing else; what is presented from the results stands above.
  ///
  /// Source: `UIViewController.presentedViewController`
  @Test func `An alert over the results is in reach, and the search is there after it`() throws {
    try setting.write("salt")
    let alert = stage.run {
      UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    }
    let action = UIAlertAction(title: "OK", style: .default)
    stage.run {
      alert.addAction(action)
      setting.results.present(alert, animated: true)
    }
    stage.clock.drain()
    #expect(setting.top?.root === alert)
    try stage.input.tap(action)
    stage.clock.drain()
    #expect(setting.top?.content === setting.results)
    #expect(search.isActive)
  }

  @Test func `Without its policy the screen presents the search only as a context of its own`()
    throws
  {
    stage.device.policies.searchedScreenPresentsSearch = false
    stage.run { search.isActive = true }
    stage.clock.drain()
    #expect(search.presentingViewController === setting.navigation)
    try setting.write("salt")
    #expect(setting.top?.content === setting.results)
    stage.run { search.isActive = false }
    stage.clock.drain()
    setting.root.definesPresentationContext = true
    stage.run { search.isActive = true }
    stage.clock.drain()
    #expect(search.presentingViewController === setting.root)
  }

  @Test func `A screen that is popped during its search is freed with it`() throws {
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
      #expect(made.isActive)
      made.hidesNavigationBarDuringPresentation = false
      (screen, found, controller) = (next, results, made)
      try stage.input.tapBack(in: setting.navigation)
      stage.clock.drain()
    }
    _ = stage.take()
    #expect(screen == nil)
    #expect(found == nil)
    #expect(controller == nil)
  }

  @Test func `During its search a screen has no back button and keeps its bar`() throws {
    let next = stage.screen("B")
    let made = stage.run { UISearchController(searchResultsController: nil) }
    next.navigationItem.searchController = made
    stage.run { setting.navigation.pushViewController(next, animated: false) }
    stage.clock.drain()
    let list = UIScrollView()
    stage.run { next.view.addSubview(list) }
    try stage.input.tap(made.searchBar.searchTextField)
    stage.clock.drain()
    #expect(throws: InputRefusal("there is no back button")) {
      try stage.input.tapBack(in: setting.navigation)
    }
    list.contentOffset = CGPoint(x: 0, y: 40)
    try stage.input.tap(made.searchBar.searchTextField)
  }

  @Test func `A bar that is nowhere comes with the search controller`() {
    let made = stage.run { UISearchController(searchResultsController: nil) }
    stage.run { setting.root.present(made, animated: true) }
    stage.clock.drain()
    #expect(made.isActive)
    #expect(made.searchBar.superview === made.viewIfLoaded)
    #expect(setting.root.presentedViewController === made)
  }

  @Test func `A bar in the screen begins a search too`() throws {
    let screen = stage.screen("C")
    let made = stage.run { UISearchController(searchResultsController: nil) }
    made.searchResultsUpdater = setting.listener
    stage.run { screen.view.addSubview(made.searchBar) }
    stage.show(screen)
    try stage.input.replaceText(in: made.searchBar.searchTextField, with: "x")
    stage.clock.drain()
    #expect(made.isActive)
    #expect(screen.presentedViewController === made)
    #expect(setting.top?.content === screen)
  }
}
