import CompactTesting
import HeadlessUIKit
import Testing

struct SetStackTests: StageSuite {
  var (stage, navigation, delegate) = recordedStack("ABC")

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact set.top-stays: If the top stays there is no transition.
    ///
    /// Source: `UINavigationController.setViewControllers(_:animated:)`
    test("Replacing what is below the top shows nothing new") {
      let top = try require(navigation.topViewController)
      navigation.setViewControllers([stage.screen("X"), top], animated: true)
      expectNil(navigation.transitionCoordinator)
      stage.expectAtRest(
        """
        A.willMove(nil)
        B.willMove(nil)
        A.didMove(nil)
        B.didMove(nil)
        X.willMove(nav)
        X.didMove(nav)
        """)
      expectEqual(names(navigation.viewControllers), "X C")
    }

    /// Choice set.empty: A stack may become empty, and then shows nothing.
    test("An empty stack shows nothing") {
      stage.runToEnd { navigation.viewControllers = [] }
      expectNil(navigation.topViewController)
      expectTrue(stage.take().hasSuffix("C.willDisappear(false)\nC.didDisappear(false)"))
      stage.runToEnd { navigation.pushViewController(stage.screen("X"), animated: false) }
      expectTrue(stage.take().hasSuffix("didShow(X, false)"))
    }

    test("A push by a screen that a new stack removes is undone with it") {
      let (kept, pushed) = (navigation.viewControllers[1], stage.screen("X"))
      let removed = try require(navigation.viewControllers[0] as? RecordedScreen)
      removed.onWillLeave = { navigation.pushViewController(pushed, animated: false) }
      stage.runToEnd { navigation.viewControllers = [kept, stage.screen("D")] }
      expectEqual(names(navigation.viewControllers), "B D")
      expectNil(pushed.parent)
      stage.runToEnd { navigation.pushViewController(pushed, animated: false) }
      expectEqual(names(navigation.viewControllers), "B D X")
      expectNotNil(pushed.view.window)
    }
  }
}
