import CompactTesting
import HeadlessUIKit
import Testing

// From Apple's documentation ("UISplitViewController": column-style split view controllers).
struct ColumnTests: StageSuite {
  let stage = Stage()

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact split.columns: A container with columns puts each controller that is no navigation
    ///   controller into one of its own.
    ///
    /// Source: `UISplitViewController`; `UISplitViewController.setViewController(_:for:)`
    test("Each controller is in a navigation controller of its own") {
      let (split, _) = stage.showColumns(on: .wide, "ABC")
      expectEqual(names([split.viewController(for: .primary)].compactMap(\.self)), "A")
      for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
        let controller = split.viewController(for: column)
        expectSame(controller?.navigationController?.parent, split)
      }
      expectEqual(names(split.viewControllers.flatMap(\.children)), "A B C")
      expectEqual(stage.visibleColumns, "A | B | C")
    }

    /// Choice split.unwrapped: A navigation controller stays as it is, and so does what is for a
    ///   compact width.
    ///
    /// Source: `UISplitViewController`
    test("A navigation controller, and what is for compact width, is not wrapped") {
      let (split, _) = stage.columns("AB")
      let navigation = stage.navigation("X")
      let compact = stage.screen("Y")
      split.setViewController(navigation, for: .primary)
      split.setViewController(compact, for: .compact)
      expectSame(split.viewController(for: .primary), navigation)
      expectSame(navigation.parent, split)
      expectSame(compact.parent, split)
      expectNil(compact.navigationController)
    }

    test("The columns appear from the primary to the secondary") {
      stage.device.screen = .wide
      let (split, _) = stage.columns("AB")
      _ = stage.take()
      stage.show(stage.screen("X"))
      stage.runToEnd { stage.window.rootViewController = split }
      expectEqual(
        stage.take().components(separatedBy: "\n").filter {
          $0.contains("dAppear") || $0.contains("lAppear")
        }
        .joined(separator: "\n"),
        """
        A.willAppear(false)
        B.willAppear(false)
        A.didAppear(false)
        B.didAppear(false)
        """)
    }

    test("Replacing a column tells the old screen and the new one") {
      let (split, _) = stage.showColumns(on: .wide, "AB")
      stage.runToEnd { split.setViewController(stage.screen("C"), for: .secondary) }
      let calls = stage.take()
      expectEqual(calls.contains("willHide"), false)
      expectTrue(calls.contains("B.willDisappear(false)"))
      expectTrue(calls.hasSuffix("B.didDisappear(false)\nC.didAppear(false)\nC.didMove(nav)"))
      expectEqual(stage.visibleColumns, "A | C")
    }

    test("An emptied column is not visible") {
      let (split, _) = stage.showColumns(on: .wide, "ABC")
      stage.runToEnd { split.setViewController(nil, for: .supplementary) }
      expectNil(split.viewController(for: .supplementary))
      expectEqual(stage.visibleColumns, "A | C")
    }

    test("A controller that moves to another column leaves its own") {
      let (split, _) = stage.showColumns(on: .wide, "ABC")
      let moved = split.viewController(for: .secondary)
      stage.runToEnd { split.setViewController(moved, for: .primary) }
      expectNil(split.viewController(for: .secondary))
      expectEqual(stage.visibleColumns, "C | B")
    }

    test("Showing a detail puts it into the secondary") {
      let (split, _) = stage.showColumns(on: .wide, "AB")
      let from = split.viewController(for: .primary)
      stage.runToEnd { from?.showDetailViewController(stage.screen("C"), sender: nil) }
      expectEqual(stage.visibleColumns, "A | C")
    }

    // MARK: Collapsing

    /// Fact split.columns-collapsed: In a compact width the columns are one stack, with the one of
    ///   the secondary on top.
    ///
    /// Source: `UISplitViewController`; `UISplitViewController.isCollapsed`
    test("In compact width the columns are stacked, the last on top") {
      let (split, _) = stage.showColumns(on: .phone, "ABC")
      expectTrue(split.isCollapsed)
      expectEqual(split.viewControllers.count, 1)
      expectEqual(stage.visibleColumns, "‹ C")
      let stack = split.viewController(for: .primary)?.navigationController
      expectEqual(stack?.viewControllers.count, 3)
      expectEqual(names(stack?.viewControllers.last?.children), "C")
    }

    /// Fact split.compact: The controller of the `compact` column is shown while collapsed, if
    ///   there is one.
    ///
    /// Source: `UISplitViewController.Column.compact`
    test("The compact column's controller is used where there is one") {
      let (split, _) = stage.columns("AB")
      split.setViewController(stage.screen("K"), for: .compact)
      _ = stage.take()
      stage.runToEnd {
        stage.window.rootViewController = split
        stage.window.makeKeyAndVisible()
      }
      expectEqual(stage.visibleColumns, "K")
      expectEqual(names(split.viewControllers), "K")
      stage.expectCalls(
        """
        topColumn(compact)
        didCollapse
        K.loadView
        K.didLoad
        K.willAppear(false)
        K.isAppearing(false)
        K.didAppear(false)
        """)
    }

    /// Fact split.columns-collapse: Collapsing columns asks for the column on top, then tells
    ///   `splitViewControllerDidCollapse`; the methods of the classic style are not called.
    ///
    /// Source:
    ///   `UISplitViewControllerDelegate.splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`;
    ///   `UISplitViewControllerDelegate.splitViewControllerDidCollapse(_:)`;
    ///   `UISplitViewControllerDelegate.primaryViewController(forCollapsing:)`
    test("Collapsing asks for the column on top and tells when it is done") {
      let (_, _) = stage.showColumns(on: .wide, "ABC")
      stage.device.screen = .phone
      stage.expectAtRest(
        """
        topColumn(secondary)
        didCollapse
        A.willDisappear(false)
        A.didDisappear(false)
        B.willDisappear(false)
        B.didDisappear(false)
        """)
      expectEqual(stage.visibleColumns, "‹ C")
    }

    /// Fact split.columns-expand: Expanding columns asks for the display mode, then tells
    ///   `splitViewControllerDidExpand`.
    ///
    /// Source:
    ///   `UISplitViewControllerDelegate.splitViewController(_:displayModeForExpandingToProposedDisplayMode:)`;
    ///   `UISplitViewControllerDelegate.splitViewControllerDidExpand(_:)`
    test("Expanding asks for the display mode and tells when it is done") {
      let (split, _) = stage.showColumns(on: .phone, "ABC")
      stage.resize(.wide)
      let calls = stage.take()
      expectTrue(calls.hasPrefix("expandedMode(twoBesideSecondary)\ndidExpand\n"))
      expectFalse(calls.contains("C."))
      expectTrue(calls.contains("A.didAppear(false)"))
      expectTrue(calls.contains("B.didAppear(false)"))
      expectEqual(split.displayMode, .twoBesideSecondary)
      expectEqual(stage.visibleColumns, "A | B | C")
    }

    /// Fact split.expanded-mode: The delegate chooses the display mode of the expanded interface.
    ///
    /// Source:
    ///   `UISplitViewControllerDelegate.splitViewController(_:displayModeForExpandingToProposedDisplayMode:)`
    test("The delegate chooses the display mode of the expanded interface") {
      let (split, delegate) = stage.showColumns(on: .phone, "ABC")
      delegate.expandedMode = .oneBesideSecondary
      stage.resize(.wide)
      expectEqual(split.displayMode, .oneBesideSecondary)
      expectEqual(stage.visibleColumns, "B | C")
    }

    test("There and back the stacks of the columns are as before") {
      let (split, _) = stage.showColumns(on: .wide, "AB")
      let secondary = split.viewController(for: .secondary)?.navigationController
      stage.runToEnd { secondary?.pushViewController(stage.screen("X"), animated: false) }
      expectEqual(stage.visibleColumns, "A | ‹ X")
      stage.resize(.phone)
      expectEqual(stage.visibleColumns, "‹ X")
      stage.resize(.wide)
      expectEqual(stage.visibleColumns, "A | ‹ X")
    }

    test("A column that was popped while collapsed comes back in the expanded interface") {
      let (split, _) = stage.showColumns(on: .phone, "AB")
      let stack = try require(split.viewController(for: .secondary)?.navigationController)
      try stage.input.tapBack(in: stack)
      stage.clock.drain()
      expectEqual(stage.visibleColumns, "A")
      stage.resize(.wide)
      expectEqual(stage.visibleColumns, "A | B")
    }

    // MARK: In the stack

    /// Choice split.show-column: Showing a column while collapsed brings it to the top of the stack.
    ///
    /// Source: `UISplitViewController.show(_:)`
    test("Showing a column while collapsed pushes it, with those below") {
      let (split, delegate) = stage.columns("ABC")
      delegate.topColumn = .primary
      stage.show(split)
      stage.runToEnd { split.show(.secondary) }
      expectEqual(stage.visibleColumns, "‹ C")
      stage.runToEnd { split.show(.supplementary) }
      expectEqual(stage.visibleColumns, "‹ B")
      stage.runToEnd { split.show(.primary) }
      expectEqual(stage.visibleColumns, "A")
    }

    /// Choice split.hide-column: Hiding a column while collapsed pops it.
    ///
    /// Source: `UISplitViewController.hide(_:)`
    test("Hiding a column while collapsed pops it") {
      let (split, _) = stage.showColumns(on: .phone, "AB")
      stage.runToEnd { split.hide(.secondary) }
      expectEqual(stage.visibleColumns, "A")
    }

    test("Showing a detail while collapsed brings the secondary to the top") {
      let (split, delegate) = stage.columns("AB")
      delegate.topColumn = .primary
      stage.show(split)
      let from = split.viewController(for: .primary)
      stage.runToEnd { from?.showDetailViewController(stage.screen("C"), sender: nil) }
      expectEqual(stage.visibleColumns, "‹ C")
    }

    test("Replacing the column on top of the stack replaces it there") {
      let (split, _) = stage.showColumns(on: .phone, "AB")
      stage.runToEnd { split.setViewController(stage.screen("C"), for: .secondary) }
      expectEqual(stage.visibleColumns, "‹ C")
    }

    test("A removed container is freed with its columns") {
      weak var split: UISplitViewController?
      weak var screen: UIViewController?
      do {
        let (made, _) = stage.showColumns(on: .wide, "AB")
        split = made
        screen = made.viewController(for: .secondary)
      }
      stage.resize(.phone)
      stage.runToEnd { stage.window.rootViewController = nil }
      expectNil(split)
      expectNil(screen)
    }

    test("A column that leaves its parent by hand is empty") {
      let (split, _) = stage.showColumns(on: .wide, "AB")
      let navigation = try require(split.viewController(for: .secondary)?.navigationController)
      stage.runToEnd {
        navigation.willMove(toParent: nil)
        navigation.view.removeFromSuperview()
        navigation.removeFromParent()
      }
      expectNil(split.viewController(for: .secondary))
      expectEqual(stage.visibleColumns, "A")
    }

    test("A column that is emptied while collapsed leaves the stack") {
      let (split, _) = stage.showColumns(on: .phone, "AB")
      stage.runToEnd { split.setViewController(nil, for: .secondary) }
      expectEqual(stage.visibleColumns, "A")
      expectEqual(
        split.viewController(for: .primary)?.navigationController?.viewControllers.count, 1)
    }
  }
}
