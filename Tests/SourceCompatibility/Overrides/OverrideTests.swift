import CompactTesting
import Foundation
import Testing
import UIKit

/// Classes that override everything there is to override, and hand it on, change nothing.
@MainActor
struct OverrideTests: TableSuite {
  let device = HeadlessDevice(clock: TransitionClock(.stepped))
  var person: UserInput { UserInput(device: device) }

  class Recorded: OverridingViewController {
    var onCall: ((String) -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      onCall?("\(title ?? "") didLoad")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      onCall?("\(title ?? "") didAppear(\(animated))")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      onCall?("\(title ?? "") didDisappear(\(animated))")
    }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Containers, screens and windows work with every member overridden") {
      var calls: [String] = []
      @MainActor func screen(_ title: String) -> Recorded {
        let screen = Recorded()
        screen.title = title
        screen.onCall = { calls.append($0) }
        return screen
      }
      let navigation = OverridingNavigationController(rootViewController: screen("A"))
      let tabs = OverridingTabBarController()
      tabs.viewControllers = [navigation, screen("T")]
      let window = device.run { OverridingWindow(frame: .zero) }
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      device.clock.drain()
      navigation.pushViewController(screen("B"), animated: true)
      device.clock.drain()
      navigation.present(screen("M"), animated: false)
      device.clock.drain()
      navigation.dismiss(animated: true)
      device.clock.drain()
      try person.tapBack(in: navigation)
      device.clock.drain()
      try person.selectTab(1, in: tabs)
      device.clock.drain()
      expectEqual(
        calls.joined(separator: "\n"),
        """
        A didLoad
        A didAppear(false)
        B didLoad
        A didDisappear(true)
        B didAppear(true)
        M didLoad
        M didAppear(false)
        M didDisappear(true)
        B didDisappear(true)
        A didAppear(true)
        T didLoad
        A didDisappear(false)
        T didAppear(false)
        """)
    }

    test("Alerts and presentation controllers work with every member overridden") {
      let root = OverridingViewController()
      let window = device.run { OverridingWindow(frame: .zero) }
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.clock.drain()
      var isChosen = false
      let alert = OverridingAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      let action = OverridingAlertAction(title: "Yes", style: .default) { _ in isChosen = true }
      alert.addAction(action)
      alert.addTextField { $0.text = "text" }
      root.present(alert, animated: true)
      device.clock.drain()
      try person.tap(action)
      device.clock.drain()
      expectTrue(isChosen)
      expectEqual(alert.textFields?.first?.text, "text")
      let manager = OverridingPresentationController(
        presentedViewController: UIViewController(), presenting: root)
      expectSame(manager.presentingViewController, root)
    }

    test("Controls and items work with every member overridden") {
      var calls: [String] = []
      let root = OverridingViewController()
      let button = OverridingButton(type: .system)
      button.addAction(UIAction { _ in calls.append("button") }, for: .touchUpInside)
      let field = OverridingTextField()
      let toggle = OverridingSwitch()
      toggle.addAction(UIAction { _ in calls.append("switch") }, for: .valueChanged)
      let stack = OverridingStackView(arrangedSubviews: [button, field, toggle])
      root.view.addSubview(stack)
      let item = OverridingBarButtonItem(
        title: "Item", primaryAction: UIAction { _ in calls.append("item") })
      root.navigationItem.rightBarButtonItem = item
      let window = device.run { OverridingWindow(frame: .zero) }
      window.rootViewController = OverridingNavigationController(rootViewController: root)
      window.makeKeyAndVisible()
      device.clock.drain()
      try person.tap(button)
      try person.insert("typed", in: field)
      try person.tap(toggle)
      try person.tap(item)
      expectEqual(calls, ["button", "switch", "item"])
      expectEqual(field.text, "typed")
      expectTrue(toggle.isOn)
      expectEqual(stack.arrangedSubviews.count, 3)
    }

    test("Split and page view controllers work with every member overridden") {
      let split = OverridingSplitViewController(style: .doubleColumn)
      let pages = OverridingPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      let list = OverridingViewController()
      split.setViewController(list, for: .primary)
      split.setViewController(pages, for: .secondary)
      let window = device.run { OverridingWindow(frame: .zero) }
      window.rootViewController = split
      window.makeKeyAndVisible()
      device.clock.drain()
      device.run { split.show(.secondary) }
      device.clock.drain()
      let page = OverridingViewController()
      var isTurned = false
      pages.setViewControllers([page], direction: .forward, animated: true) { isTurned = $0 }
      device.clock.drain()
      expectTrue(isTurned)
      expectSame(page.view.window, window)
      expectSame(pages.splitViewController, split)
    }

    test("Searches work with every member overridden") {
      class Updater: NSObject, UISearchResultsUpdating {
        var heard: [String] = []
        func updateSearchResults(for searchController: UISearchController) {
          heard.append(searchController.searchBar.text ?? "")
        }
      }
      class Screen: OverridingViewController {
        let item = OverridingNavigationItem(title: "List")
        override var navigationItem: UINavigationItem { item }
      }
      let root = Screen()
      let results = OverridingViewController()
      let search = OverridingSearchController(searchResultsController: results)
      let updater = Updater()
      search.searchResultsUpdater = updater
      search.searchBar.placeholder = "Name"
      search.searchBar.scopeButtonTitles = ["All", "New"]
      root.item.searchController = search
      let window = device.run { OverridingWindow(frame: .zero) }
      window.rootViewController = OverridingNavigationController(rootViewController: root)
      window.makeKeyAndVisible()
      device.clock.drain()
      try person.tap(search.searchBar.searchTextField)
      try person.insert("a", in: search.searchBar.searchTextField)
      device.clock.drain()
      expectEqual(updater.heard, ["", "a"])
      expectTrue(search.isActive)
      expectSame(results.parent, search)
      expectSame(root.presentedViewController, search)
      search.isActive = false
      device.clock.drain()
      expectNil(root.presentedViewController)
    }

    test("Search bars and fields work with every member overridden") {
      class Listener: NSObject, UISearchBarDelegate {
        var heard: [String] = []
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
          heard.append(searchText)
        }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
          heard.append("cancel")
        }
      }
      let listener = Listener()
      let bar = OverridingSearchBar()
      bar.delegate = listener
      bar.setShowsCancelButton(true, animated: false)
      bar.setShowsScope(true, animated: false)
      let field = OverridingSearchTextField()
      let root = OverridingViewController()
      root.view.addSubview(bar)
      root.view.addSubview(field)
      let window = device.run { OverridingWindow(frame: .zero) }
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.clock.drain()
      try person.insert("b", in: bar.searchTextField)
      expectTrue(bar.isFirstResponder)
      try person.insert("c", in: field)
      expectFalse(bar.isFirstResponder)
      expectEqual(listener.heard, ["b"])
      expectEqual(bar.text, "b")
      expectEqual(field.text, "c")
    }

    test("Tab objects work with every member overridden") {
      @MainActor func tab(_ name: String) -> OverridingTab {
        OverridingTab(title: name, image: nil, identifier: name) { _ in OverridingViewController() }
      }
      let inner = [tab("B"), tab("C")]
      let group = OverridingTabGroup(
        title: "Group", image: nil, identifier: "group", children: inner)
      let stack = OverridingNavigationController()
      group.managingNavigationController = stack
      let first = tab("A")
      let tabs = device.run { OverridingTabBarController(tabs: [first, group]) }
      let window = device.run { OverridingWindow(frame: .zero) }
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      device.clock.drain()
      expectSame(tabs.selectedTab, first)
      expectSame(first.viewController?.tab, first)
      try person.selectTab(1, in: tabs)
      device.clock.drain()
      expectSame(tabs.selectedTab, inner[0])
      expectSame(inner[1].managingTabGroup, group)
      expectSame(inner[1].tabBarController, tabs)
      expectTrue(stack.viewControllers.contains { $0 === inner[0].viewController })
    }

    test("Lists work with every member overridden") {
      let table = OverridingTableView(frame: .zero, style: .plain)
      let rows = OverridingDiffableDataSource(tableView: table) { _, _, item in
        let cell = OverridingTableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = item
        return cell
      }
      let collection = OverridingCollectionView(
        frame: .zero, collectionViewLayout: OverridingCollectionViewFlowLayout())
      let items = OverridingCollectionViewDiffableDataSource(collectionView: collection) {
        _, _, _ in OverridingCollectionCell(frame: .zero)
      }
      let root = OverridingViewController()
      root.view.addSubview(table)
      root.view.addSubview(collection)
      let window = device.run { OverridingWindow(frame: .zero) }
      window.rootViewController = root
      window.makeKeyAndVisible()
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b"])
      rows.apply(snapshot)
      items.apply(snapshot)
      device.clock.drain()
      let second = IndexPath(row: 1, section: 0)
      try person.select(row: second, in: table)
      try person.select(item: second, in: collection)
      try person.delete(row: second, in: table)
      device.clock.drain()
      expectEqual(rows.snapshot().itemIdentifiers, ["a"])
      expectEqual(collection.cellForItem(at: second)?.isSelected, true)
    }

    test("Animators, transactions and segues work with every member overridden") {
      let root = OverridingViewController()
      let window = device.run { OverridingWindow(frame: .zero) }
      window.rootViewController = OverridingNavigationController(rootViewController: root)
      window.makeKeyAndVisible()
      device.clock.drain()
      var calls: [String] = []
      device.run {
        OverridingTransaction.begin()
        OverridingTransaction.setCompletionBlock { calls.append("transaction") }
        let animator = OverridingViewPropertyAnimator(
          duration: 1, timingParameters: OverridingSpringTimingParameters(dampingRatio: 1))
        animator.addAnimations { calls.append("animation") }
        animator.addCompletion { _ in calls.append("end") }
        animator.startAnimation()
        OverridingTransaction.commit()
      }
      device.clock.drain()
      let next = OverridingViewController()
      let segue = OverridingStoryboardSegue(identifier: "next", source: root, destination: next)
      root.prepare(for: segue, sender: nil)
      expectEqual(calls, ["animation", "end", "transaction"])
      expectSame(segue.destination, next)
    }
  }
}
