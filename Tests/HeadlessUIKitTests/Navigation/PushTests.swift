import CompactTesting
import HeadlessUIKit
import Testing

struct PushTests: StageSuite {
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
      let made = Counting(rootViewController: stage.screen("R"))
      expectEqual(names(made.pushed), "R")
      expectEqual(names(made.viewControllers), "R")
    }

    test("A child that is not on the stack leaves without a change of the stack") {
      let (overlay, b) = (stage.screen("Overlay"), stage.screen("B"))
      navigation.addChild(overlay)
      navigation.pushViewController(b, animated: true)
      overlay.removeFromParent()
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
        navigation.pushViewController(stage.screen("D"), animated: true)
        leaving.willMove(toParent: nil)
        leaving.removeFromParent()
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

    /// Choice push.several: Of several pushes in one turn, all but the last without animation, only
    ///   the last screen is loaded and appears.
    test("Several pushes without animation in one turn show only the last") {
      let between = stage.screen("B")
      navigation.pushViewController(between, animated: false)
      navigation.pushViewController(stage.screen("C"), animated: false)
      navigation.pushViewController(stage.screen("D"), animated: true)
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

    /// Choice push.main-queue: Work that is sent to the next turn after a push in the same turn runs
    ///   after the transition has begun.
    ///
    /// On a device a block on the main queue may come before the commit in which the transition begins.
    test("Work sent to the next turn after a push finds it begun") {
      navigation.pushViewController(stage.screen("B"), animated: true)
      stage.clock.atNextTurn { stage.recorder.note("block") }
      stage.clock.turn()
      expectTrue(stage.take().hasSuffix("B.isAppearing(true)\nblock"))
    }
  }
}
