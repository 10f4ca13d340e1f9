import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// More tabs than a bar in compact width has places for.
struct MoreTabTests: TableSuite {
  private let stage = Stage()
  private let tabs: UITabBarController
  private let delegate: TabRecorder
  private let screens: [RecordedScreen]

  init() {
    let stage = stage
    let tabs = stage.run { UITabBarController() }
    self.tabs = tabs
    delegate = TabRecorder(stage.recorder)
    screens = stage.screens("ABCDEFG")
    for screen in screens {
      screen.title = screen.name
      screen.recordsMoves = false
    }
    let screens = screens
    stage.run { tabs.viewControllers = screens }
    stage.show(tabs)
    tabs.delegate = delegate
  }

  private var bar: String {
    var titles: [String] = []
    for item in tabs.tabBar.items ?? [] {
      let title = item.systemItem == .more ? "More" : item.title ?? ""
      titles.append(item === tabs.tabBar.selectedItem ? "[\(title)]" : title)
    }
    return titles.joined(separator: " ")
  }

  private var shown: String {
    let screen = VisibleHierarchy(window: stage.window).top?.screen
    return (screen as? RecordedScreen)?.name ?? screen?.title ?? "none"
  }

  private func select(_ controller: UIViewController?) {
    stage.runToEnd { tabs.selectedViewController = controller }
  }

  /// Shows F from the list, and lets its push begin.
  private func tapRow() {
    let list = VisibleHierarchy(window: stage.window).top?.screen.view as? UITableView
    if let list { try? stage.input.select(row: IndexPath(row: 1, section: 0), in: list) }
    stage.clock.turn()
  }

  /// Dismisses a sheet over the tabs.
  private func dismiss() {
    stage.runToEnd { tabs.present(UIViewController(), animated: false) }
    stage.run { tabs.dismiss(animated: true) }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact tabs.more: With six screens or more the bar shows the first four and an item "More".
    ///
    /// Source: `UITabBarController`
    ///
    /// Fact tabs.more-controller: The controller of that item is always there, and not among the
    ///   screens.
    ///
    /// Source: `UITabBarController.moreNavigationController`
    test("The bar shows four tabs and More") {
      expectEqual(bar, "[A] B C D More")
      expectEqual(tabs.viewControllers, screens)
      expectEqual(tabs.viewControllers?.contains(tabs.moreNavigationController), false)
      stage.run { tabs.viewControllers = Array(screens.prefix(5)) }
      expectEqual(bar, "[A] B C D E")
      expectEqual(UITabBarController().moreNavigationController.tabBarItem.systemItem, .more)
    }

    /// Fact tabs.more-index: While the list is shown, there is no selected index.
    ///
    /// Source: `UITabBarController.selectedIndex`
    ///
    /// Fact tabs.more-delegate: The delegate hears of taps in the bar, and so of the one on "More", but
    ///   not of what is chosen from the list.
    ///
    /// Source: `UITabBarControllerDelegate.tabBarController(_:didSelect:)`
    test("A tap on More shows the list of the others") {
      try stage.input.selectTab(4, in: tabs)
      stage.clock.drain()
      expectEqual(bar, "A B C D [More]")
      expectEqual(shown, "More")
      expectEqual(tabs.selectedIndex, NSNotFound)
      expectSame(tabs.selectedViewController, tabs.moreNavigationController)
      stage.expectCalls(
        """
        shouldSelect(MoreNavigationController)
        A.willDisappear(false)
        didSelect(MoreNavigationController)
        A.didDisappear(false)
        """)
      let list = try require(
        VisibleHierarchy(window: stage.window).top?.screen.view as? UITableView)
      expectEqual(list.numberOfRows(inSection: 0), 3)
      expectEqual(list.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text, "F")
      try stage.input.select(row: IndexPath(row: 1, section: 0), in: list)
      stage.clock.drain()
      expectEqual(shown, "F")
      expectSame(tabs.selectedViewController, screens[5])
      expectEqual(tabs.selectedIndex, 5)
      stage.expectCalls(
        "F.loadView\nF.didLoad\nF.willAppear(true)\nF.isAppearing(true)\nF.didAppear(true)")
      try stage.input.tapBack(in: tabs.moreNavigationController)
      stage.clock.drain()
      expectEqual(shown, "More")
      expectSame(screens[5].parent, tabs)
      expectSame(screens[5].tabBarController, tabs)
    }

    /// Fact tabs.more-select: A screen whose item is not in the bar is selected like any other, and so
    ///   is the list itself.
    ///
    /// Source: `UITabBarController.selectedViewController`
    ///
    /// Choice tabs.more-stack: A screen from the list is on the stack of the list's controller while
    ///   it is shown, a navigation controller as a whole.
    test("A screen without a place in the bar is selected by code") {
      stage.runToEnd { tabs.selectedIndex = 6 }
      expectEqual(bar, "A B C D [More]")
      expectEqual(shown, "G")
      expectEqual(tabs.selectedIndex, 6)
      expectSame(tabs.moreNavigationController.topViewController, screens[6])
      expectSame(screens[6].tabBarController, tabs)
      select(screens[4])
      expectEqual(shown, "E")
      expectEqual(tabs.moreNavigationController.viewControllers.count, 2)
      select(screens[1])
      expectEqual(bar, "A [B] C D More")
      expectEqual(shown, "B")
      select(tabs.moreNavigationController)
      expectEqual(shown, "E")
      expectEqual(tabs.viewControllers, screens)
      expectEqual(stage.log, [])
    }

    test("Setting other screens takes back the one from the list") {
      stage.runToEnd { tabs.selectedIndex = 6 }
      let more = tabs.moreNavigationController
      expectEqual(more.viewControllers.count, 2)
      stage.runToEnd { tabs.viewControllers = Array(screens.prefix(3)) }
      expectEqual(more.viewControllers.count, 1)
      expectNil(screens[6].parent)
      expectNil(screens[6].view.window)
      expectEqual(bar, "[A] B C")
      stage.runToEnd { tabs.viewControllers = screens }
      expectEqual(tabs.viewControllers, screens)
      expectSame(screens[6].parent, tabs)
    }

    test("A stack in the list leads back to the list from its root") {
      let navigation = stage.navigation("XY")
      stage.run { tabs.viewControllers = Array(screens.prefix(5)) + [navigation] }
      stage.runToEnd { tabs.selectedIndex = 5 }
      expectEqual(shown, "Y")
      try stage.input.tapBack(in: navigation)
      stage.clock.drain()
      expectEqual(shown, "X")
      try stage.input.tapBack(in: navigation)
      stage.clock.drain()
      expectEqual(shown, "More")
      stage.runToEnd { tabs.selectedIndex = 5 }
      expectEqual(shown, "X")
    }

    test("The bar hides for a screen of a stack in the list") {
      let navigation = stage.navigation("XY")
      stage.run { tabs.viewControllers = Array(screens.prefix(5)) + [navigation] }
      stage.runToEnd { tabs.selectedIndex = 5 }
      try stage.input.selectTab(0, in: tabs)
      navigation.topViewController?.hidesBottomBarWhenPushed = true
      stage.runToEnd { tabs.selectedIndex = 5 }
      expectEqual(shown, "Y")
      expectEqual(VisibleHierarchy(window: stage.window).top?.showsTabBar, false)
      expectRejection("the tab bar is hidden") { try stage.input.selectTab(0, in: tabs) }
    }

    test("In regular width there is a place for every tab") {
      stage.runToEnd { tabs.selectedIndex = 5 }
      stage.runToEnd { stage.device.screen = .pad }
      expectEqual(bar, "A B C D E [F] G")
      expectEqual(shown, "F")
      expectSame(screens[5].parent, tabs)
      stage.runToEnd { stage.device.screen = .phone }
      expectEqual(bar, "A B C D [More]")
      expectEqual(shown, "F")
      expectSame(screens[5].viewIfLoaded?.window, stage.window)
    }

    test("A tap on More leads back to the list, which follows the screens") {
      stage.runToEnd { tabs.selectedIndex = 5 }
      try stage.input.selectTab(4, in: tabs)
      stage.clock.drain()
      expectEqual(shown, "More")
      expectSame(screens[5].parent, tabs)
      let list = try require(
        VisibleHierarchy(window: stage.window).top?.screen.view as? UITableView)
      expectEqual(list.numberOfRows(inSection: 0), 3)
      stage.run { tabs.viewControllers = Array(screens.prefix(6)) }
      expectEqual(list.numberOfRows(inSection: 0), 2)
      expectEqual(shown, "More")
    }

    test("Setting the screens keeps the one from the list") {
      stage.runToEnd { tabs.selectedIndex = 5 }
      stage.run { tabs.viewControllers = [screens[5], screens[0]] }
      expectEqual(tabs.moreNavigationController.viewControllers.count, 1)
      stage.clock.drain()
      expectEqual(bar, "[F] A")
      expectEqual(shown, "F")
      expectSame(screens[5].parent, tabs)
    }

    test("The container is freed with its list") {
      weak var freed: UITabBarController?
      stage.run {
        let other = UITabBarController()
        other.viewControllers = stage.screens("UVWXYZ")
        freed = other
        stage.show(other)
        other.selectedIndex = 5
        stage.clock.drain()
        stage.show(UIViewController())
      }
      expectNil(freed)
    }

    test("A tab that leaves its parent by hand is no tab any more, also on the list's stack") {
      stage.runToEnd { tabs.selectedIndex = 6 }
      stage.runToEnd { screens[6].removeFromParent() }
      expectNil(screens[6].parent)
      expectEqual(tabs.viewControllers, Array(screens.prefix(6)))
      expectEqual(shown, "More")
    }

    test("The sixth tab that leaves by hand leaves no list behind") {
      stage.runToEnd {
        tabs.viewControllers = Array(screens.prefix(6))
        tabs.selectedIndex = 5
      }
      stage.runToEnd { screens[5].removeFromParent() }
      expectEqual(tabs.tabBar.items?.count, 5)
      expectSame(tabs.selectedViewController?.tabBarItem, tabs.tabBar.selectedItem)
      expectEqual(tabs.viewControllers?.contains { $0 === tabs.selectedViewController }, true)
    }

    let raw: [(name: String, first: String, change: () -> Void, bar: String, shown: String)] = [
      (
        "moves into the bar", "ABCDEFG E", { screens[0].removeFromParent() }, "B C D [E] More", "E"
      ),
      ("needs no list", "ABCDEF F", { screens[0].removeFromParent() }, "B C D E [F]", "F"),
      ("has a place", "ABCDEFG B", { screens[0].removeFromParent() }, "[B] C D E More", "B"),
      ("is last", "ABCDEFG G", { screens[0].removeFromParent() }, "B C D E [More]", "G"),
      ("goes to the list", "ABCDE E", { tabs.addChild(screens[5]) }, "A B C D [More]", "E"),
      ("has the list", "ABCDEF E", { tabs.addChild(screens[6]) }, "A B C D [More]", "E"),
    ]
    for row in raw {
      test("Raw changes of the children keep a selected tab that \(row.name)") {
        let chosen = try require(screens.first { row.first.hasSuffix($0.name) })
        stage.runToEnd {
          tabs.viewControllers = screens.filter { row.first.dropLast(2).contains($0.name) }
          tabs.selectedViewController = chosen
        }
        stage.runToEnd(row.change)
        expectEqual([bar, shown].joined(separator: " | "), "\(row.bar) | \(row.shown)")
        expectSame(tabs.selectedViewController, chosen)
        let more = tabs.moreNavigationController
        expectSame(chosen.parent, row.bar.contains("[More]") ? more : tabs)
        expectEqual(more.viewControllers.contains(chosen), row.bar.contains("[More]"))
        select(tabs.viewControllers?[2])
        stage.settle()
        select(chosen)
        expectTrue(stage.recorder.takeEnds().contains("\(row.shown) didAppear"))
      }
    }

    let more = tabs.moreNavigationController
    let waiting: [(name: String, shown: String, start: () -> Void, change: () -> Void)] = [
      ("a choice by code waits for a push", "G", tapRow, { tabs.selectedIndex = 6 }),
      ("a choice by code waits for a dismissal", "G", dismiss, { tabs.selectedIndex = 6 }),
      (
        "the second choice is the last", "F", dismiss,
        {
          tabs.selectedIndex = 6
          tabs.selectedIndex = 5
        }
      ),
      ("a pop waits for a push", "More", tapRow, { more.popViewController(animated: true) }),
      (
        "the back menu leads to the list", "More",
        {
          tapRow()
          stage.clock.drain()
        }, { more.popToViewController(more.viewControllers[0], animated: true) }
      ),
      ("the screens are set during a push", "F", tapRow, { tabs.viewControllers = screens }),
      (
        "another is selected during a push", "A", tapRow,
        {
          tabs.viewControllers = screens
          tabs.selectedIndex = 0
        }
      ),
      ("the width changes during a push", "F", tapRow, { stage.device.screen = .pad }),
      (
        "another is selected in regular width during a push", "E", tapRow,
        {
          stage.device.screen = .pad
          tabs.selectedIndex = 4
        }
      ),
      (
        "the width changes before a choice by code", "F", tapRow,
        {
          tabs.selectedIndex = 6
          stage.device.screen = .pad
        }
      ),
      (
        "the width changes", "F",
        {
          tapRow()
          stage.clock.drain()
        }, { stage.device.screen = .pad }
      ),
    ]
    for row in waiting {
      test("No tab is lost when \(row.name)") {
        select(more)
        row.start()
        stage.run(row.change)
        stage.clock.drain()
        expectEqual(shown, row.shown)
        expectEqual(tabs.viewControllers, screens)
        for screen in screens { expectSame(screen.tabBarController, tabs) }
        for screen in screens {
          expectSame(screen.parent, more.viewControllers.contains(screen) ? more : tabs)
        }
        let ends = stage.recorder.takeEnds().components(separatedBy: ", ")
        expectEqual(
          ends.filter { $0.hasSuffix("didAppear") },
          row.shown == "More" ? [] : ["\(row.shown) didAppear"])
      }
    }
  }
}
