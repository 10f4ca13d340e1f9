import CompactTesting
import HeadlessUIKit
import Testing

@MainActor
struct PushTests: TableSuite {
  var (stage, navigation, delegate) = recordedStack("A")

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A stack that is made with a root pushes it, as subclasses notice") {
      final class Counting: UINavigationController {
        var pushed: [UIViewController] = []
        override func pushViewController(_ viewController: UIViewController, animated: Bool) {
          pushed.append(viewController)
          super.pushViewController(viewController, animated: animated)
        }
      }
      let made = stage.run { Counting(rootViewController: stage.screen("R")) }
      expectEqual(names(made.pushed), "R")
      expectEqual(names(made.viewControllers), "R")
    }

    test("A child that is not on the stack leaves without a change of the stack") {
      let (overlay, b) = (stage.screen("Overlay"), stage.screen("B"))
      stage.run { navigation.addChild(overlay) }
      stage.run {
        navigation.pushViewController(b, animated: true)
        overlay.removeFromParent()
      }
      expectNil(overlay.parent)
      stage.clock.turn()
      expectTrue(stage.take().contains("willShow(B, true)"))
      stage.clock.drain()
      expectEqual(names(navigation.viewControllers), "A B")
    }

    for name in ["B", "C"] {
      test("A screen below that leaves in the turn of an animated push, \(name), does not end it") {
        stage.runToEnd { navigation.viewControllers += stage.screens("BC") }
        _ = stage.take()
        let leaving = try require(
          navigation.viewControllers.first { names([$0]) == name } as? RecordedScreen)
        stage.run {
          navigation.pushViewController(stage.screen("D"), animated: true)
          leaving.willMove(toParent: nil)
          leaving.removeFromParent()
        }
        expectEqual(navigation.transitionCoordinator?.isAnimated, true)
        expectEqual(leaving.transitionCoordinator != nil, name == "C")
        stage.clock.drain()
        expectTrue(
          stage.take().hasSuffix(
            "C.didDisappear(true)\nD.didAppear(true)\nD.didMove(nav)\ndidShow(D, true)"))
        expectEqual(names(navigation.viewControllers), name == "B" ? "A C D" : "A B D")
        expectNil(leaving.viewIfLoaded?.window)
      }
    }

    /// Fact push.stack: A push changes the stack, the parent and calls `willMove(toParent:)` before
    ///   it returns; nothing is loaded yet.
    ///
    /// Source: [traces]; [life cycle sheet]
    ///
    /// Fact push.order: In the next turn come `viewDidLoad`, the old top's `viewWillDisappear`, the
    ///   new one's `viewWillAppear`, `willShow` and `viewIsAppearing`; at the end the two `did`
    ///   callbacks, `didMove` and `didShow`.
    ///
    /// Source: [traces]; [life cycle sheet]; [Chameleon]; [WinObjC]
    test("An animated push calls in UIKit's order") {
      stage.run { navigation.pushViewController(stage.screen("B"), animated: true) }
      stage.expectCalls("B.willMove(nav)")
      expectEqual(names(navigation.viewControllers), "A B")

      stage.clock.turn()
      stage.expectCalls(
        """
        B.loadView
        B.didLoad
        A.willDisappear(true)
        B.willAppear(true)
        willShow(B, true)
        B.isAppearing(true)
        """)

      stage.clock.advance(by: .milliseconds(499))
      stage.expectCalls("")

      stage.clock.advance(by: .milliseconds(1))
      stage.expectCalls(
        """
        A.didDisappear(true)
        B.didAppear(true)
        B.didMove(nav)
        didShow(B, true)
        """)
      expectTrue(stage.clock.isIdle)
    }

    /// Fact push.plain: A push without animation is put off to the next turn too, and has ended with
    ///   it; no layout comes before `viewDidAppear`.
    ///
    /// Source: [traces]
    test("A push without animation begins and ends in the next turn") {
      let next = stage.screen("B")
      next.recordsLayout = true
      stage.run { navigation.pushViewController(next, animated: false) }
      stage.expectCalls("B.willMove(nav)")
      expectFalse(next.isViewLoaded)

      stage.clock.turn()
      stage.expectCalls(
        """
        B.loadView
        B.didLoad
        A.willDisappear(false)
        B.willAppear(false)
        willShow(B, false)
        B.isAppearing(false)
        A.didDisappear(false)
        B.didAppear(false)
        B.didMove(nav)
        didShow(B, false)
        B.willLayout
        B.didLayout
        """)
    }

    /// Fact push.layout: In an animated push the screen is laid out after `viewIsAppearing`, before
    ///   `viewDidAppear`.
    ///
    /// Source: [traces]; [life cycle sheet]
    test("An animated push lays out before the screen has appeared") {
      let next = stage.screen("B")
      next.recordsLayout = true
      next.recordsMoves = false
      stage.run { navigation.pushViewController(next, animated: true) }
      stage.clock.turn()
      expectTrue(stage.take().hasSuffix("B.isAppearing(true)\nB.willLayout\nB.didLayout"))
    }

    /// Fact push.moving: `isMovingToParent` is true in the pushed screen's `viewWillAppear` and
    ///   `viewDidAppear`, and in no callback of the one below.
    ///
    /// Source: [xamarin isMovingToParent]
    test("Only the pushed screen moves to its parent") {
      let root = try require(navigation.topViewController as? RecordedScreen)
      let next = stage.screen("B")
      for screen in [root, next] { screen.recordsFlags = true }
      stage.run { navigation.pushViewController(next, animated: true) }
      expectFalse(next.isMovingToParent)
      stage.expectAtRest(
        """
        B.willMove(nav)
        B.loadView
        B.didLoad
        A.willDisappear(true)
        B.willAppear(true) movingTo
        willShow(B, true)
        B.isAppearing(true)
        A.didDisappear(true)
        B.didAppear(true) movingTo
        B.didMove(nav)
        didShow(B, true)
        """)
    }

    /// Fact coordinator.alongside: What is animated alongside runs when the transition begins, and
    ///   its completion when it ends, told whether it was cancelled.
    ///
    /// Source: `UIViewControllerTransitionCoordinator`
    test("Alongside animations run at the beginning, completions at the end") {
      stage.run { navigation.pushViewController(stage.screen("B"), animated: true) }
      navigation.transitionCoordinator?.animate { _ in
        stage.recorder.note("alongside")
      } completion: { context in
        stage.recorder.note("completion, cancelled: \(context.isCancelled)")
      }
      stage.clock.turn()
      expectTrue(stage.take().hasSuffix("B.isAppearing(true)\nalongside"))
      stage.clock.drain()
      expectTrue(stage.take().contains("completion, cancelled: false"))
    }

    /// Fact coordinator.late: Once the animations have begun a coordinator takes no more of them, but
    ///   still takes completions.
    ///
    /// Source: `UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:)`
    test("A coordinator takes completions until the end") {
      stage.run { navigation.pushViewController(stage.screen("B"), animated: true) }
      stage.clock.turn()
      _ = stage.take()
      let accepted = navigation.transitionCoordinator?.animate { _ in
        stage.recorder.note("alongside")
      } completion: { _ in
        stage.recorder.note("completion")
      }
      expectEqual(accepted, false)
      stage.clock.drain()
      let calls = stage.take()
      expectFalse(calls.contains("alongside"))
      expectTrue(calls.contains("completion"))
    }

    /// Fact coordinator.did-show: In `didShow` of an animated transition the coordinator still tells
    ///   which screen left; after one without animation there is none.
    ///
    /// Source: [HWS sample]; radianttap/Coordinator#11
    test("The coordinator is still there in didShow") {
      let next = stage.screen("B")
      var from: [UIViewController?] = []
      delegate.onDidShow = {
        from.append(navigation.transitionCoordinator?.viewController(forKey: .from))
      }
      stage.runToEnd { navigation.pushViewController(next, animated: true) }
      stage.runToEnd { _ = navigation.popViewController(animated: true) }
      stage.runToEnd { navigation.pushViewController(stage.screen("C"), animated: false) }
      expectEqual(names(from.compactMap { $0 }), "A B")
      expectEqual(from.last, .some(nil))
    }

    /// Choice push.several: Of several pushes in one turn, all but the last without animation, only
    ///   the last screen is loaded and appears.
    test("Several pushes without animation in one turn show only the last") {
      let between = stage.screen("B")
      stage.run {
        navigation.pushViewController(between, animated: false)
        navigation.pushViewController(stage.screen("C"), animated: false)
        navigation.pushViewController(stage.screen("D"), animated: true)
      }
      expectEqual(names(navigation.viewControllers), "A B C D")
      expectNotNil(navigation.transitionCoordinator)
      stage.clock.drain()
      expectFalse(between.isViewLoaded)
      stage.expectCalls(
        """
        B.willMove(nav)
        C.willMove(nav)
        D.willMove(nav)
        D.loadView
        D.didLoad
        A.willDisappear(true)
        D.willAppear(true)
        willShow(D, true)
        D.isAppearing(true)
        A.didDisappear(true)
        D.didAppear(true)
        B.didMove(nav)
        C.didMove(nav)
        D.didMove(nav)
        didShow(D, true)
        """)
    }

    /// Fact push.layout-begins: The transition begins in the layout pass of the container's view, so
    ///   that forcing one begins it at once.
    ///
    /// Source: [traces]; rickytan/RTRootNavigationController#275; Citrrus/MBContactPicker#48
    test("Laying out the container begins the transition") {
      stage.run {
        navigation.pushViewController(stage.screen("B"), animated: true)
        navigation.view.layoutIfNeeded()
      }
      expectTrue(stage.take().hasSuffix("B.isAppearing(true)"))
      stage.clock.drain()
      expectTrue(stage.take().hasSuffix("didShow(B, true)"))
    }

    /// Fact push.show: `show(_:sender:)` of a screen in a stack pushes, animated.
    ///
    /// Source: `UIViewController.show(_:sender:)`
    test("Showing pushes, from a child too") {
      let root = try require(navigation.topViewController)
      stage.runToEnd { root.show(stage.screen("B"), sender: nil) }
      expectEqual(names(navigation.viewControllers), "A B")
      expectTrue(stage.take().contains("willShow(B, true)"))
    }

    /// Fact push.tab-bar: A tab bar controller can be pushed, although the documentation rules it out.
    ///
    /// Source: rickytan/RTRootNavigationController#36
    test("A tab bar controller can be pushed") {
      let tabs = stage.run { UITabBarController() }
      stage.runToEnd {
        tabs.viewControllers = stage.screens("XY")
        _ = stage.take()
        navigation.pushViewController(tabs, animated: false)
      }
      expectSame(navigation.topViewController, tabs)
      expectTrue(stage.take().contains("X.didAppear(false)"))
    }

    /// Fact coordinator.ancestor: A controller inside one that takes part finds the coordinator of the
    ///   nearest controller around it.
    ///
    /// Source: `UIViewController.transitionCoordinator`
    test("A child finds the coordinator of the container") {
      let next = stage.screen("B")
      let child = stage.screen("C")
      stage.run {
        next.addChild(child)
        navigation.pushViewController(next, animated: true)
      }
      expectSame(child.transitionCoordinator, navigation.transitionCoordinator)
      expectNotNil(child.transitionCoordinator)
      expectNotNil(next.transitionCoordinator)
      expectSame(navigation.transitionCoordinator?.viewController(forKey: .to), next)
      stage.clock.drain()
      expectNil(child.transitionCoordinator)
    }

    /// Choice push.main-queue: Work that is sent to the next turn after a push in the same turn runs
    ///   after the transition has begun.
    ///
    /// On a device a block on the main queue may come before the commit in which the transition begins.
    test("Work sent to the next turn after a push finds it begun") {
      stage.run { navigation.pushViewController(stage.screen("B"), animated: true) }
      stage.clock.atNextTurn { stage.recorder.note("block") }
      stage.clock.turn()
      expectTrue(stage.take().hasSuffix("B.isAppearing(true)\nblock"))
    }
  }
}
