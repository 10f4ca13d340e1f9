import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// Tabs as objects of their own.
struct TabObjectTests: TableSuite {
  private final class Listener: NSObject, UITabBarControllerDelegate {
    let recorder: Recorder
    var allows = true
    var displayed: ((UITab) -> [UIViewController])?

    init(_ recorder: Recorder) { self.recorder = recorder }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      recorder.note("shouldSelect(controller)")
      return true
    }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab)
      -> Bool
    {
      recorder.note("shouldSelect(\(tab.identifier))")
      return allows
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
      previousTab: UITab?
    ) {
      recorder.note("didSelect(\(selectedTab.identifier), \(previousTab?.identifier ?? "nil"))")
    }
    func tabBarController(
      _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
      proposedViewControllers: [UIViewController]
    ) -> [UIViewController] { displayed?(tab) ?? proposedViewControllers }
  }

  private let stage = Stage()
  private let listener: Listener

  init() {
    listener = Listener(stage.recorder)
  }

  private func tab(_ name: String) -> UITab {
    UITab(title: name.uppercased(), image: nil, identifier: name) { [stage] tab in
      stage.recorder.note("make \(tab.identifier)")
      let screen = stage.screen(tab.title)
      screen.recordsMoves = false
      return screen
    }
  }

  private func show(_ tabs: [UITab]) -> UITabBarController {
    let container = stage.run { UITabBarController(tabs: tabs) }
    stage.show(container)
    container.delegate = listener
    return container
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact tabs.objects: A tab's view controller is made when it is needed; for a tab at the root it
    ///   is one of the screens, and finds its tab.
    ///
    /// Source: `UITab.viewController`; `UITabBarController.tabs`; `UIViewController.tab`
    ///
    /// Choice tabs.made-at-once: The controllers of tabs at the root are made when the tabs are set.
    test("Tabs make the screens") {
      let made = [tab("a"), tab("b")]
      let container = stage.run { UITabBarController(tabs: made) }
      stage.expectCalls("make a\nmake b")
      expectEqual(names(container.viewControllers), "A B")
      expectSame(container.viewControllers?[1].tab, made[1])
      expectSame(made[1].tabBarController, container)
      expectEqual(container.tabBar.items?.map(\.title), ["A", "B"])
      expectSame(container.selectedTab, made[0])
      expectSame(container.tab(forIdentifier: "b"), made[1])
      expectNil(container.tab(forIdentifier: "c"))
      made[1].title = "New"
      made[1].badgeValue = "3"
      expectEqual(container.tabBar.items?[1].title, "New")
      expectEqual(container.tabBar.items?[1].badgeValue, "3")
      stage.run { container.viewControllers = [UIViewController()] }
      expectTrue(container.tabs.isEmpty)
      expectNil(made[1].tabBarController)
      let empty = stage.run { UITabBarController() }
      empty.tabs = []
      expectEqual(empty.viewControllers, [])
    }

    /// Fact tabs.objects-choice: Where the screens were given as tabs, the delegate is asked and told
    ///   of tabs, with the one before.
    ///
    /// Source: `UITabBarControllerDelegate.tabBarController(_:shouldSelectTab:)`;
    ///   `UITabBarControllerDelegate.tabBarController(_:didSelectTab:previousTab:)`
    ///
    /// Choice tabs.objects-only: It is not asked and told of their controllers besides.
    test("The delegate hears of tabs") {
      let container = show([tab("a"), tab("b")])
      try stage.input.selectTab(1, in: container)
      let calls = stage.take().split(separator: "\n")
      expectEqual(calls.first, "shouldSelect(b)")
      expectEqual(calls.last, "didSelect(b, a)")
      expectFalse(calls.contains("shouldSelect(controller)"))
      listener.allows = false
      try stage.input.selectTab(0, in: container)
      expectEqual(container.selectedTab?.identifier, "b")
      expectSame(container.tabBar.selectedItem, container.viewControllers?[1].tabBarItem)
      stage.run { container.selectedTab = container.tabs[0] }
      expectEqual(container.selectedIndex, 0)
    }

    test("A second tap on a tab pops its stack; a stranger is ignored") {
      let navigation = stage.navigation("XY")
      let stacked = UITab(title: "S", image: nil, identifier: "s") { _ in navigation }
      let container = show([stacked, tab("a")])
      try stage.input.selectTab(0, in: container)
      expectEqual(names(navigation.viewControllers), "X")
      stage.run { container.selectedTab = tab("b") }
      expectSame(container.selectedTab, stacked)
    }

    /// Fact tabs.groups: Of the tabs in a group that is chosen one is selected: the one that was, else
    ///   the default, else the first.
    ///
    /// Source: `UITabGroup.selectedChild`; `UITabGroup.defaultChildIdentifier`;
    ///   `UITabBarController.selectedTab`
    test("A group that is chosen selects one of its tabs") {
      let group = UITabGroup(
        title: "G", image: nil, identifier: "g", children: [tab("x"), tab("y"), tab("z")]
      ) { [stage] _ in stage.screen("G") }
      group.displayOrderIdentifiers = ["z", "none", "z"]
      expectEqual(group.displayOrder.map(\.identifier), ["z", "x", "y"])
      let container = show([tab("a"), group])
      try stage.input.selectTab(1, in: container)
      expectEqual(container.selectedTab?.identifier, "z")
      expectEqual(names([container.selectedViewController].compactMap(\.self)), "G")
      group.selectedChild = nil
      group.defaultChildIdentifier = "y"
      try stage.input.selectTab(0, in: container)
      try stage.input.selectTab(1, in: container)
      expectEqual(container.selectedTab?.identifier, "y")
      group.selectedChild = tab("stranger")
      expectEqual(group.selectedChild?.identifier, "y")
      stage.run { container.selectedTab = container.tab(forIdentifier: "x") }
      expectEqual(group.selectedChild?.identifier, "x")
      expectSame(group.children[0].parent, group)
      expectSame(group.children[0].tabBarController, container)
      group.children = [tab("w")]
      expectNil(group.selectedChild)
    }

    /// Fact tabs.managed: A navigation controller that a group has shows the controllers of the group
    ///   and of the tabs that are selected in it, as the delegate wants them.
    ///
    /// Source: `UITabGroup.managingNavigationController`;
    ///   `UITabBarControllerDelegate.tabBarController(_:displayedViewControllersFor:proposedViewControllers:)`
    test("A group's navigation controller follows the selection") {
      let group = UITabGroup(
        title: "G", image: nil, identifier: "g", children: [tab("x"), tab("y")]
      ) { [stage] _ in stage.screen("G") }
      let navigation = stage.run { UINavigationController() }
      group.managingNavigationController = navigation
      let container = show([tab("a"), group])
      expectSame(container.viewControllers?[1], navigation)
      expectEqual(names(navigation.viewControllers), "G")
      stage.runToEnd { container.selectedTab = group.children[1] }
      expectSame(container.selectedViewController, navigation)
      expectEqual(names(navigation.viewControllers), "G Y")
      expectSame(group.children[1].managingTabGroup, group)
      let extra = stage.screen("E")
      listener.displayed = { $0.identifier == "x" ? [extra] : [] }
      stage.runToEnd { container.selectedTab = group.children[0] }
      expectEqual(names(navigation.viewControllers), "E")
    }

    test("A tab without a controller is told, and left out") {
      let empty = UITab(title: "E", image: nil, identifier: "e")
      let container = stage.run { UITabBarController(tabs: [empty, tab("a")]) }
      expectEqual(names(container.viewControllers), "A")
      expectTrue(HeadlessDevice.current.log.messages.isEmpty)
      expectEqual(stage.log.first?.hasPrefix("The tab 'e' of a UITabBarController"), true)
    }

    test("What a tab looks like can change while it is shown") {
      let a = tab("a")
      let container = show([a, tab("b")])
      a.image = UIImage(systemName: "house")
      a.title = "Home"
      expectSame(container.tabBar.items?[0].image, a.image)
      expectEqual(container.tabBar.items?[0].title, "Home")
    }

    test("The delegate says through any wrapper which screens of a group are displayed") {
      let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [tab("c")])
      expectNil(group.tab(forIdentifier: "nobody"))
      let container = show([tab("a"), group])
      let other = stage.screen("Other")
      listener.displayed = { _ in [other] }
      expectEqual(
        listener.tabBarController?(
          container, displayedViewControllersFor: group, proposedViewControllers: []),
        [other])
    }

    test("Tabs and screens are freed") {
      weak var freed: UITab?
      weak var screen: UIViewController?
      stage.run {
        let container = UITabBarController(tabs: [tab("a"), tab("b")])
        freed = container.tabs[0]
        screen = container.viewControllers?[0]
      }
      expectNil(freed)
      expectNil(screen)
    }

    /// Fact tabs.search: A search tab has the system's title and image; where it activates its search by
    ///   itself, the search begins with the tab, and its cancellation leads back to the tab before.
    ///
    /// Source: `UISearchTab.init(viewControllerProvider:)`; `UISearchTab.automaticallyActivatesSearch`
    test("A search tab begins its search and leads back") {
      let found = stage.screen("Found")
      let search = stage.run {
        let controller = UISearchController(searchResultsController: nil)
        found.navigationItem.searchController = controller
        return UISearchTab { _ in UINavigationController(rootViewController: found) }
      }
      search.automaticallyActivatesSearch = true
      expectEqual(search.title, "Search")
      let container = show([tab("a"), search])
      try stage.input.selectTab(1, in: container)
      stage.clock.drain()
      let controller = found.navigationItem.searchController
      expectEqual(controller?.isActive, true)
      controller?.isActive = false
      stage.clock.drain()
      expectEqual(container.selectedTab?.identifier, "a")
      search.automaticallyActivatesSearch = false
      container.selectedTab = search
      stage.clock.drain()
      expectEqual(controller?.isActive, false)
    }
  }
}
