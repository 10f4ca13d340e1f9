import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

final class TabRecorder: NSObject, UITabBarControllerDelegate {
  let recorder: Recorder
  var allows = true

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    recorder.note("shouldSelect(\(names([viewController])))")
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    recorder.note("didSelect(\(names([viewController])))")
  }
}

struct TabTests: StageSuite {
  let stage = Stage()
  let tabs: UITabBarController
  let delegate: TabRecorder

  init() {
    let stage = stage
    let tabs = stage.run { UITabBarController() }
    self.tabs = tabs
    delegate = TabRecorder(stage.recorder)
    stage.run { tabs.viewControllers = stage.screens("ABC") }
    stage.show(tabs)
    tabs.delegate = delegate
  }

  private var bar: String {
    let title = (tabs.selectedViewController as? RecordedScreen)?.name ?? "none"
    return "\(tabs.selectedIndex) \(title)"
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact tabs.root: A navigation controller without a tab bar item takes that of its first screen,
    ///   or its title, also one that is set later.
    ///
    /// Source: [tab notes]; youknowone/UI7Kit#127
    ///
    /// Choice tabs.root-title: A title of the first screen does not replace another one of the stack's
    ///   tab bar item.
    test("A stack has the tab of its root, unless it has one of its own") {
      let roots = stage.screens("PQRSU")
      roots[0].tabBarItem = UITabBarItem(title: "Item", image: nil, tag: 0)
      roots[1].title = "Title"
      let stacks = roots.map { UINavigationController(rootViewController: $0) }
      roots[0].tabBarItem = UITabBarItem(title: "Late item", image: nil, tag: 0)
      stacks[2].tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
      stacks[4].tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
      tabs.viewControllers = stacks
      for index in [2, 4] { roots[index].title = "Other" }
      for title in ["Early title", "Late title"] { roots[3].title = title }
      stacks[1].pushViewController(stage.screen("T"), animated: false)
      stacks[1].topViewController?.title = "Top"
      let titles = tabs.tabBar.items?.map { $0.displayedTitle ?? "none" } ?? []
      expectEqual(titles.joined(separator: ", "), "Item, Title, Own, Late title, Favorites")
    }

    test("A stack takes a tab bar item that its root gets before the stack is asked for one") {
      let root = stage.screen("P")
      let stack = UINavigationController(rootViewController: root)
      root.tabBarItem = UITabBarItem(title: "Late item", image: nil, tag: 0)
      tabs.viewControllers = [stack]
      expectSame(tabs.tabBar.items?.first, root.tabBarItem)
    }

    test("A removed tab that gets another parent in its callbacks keeps it") {
      let moved = try require(tabs.viewControllers?[0] as? RecordedScreen)
      let other = stage.screen("O")
      moved.onWillDisappear = { other.addChild(moved) }
      stage.runToEnd { tabs.viewControllers = [stage.screen("X")] }
      expectSame(moved.parent, other)
    }

    test("A tab to which code goes back while another one is about to appear stays visible") {
      stage.runToEnd {
        tabs.viewControllers?.append(Hasty())
        tabs.selectedIndex = 3
      }
      expectEqual(bar, "0 A")
      expectNotNil(tabs.selectedViewController?.viewIfLoaded?.window)
      expectFalse(stage.take().contains("A.willDisappear"))
    }

    test("Selecting twice in a turn ends what it began") {
      tabs.selectedIndex = 1
      tabs.selectedIndex = 2
      stage.expectAtRest(
        """
        B.loadView
        B.didLoad
        B.willAppear(false)
        A.willDisappear(false)
        C.loadView
        C.didLoad
        C.willAppear(false)
        B.willDisappear(false)
        C.isAppearing(false)
        A.didDisappear(false)
        B.didDisappear(false)
        C.didAppear(false)
        """)
    }

    /// Fact tabs.tap: A tap asks the delegate, selects, and tells the delegate; also on the tab that is
    ///   selected.
    ///
    /// Source: `UITabBarControllerDelegate.tabBarController(_:shouldSelect:)`;
    ///   `UITabBarControllerDelegate.tabBarController(_:didSelect:)`
    test("A tap asks the delegate, selects, and tells it") {
      try stage.input.selectTab(1, in: tabs)
      stage.expectCalls(
        """
        shouldSelect(B)
        B.loadView
        B.didLoad
        B.willAppear(false)
        A.willDisappear(false)
        didSelect(B)
        """)
    }

    /// Choice tabs.bar-first: A tap reaches the container's `tabBar(_:didSelect:)` before the delegate is
    ///   asked, even if the delegate rejects the tap, and while the old tab is still the selected one.
    test("The container hears of each tap before the delegate is asked") {
      let tabs = Hearing()
      tabs.onTap = { stage.recorder.note("tapped while \(names($0))") }
      tabs.viewControllers = stage.screens("XY")
      stage.show(tabs)
      tabs.delegate = delegate
      delegate.allows = false
      try stage.input.selectTab(1, in: tabs)
      stage.expectCalls("tapped while X\nshouldSelect(Y)")
      expectEqual(tabs.selectedIndex, 0)
      expectSame(tabs.tabBar.selectedItem, tabs.selectedViewController?.tabBarItem)
    }

    test("A tap on the selected tab asks and tells as well") {
      try stage.input.selectTab(0, in: tabs)
      stage.expectCalls("shouldSelect(A)\ndidSelect(A)")
    }

    /// Fact tabs.again: A tap on the selected tab pops its stack to the root, unless the delegate
    ///   rejects the tap.
    ///
    /// Source: eggswift/ESTabBarController#52
    test("A second tap pops a stack to its root, unless the delegate rejects it") {
      let navigation = stage.navigation("XYZ")
      stage.runToEnd { tabs.viewControllers = [navigation] }
      delegate.allows = false
      try stage.input.selectTab(0, in: tabs)
      expectEqual(names(navigation.viewControllers), "X Y Z")
      delegate.allows = true
      try stage.input.selectTab(0, in: tabs)
      expectEqual(names(navigation.viewControllers), "X")
      expectNotNil(navigation.transitionCoordinator)
    }

    /// Choice tabs.range: An index out of range is ignored.
    test("An index out of range is ignored") {
      tabs.selectedIndex = 7
      expectEqual(bar, "0 A")
      expectEqual(UITabBarController().selectedIndex, NSNotFound)
    }

    /// Fact tabs.hides: The bar is hidden as long as one of the stack hides it.
    ///
    /// Source: `UIViewController.hidesBottomBarWhenPushed`
    test("The bar stays hidden as long as one of the stack hides it") {
      let navigation = stage.navigation("X")
      stage.runToEnd { tabs.viewControllers = [navigation] }
      let hiding = stage.screen("Y")
      hiding.hidesBottomBarWhenPushed = true
      let shows = { VisibleHierarchy(window: stage.window).top?.showsTabBar }
      expectEqual(shows(), true)
      for screen in [hiding, stage.screen("Z")] {
        stage.runToEnd { navigation.pushViewController(screen, animated: false) }
      }
      expectEqual(shows(), false)
      expectRejection("the tab bar is hidden") { try stage.input.selectTab(0, in: tabs) }
      navigation.popToRootViewController(animated: false)
      expectEqual(shows(), true)
    }

    /// Choice tabs.containment: A child that is added becomes the last tab, and one that leaves its
    ///   parent takes its tab along.
    test("Children become tabs, and take their tabs along") {
      let screen = stage.screen("D")
      tabs.addChild(screen)
      screen.didMove(toParent: tabs)
      expectSame(tabs.viewControllers?.last, screen)
      expectSame(tabs.tabBar.items?.last, screen.tabBarItem)
      try stage.input.selectTab(3, in: tabs)
      expectEqual(bar, "3 D")
      screen.willMove(toParent: nil)
      screen.removeFromParent()
      expectEqual(tabs.tabBar.items?.count, 3)
      expectEqual(bar, "0 A")
      let empty = UITabBarController()
      empty.addChild(stage.screen("X"))
      expectEqual(empty.selectedIndex, 0)
    }

    test("A removed screen is freed") {
      weak let removed = tabs.viewControllers?[0]
      stage.runToEnd { tabs.viewControllers = [stage.screen("X")] }
      expectNil(removed)
      expectTrue(stage.take().contains("A.didDisappear(false)"))
    }

    test("Changing a tab's item shows in the bar") {
      let item = UITabBarItem(title: "New", image: nil, tag: 0)
      tabs.viewControllers?[0].tabBarItem = item
      expectSame(tabs.tabBar.items?.first, item)
      expectSame(tabs.tabBar.selectedItem, item)
    }

    test("Other screens keep the place of the selection, and the old ones have left") {
      tabs.selectedIndex = 1
      stage.settle()
      stage.runToEnd { tabs.viewControllers = stage.screens("XYZ") }
      expectEqual(bar, "1 Y")
      let calls = stage.take()
      expectTrue(calls.contains("B.willMove(nil)"))
      expectTrue(calls.contains("B.didMove(nil)"))
      expectTrue(calls.contains("Y.didAppear(false)"))
    }

    test("A tab that is selected while the container comes appears with it") {
      let root = stage.show("R")
      tabs.modalPresentationStyle = .fullScreen
      root.present(tabs, animated: true)
      stage.clock.turn()
      tabs.selectedIndex = 1
      stage.clock.advance(by: .milliseconds(100))
      let calls = stage.take()
      expectTrue(calls.contains("B.willAppear("))
      expectFalse(calls.contains("B.didAppear("))
      stage.clock.drain()
      expectTrue(stage.take().contains("B.didAppear("))
    }
  }

  /// Records taps, without a call of super.
  final class Hearing: UITabBarController {
    var onTap: ([UIViewController]) -> Void = { _ in }

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      onTap([selectedViewController].compactMap { $0 })
    }
  }

  /// Selects another tab when it is about to be seen.
  final class Hasty: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      tabBarController?.selectedIndex = 0
    }
  }
}
