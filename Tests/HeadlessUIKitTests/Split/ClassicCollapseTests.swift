import CompactTesting
import HeadlessUIKit
import Testing

// From Apple's documentation ("UISplitViewController", "UISplitViewControllerDelegate").
struct ClassicCollapseTests: StageSuite {
  let stage = Stage()

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("It is not collapsed before it is shown") {
      let split = UISplitViewController()
      split.viewControllers = [stage.navigation("A"), stage.screen("B")]
      expectFalse(split.isCollapsed)
      expectEqual(split.viewControllers.count, 2)
    }

    // A choice, by the policy `splitCollapse`: the order of the first collapse among the appearances.
    test("It collapses in its first layout, before any column appears") {
      let split = UISplitViewController()
      let delegate = SplitRecorder(stage.recorder)
      split.delegate = delegate
      split.viewControllers = [stage.navigation("A"), stage.screen("B")]
      _ = stage.take()
      stage.window.rootViewController = split
      stage.window.makeKeyAndVisible()
      stage.expectCalls("")
      stage.expectAtRest(
        """
        primaryForCollapsing
        collapse(B onto UINavigationController)
        B.willMove(nav)
        B.loadView
        B.didLoad
        B.willAppear(false)
        B.isAppearing(false)
        B.didAppear(false)
        A.didMove(nav)
        B.didMove(nav)
        """)
    }

    /// Fact split.collapse-handled: A delegate that returns true from `collapseSecondary` has taken
    ///   care of the secondary, which the container then no longer contains.
    ///
    /// Source: `UISplitViewControllerDelegate.splitViewController(_:collapseSecondary:onto:)`
    ///
    /// Choice split.restored: A secondary that nothing has taken over in a collapse comes back in the
    ///   next expansion, unless the delegate or the primary gives another one.
    ///
    /// Source: `UIViewController.separateSecondaryViewController(for:)`
    test("The delegate that handles the collapse has the secondary discarded") {
      let stage = stage
      let split = stage.run { UISplitViewController() }
      let delegate = SplitRecorder(stage.recorder)
      delegate.handlesCollapse = true
      let primary = stage.navigation("A")
      weak var secondary: UIViewController?
      stage.run {
        let screen = stage.screen("B")
        secondary = screen
        split.delegate = delegate
        split.viewControllers = [primary, screen]
      }
      stage.show(split)
      expectEqual(names(primary.viewControllers), "A")
      expectEqual(stage.visibleColumns, "A")
      expectNil(secondary?.parent)
      stage.resize(.wide)
      expectEqual(stage.visibleColumns, "A | B")
      stage.resize(.phone)
      stage.run { split.viewControllers = [stage.screen("C")] }
      stage.resize(.wide)
      expectEqual(stage.visibleColumns, "C")
      expectNil(secondary)
    }

    test("A primary that is no stack does nothing with the secondary") {
      let (split, _) = stage.showClassic(on: .phone, stage.screen("A"), stage.screen("B"))
      expectEqual(names(split.viewControllers), "A")
      expectEqual(stage.visibleColumns, "A")
      stage.resize(.wide)
      expectEqual(stage.visibleColumns, "A | B")
    }

    /// Fact split.collapse-hooks: Unless the delegate does it, the primary takes the secondary in
    ///   by `collapseSecondaryViewController` and gives one by `separateSecondaryViewController`.
    ///
    /// Source: `UIViewController.collapseSecondaryViewController(_:for:)`;
    ///   `UIViewController.separateSecondaryViewController(for:)`
    test("A primary of the app's own takes the secondary as it likes") {
      final class Taker: RecordedScreen {
        override func collapseSecondaryViewController(
          _ secondaryViewController: UIViewController,
          for splitViewController: UISplitViewController
        ) {
          note("takes \(names([secondaryViewController]))")
          addChild(secondaryViewController)
          view.addSubview(secondaryViewController.view)
          secondaryViewController.didMove(toParent: self)
        }

        override func separateSecondaryViewController(
          for splitViewController: UISplitViewController
        ) -> UIViewController? {
          note("gives")
          return children.first
        }
      }
      let primary = Taker("A", stage.recorder)
      let (split, _) = stage.showClassic(on: .wide, primary, stage.screen("B"))
      stage.resize(.phone)
      expectEqual(names(primary.children), "B")
      expectFalse(stage.take().contains("Disappear"))
      stage.resize(.wide)
      expectEqual(names(split.viewControllers), "A B")
      expectFalse(stage.take().contains("Appear"))
    }

    /// Choice split.nested: A stack as secondary is pushed as a stack, the one nesting that is
    ///   legal, and the back button of its root pops it from the outer one.
    ///
    /// Source: `UIViewController.collapseSecondaryViewController(_:for:)`
    test("A stack as secondary is pushed as a stack, and the way back leads out of it") {
      let primary = stage.navigation("A")
      let secondary = stage.navigation("B")
      _ = stage.showClassic(on: .phone, primary, secondary)
      expectSame(primary.topViewController, secondary)
      expectEqual(stage.visibleColumns, "‹ B")
      expectEqual(stage.log, [])
      try stage.input.tapBack(in: secondary)
      stage.clock.drain()
      expectEqual(names(primary.viewControllers), "A")
      expectEqual(stage.visibleColumns, "A")
    }

    test("A swipe back from the root of a pushed stack moves the outer one") {
      let primary = stage.navigation("A")
      let secondary = stage.navigation("B")
      _ = stage.showClassic(on: .phone, primary, secondary)
      try stage.input.beginSwipeBack(in: secondary)
      stage.input.cancelGesture()
      stage.clock.drain()
      expectEqual(stage.visibleColumns, "‹ B")
      try stage.input.beginSwipeBack(in: secondary)
      stage.input.finishGesture()
      stage.clock.drain()
      expectEqual(stage.visibleColumns, "A")
    }

    /// Fact split.collapse-order: A classic container that collapses asks the delegate for the
    ///   primary first, then to collapse the secondary onto it.
    ///
    /// Source: `UISplitViewControllerDelegate.primaryViewController(forCollapsing:)`;
    ///   `UISplitViewControllerDelegate.splitViewController(_:collapseSecondary:onto:)`
    ///
    /// Choice split.collapse-appearance: Of a collapse only the screen that is covered hears,
    ///   without animation.
    test("Collapsing while visible asks, pushes, and tells only the screen that is covered") {
      let (split, _) = stage.showClassic(on: .wide, stage.navigation("A"), stage.screen("B"))
      stage.device.screen = .phone
      expectTrue(split.isCollapsed)
      stage.expectAtRest(
        """
        primaryForCollapsing
        collapse(B onto UINavigationController)
        B.willMove(nav)
        A.willDisappear(false)
        A.didDisappear(false)
        B.didMove(nav)
        """)
      expectEqual(stage.visibleColumns, "‹ B")
    }

    /// Fact split.expand-order: A classic container that expands asks the delegate for the primary
    ///   first, then for the secondary.
    ///
    /// Source: `UISplitViewControllerDelegate.primaryViewController(forExpanding:)`;
    ///   `UISplitViewControllerDelegate.splitViewController(_:separateSecondaryFrom:)`
    test("Expanding while visible asks, pops, and tells only the screen that is uncovered") {
      let primary = stage.navigation("A")
      let (split, _) = stage.showClassic(on: .phone, primary, stage.screen("B"))
      stage.device.screen = .wide
      expectFalse(split.isCollapsed)
      stage.expectAtRest(
        """
        primaryForExpanding
        separate(from UINavigationController)
        B.willMove(UISplitViewController)
        B.didMove(UISplitViewController)
        A.loadView
        A.didLoad
        A.willAppear(false)
        A.isAppearing(false)
        A.didAppear(false)
        """)
      expectEqual(names(primary.viewControllers), "A")
      expectEqual(stage.visibleColumns, "A | B")
    }

    test("What was popped while collapsed is gone in the expanded interface") {
      let primary = stage.navigation("A")
      let (split, _) = stage.showClassic(on: .phone, primary, stage.screen("B"))
      try stage.input.tapBack(in: primary)
      stage.clock.drain()
      stage.resize(.wide)
      expectEqual(split.viewControllers, [primary])
      expectEqual(stage.visibleColumns, "A")
    }

    test("A change of width during a push waits for its end") {
      let primary = stage.navigation("A")
      let (split, _) = stage.showClassic(on: .wide, primary, stage.screen("B"))
      primary.pushViewController(stage.screen("C"), animated: true)
      stage.clock.turn()
      stage.device.screen = .phone
      expectFalse(split.isCollapsed)
      stage.clock.drain()
      expectTrue(split.isCollapsed)
      expectEqual(names(primary.viewControllers), "A C B")
      expectEqual(stage.visibleColumns, "‹ B")
    }

    test("A container that nobody sees adapts when it is seen again") {
      let (split, _) = stage.showClassic(on: .wide, stage.navigation("A"), stage.screen("B"))
      let tabs = UITabBarController()
      stage.runToEnd {
        stage.window.rootViewController = nil
        tabs.viewControllers = [stage.screen("X"), split]
        stage.window.rootViewController = tabs
      }
      stage.resize(.phone)
      expectFalse(split.isCollapsed)
      stage.runToEnd { tabs.selectedIndex = 1 }
      expectTrue(split.isCollapsed)
      expectEqual(stage.visibleColumns, "‹ B")
      expectNotNil(split.viewControllers.first?.children.last?.viewIfLoaded?.window)
    }
  }
}
