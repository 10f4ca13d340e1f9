import CompactTesting
import HeadlessUIKit
import Testing

@MainActor
struct PopTests: TableSuite {
  var (stage, navigation, delegate) = recordedStack("ABCD")

  private func screen(_ index: Int) throws -> RecordedScreen {
    try require(navigation.viewControllers[index] as? RecordedScreen)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact pop.stack: A pop returns the popped screen, with the stack changed and
    ///   `willMove(toParent: nil)` called.
    ///
    /// Source: [traces]; [life cycle sheet]; `UINavigationController.popViewController(animated:)`
    ///
    /// Fact pop.order: Then come the popped screen's `viewWillDisappear`, the revealed one's
    ///   `viewWillAppear`, `willShow` and `viewIsAppearing`; at the end the two `did` callbacks,
    ///   `didMove(toParent: nil)` and `didShow`.
    ///
    /// Source: [traces]; [life cycle sheet]; software-mansion/react-native-screens#4407; [Chameleon];
    ///   [WinObjC]
    test("An animated pop calls in UIKit's order") {
      let popped = stage.run { navigation.popViewController(animated: true) }
      expectEqual(names([popped].compactMap { $0 }), "D")
      expectEqual(names(navigation.viewControllers), "A B C")
      stage.expectCalls("D.willMove(nil)")

      stage.clock.turn()
      stage.expectCalls(
        """
        C.loadView
        C.didLoad
        D.willDisappear(true)
        C.willAppear(true)
        willShow(C, true)
        C.isAppearing(true)
        """)
      stage.expectAtRest(
        """
        D.didDisappear(true)
        C.didAppear(true)
        D.didMove(nil)
        didShow(C, true)
        """)
    }

    /// Fact pop.moving: `isMovingFromParent` is true inside the popped screen's own
    ///   `viewWillDisappear` and `viewDidDisappear`, and false between them.
    ///
    /// Source: johnpatrickmorgan/LifecycleHooks#2; [xamarin isMovingFromParent]
    test("A popped screen moves from its parent in its own callbacks only") {
      let top = try screen(3)
      top.recordsFlags = true
      top.onWillDisappear = {
        stage.recorder.note("stack \(names(navigation.viewControllers))")
      }
      stage.run { _ = navigation.popViewController(animated: true) }
      stage.clock.turn()
      expectFalse(top.isMovingFromParent)
      stage.clock.drain()
      let calls = stage.take()
      expectTrue(calls.contains("D.willDisappear(true) movingFrom\nstack A B C"))
      expectTrue(calls.contains("D.didDisappear(true) movingFrom"))
    }

    test(
      "A screen that was popped while it was not visible does not move from its parent when it appears again"
    ) {
      let (root, between) = (try screen(0), try screen(2))
      stage.runToEnd { _ = navigation.popToRootViewController(animated: true) }
      between.recordsFlags = true
      stage.runToEnd { root.present(between, animated: true) }
      expectFalse(stage.take().contains("movingFrom"))
    }

    /// Fact pop.parent: While the animation runs the popped screen has no parent any more, and its
    ///   view is still in the window.
    ///
    /// Source: software-mansion/react-native-screens#2976
    test("A popped screen has no parent while it leaves, and is still in the window") {
      let top = try screen(3)
      stage.run { _ = navigation.popViewController(animated: true) }
      stage.clock.turn()
      expectNil(top.parent)
      expectNil(top.navigationController)
      expectNotNil(top.view.window)
      expectNotNil(top.transitionCoordinator)
      stage.clock.drain()
      expectNil(top.navigationController)
      expectNil(top.view.window)
      expectNil(top.transitionCoordinator)
    }

    /// Fact pop.root: Popping at the root does nothing and returns nil.
    ///
    /// Source: `UINavigationController.popViewController(animated:)`
    test("The root cannot be popped") {
      stage.run {
        expectEqual(names(navigation.popToRootViewController(animated: false)), "B C D")
        stage.settle()
        expectNil(navigation.popViewController(animated: true))
        expectNil(navigation.popToRootViewController(animated: true))
      }
      stage.expectAtRest("")
    }

    /// Fact pop.returned: Popping to a screen or to the root returns what was popped, from the bottom
    ///   up.
    ///
    /// Source: `UINavigationController.popToViewController(_:animated:)`
    ///
    /// Fact pop.between: Of several popped screens only the visible one gets appearance callbacks and
    ///   hears of its move.
    ///
    /// Source: [Chameleon]
    test("A pop by several levels concerns the visible screens only") {
      let between = try screen(2)
      let root = try screen(0)
      let popped = stage.run { navigation.popToViewController(root, animated: true) }
      expectEqual(names(popped), "B C D")
      expectNil(between.parent)
      stage.expectAtRest(
        """
        D.willMove(nil)
        A.loadView
        A.didLoad
        D.willDisappear(true)
        A.willAppear(true)
        willShow(A, true)
        A.isAppearing(true)
        D.didDisappear(true)
        A.didAppear(true)
        D.didMove(nil)
        didShow(A, true)
        """)
    }

    /// Fact pop.freed: Popped screens between are freed at the call, the visible one when the
    ///   transition has ended.
    ///
    /// Source: [traces]
    test("Popped screens are freed when the transition has ended") {
      weak let top = try screen(3)
      weak let between = try screen(2)
      stage.run { _ = navigation.popToRootViewController(animated: true) }
      stage.clock.turn()
      expectNil(between)
      expectNotNil(top)
      stage.clock.drain()
      expectNil(top)
    }

    /// Choice pop.override: The back button and the swipe call `popViewController(animated:)`, so
    ///   that a subclass of the container sees them.
    test("The back button and the swipe go through popViewController") {
      final class Watching: UINavigationController {
        var pops = 0
        override func popViewController(animated: Bool) -> UIViewController? {
          pops += 1
          return super.popViewController(animated: animated)
        }
      }
      let navigation = stage.run { Watching() }
      stage.run { navigation.viewControllers = stage.screens("ABC") }
      stage.show(navigation)
      try stage.input.tapBack(in: navigation)
      stage.clock.drain()
      try stage.input.beginSwipeBack(in: navigation)
      stage.input.finishGesture()
      stage.clock.drain()
      expectEqual(navigation.pops, 2)
      expectEqual(names(navigation.viewControllers), "A")
    }

    test("Removing a screen from its parent takes it from the stack") {
      let top = try screen(3)
      stage.runToEnd { top.removeFromParent() }
      expectEqual(names(navigation.viewControllers), "A B C")
      expectSame(navigation.topViewController?.view.window, stage.window)
    }

    test("A screen that pops to the root when it is popped leaves the root") {
      for popsOne in [true, false] {
        let stage = Stage()
        let navigation = stage.showStack("ABC")
        let top = try require(navigation.topViewController as? RecordedScreen)
        top.onWillLeave = {
          top.onWillLeave = nil
          navigation.popToRootViewController(animated: false)
        }
        stage.runToEnd {
          if popsOne {
            navigation.popViewController(animated: false)
          } else {
            navigation.popToRootViewController(animated: false)
          }
        }
        expectEqual(names(navigation.viewControllers), "A")
        expectEqual(navigation.navigationBar.items?.count, 1)
        expectNotNil(navigation.topViewController?.view.window)
        expectEqual(stage.take().components(separatedBy: "C.didMove(nil)").count, 2)
      }
    }

    test("A screen that is removed while a pop reveals it is not left on top") {
      let (revealed, below) = (try screen(2), try screen(1))
      stage.run { _ = navigation.popViewController(animated: true) }
      stage.clock.turn()
      stage.runToEnd { revealed.removeFromParent() }
      expectEqual(names(navigation.viewControllers), "A B")
      expectNotNil(below.view.window)
      expectNil(revealed.view.window)
      let calls = stage.take()
      expectTrue(calls.hasSuffix("didShow(B, false)"))
      expectEqual(calls.components(separatedBy: "C.").last?.prefix(12), "didDisappear")
    }
  }
}
