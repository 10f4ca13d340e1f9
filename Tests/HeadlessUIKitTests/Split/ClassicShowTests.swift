import CompactTesting
import HeadlessUIKit
import Testing

// `show` and `showDetailViewController` from inside reach the container through the parents.
struct ClassicShowTests: StageSuite {
  let stage = Stage()

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact split.detail: `showDetailViewController` from anywhere inside an expanded container
    ///   replaces the secondary.
    ///
    /// Source: `UISplitViewController.showDetailViewController(_:sender:)`;
    ///   `UIViewController.showDetailViewController(_:sender:)`
    test("Showing a detail in the expanded interface replaces the secondary") {
      let primary = stage.navigation("A")
      let (split, _) = stage.showClassic(on: .wide, primary, stage.screen("B"))
      primary.topViewController?.showDetailViewController(stage.screen("C"), sender: nil)
      expectEqual(names([split.viewControllers[1]]), "C")
      stage.expectAtRest(
        """
        showDetail(C)
        B.willMove(nil)
        B.didMove(nil)
        C.willMove(UISplitViewController)
        C.didMove(UISplitViewController)
        B.willDisappear(false)
        C.loadView
        C.didLoad
        C.willAppear(false)
        C.isAppearing(false)
        B.didDisappear(false)
        C.didAppear(false)
        """)
      expectEqual(stage.visibleColumns, "A | C")
    }

    /// Fact split.detail-collapsed: While collapsed, a detail is shown as `show` does it, by a push
    ///   onto the primary stack.
    ///
    /// Source: `UIViewController.showDetailViewController(_:sender:)`;
    ///   `UINavigationController.show(_:sender:)`
    test("Showing a detail while collapsed pushes it, animated") {
      let primary = stage.navigation("A")
      _ = stage.showClassic(on: .phone, primary, stage.screen("B"))
      primary.topViewController?.showDetailViewController(stage.screen("C"), sender: nil)
      expectEqual(names(primary.viewControllers), "A B C")
      expectNotNil(primary.transitionCoordinator)
      stage.clock.drain()
      expectEqual(stage.visibleColumns, "‹ C")
    }

    test("Showing a stack as detail while collapsed pushes the stack") {
      let primary = stage.navigation("A")
      _ = stage.showClassic(on: .phone, primary, stage.screen("B"))
      let detail = stage.navigation("C")
      stage.runToEnd { primary.showDetailViewController(detail, sender: nil) }
      expectSame(primary.topViewController, detail)
      expectEqual(stage.visibleColumns, "‹ C")
    }

    /// Fact split.show-delegate: A delegate that returns true from `showDetail` or `show` has shown
    ///   the controller itself.
    ///
    /// Source: `UISplitViewControllerDelegate.splitViewController(_:showDetail:sender:)`;
    ///   `UISplitViewControllerDelegate.splitViewController(_:show:sender:)`
    test("The delegate can show a detail itself") {
      let (split, delegate) = stage.showClassic(on: .wide, stage.screen("A"), stage.screen("B"))
      delegate.handlesShowing = true
      split.showDetailViewController(stage.screen("C"), sender: nil)
      split.show(stage.screen("D"), sender: nil)
      stage.expectAtRest("showDetail(C)\nshow(D)")
      expectEqual(names(split.viewControllers), "A B")
    }

    test("Showing from a screen replaces the column it is in") {
      let secondary = stage.screen("B")
      let (split, _) = stage.showClassic(on: .wide, stage.screen("A"), secondary)
      secondary.show(stage.screen("C"), sender: secondary)
      expectEqual(names(split.viewControllers), "A C")
      split.show(stage.screen("D"), sender: nil)
      expectEqual(names(split.viewControllers), "D C")
    }

    test("A replaced secondary is freed") {
      let (split, _) = stage.showClassic(on: .wide, stage.screen("A"), stage.screen("B"))
      weak let old = split.viewControllers[1]
      stage.runToEnd { split.showDetailViewController(stage.screen("C"), sender: nil) }
      expectNil(old)
    }

    test("Setting both screens while collapsed collapses the second onto the first") {
      let (split, _) = stage.showClassic(on: .phone, stage.navigation("A"), stage.screen("B"))
      let other = stage.navigation("X")
      stage.runToEnd { split.viewControllers = [other, stage.screen("Y")] }
      expectEqual(split.viewControllers, [other])
      expectEqual(names(other.viewControllers), "X Y")
      expectEqual(stage.visibleColumns, "‹ Y")
    }

    test("A controller that moves to another column stays in the container") {
      for next in [[1, 2], [1, 0]] {
        let stage = Stage()
        let screens = stage.screens("ABC")
        let (split, _) = stage.showClassic(on: .wide, screens[0], screens[1])
        stage.runToEnd { split.viewControllers = next.map { screens[$0] } }
        expectEqual(names(split.viewControllers), next == [1, 2] ? "B C" : "B A")
        for index in next { expectSame(screens[index].parent, split) }
        expectEqual(stage.visibleColumns, next == [1, 2] ? "B | C" : "B | A")
      }
    }
  }
}
