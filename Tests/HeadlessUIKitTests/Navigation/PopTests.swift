import CompactTesting
import HeadlessUIKit
import Testing

struct PopTests: StageSuite {
  var (stage, navigation, delegate) = recordedStack("ABCD")

  private func screen(_ index: Int) throws -> RecordedScreen {
    try require(navigation.viewControllers[index] as? RecordedScreen)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test(
      "A screen that was popped while it was not visible does not move from its parent when it appears again"
    ) {
      let (root, between) = (try screen(0), try screen(2))
      stage.runToEnd { _ = navigation.popToRootViewController(animated: true) }
      between.recordsFlags = true
      stage.runToEnd { root.present(between, animated: true) }
      expectFalse(stage.take().contains("movingFrom"))
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
      let navigation = Watching()
      navigation.viewControllers = stage.screens("ABC")
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
      navigation.popViewController(animated: true)
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
