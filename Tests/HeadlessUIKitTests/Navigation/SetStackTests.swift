import HeadlessUIKit
import Testing

@MainActor
struct SetStackTests {
  let stage = Stage()
  let delegate: NavigationRecorder
  let navigation: UINavigationController

  init() {
    delegate = NavigationRecorder(stage.recorder)
    navigation = stage.navigation("ABC")
    stage.show(navigation)
    navigation.delegate = delegate
  }

  /// Fact set.top-stays: If the top stays there is no transition.
  ///
  /// Source: `UINavigationController.setViewControllers(_:animated:)`
  @Test func `Replacing what is below the top shows nothing new`() throws {
    let top = try #require(navigation.topViewController)
    stage.run { navigation.setViewControllers([stage.screen("X"), top], animated: true) }
    #expect(navigation.transitionCoordinator == nil)
    stage.clock.drain()
    #expect(
      stage.take() == """
        A.willMove(nil)
        B.willMove(nil)
        A.didMove(nil)
        B.didMove(nil)
        X.willMove(nav)
        X.didMove(nav)
        """
    )
    #expect(names(navigation.viewControllers) == "X C")
  }

  /// Fact set.pop: A new top that was in the stack comes by a pop.
  ///
  /// Source: `UINavigationController.setViewControllers(_:animated:)`
  ///
  /// Fact set.old-top: The old top hears neither `willMove` nor `didMove`, unlike the others that
  ///   were removed.
  ///
  /// Source: openradar 18002763
  @Test func `A new top from the old stack comes by a pop`() {
    let kept = navigation.viewControllers[0]
    stage.run { navigation.setViewControllers([kept], animated: true) }
    #expect(names(navigation.viewControllers) == "A")
    stage.clock.drain()
    #expect(
      stage.take() == """
        B.willMove(nil)
        B.didMove(nil)
        A.loadView
        A.didLoad
        C.willDisappear(true)
        A.willAppear(true)
        willShow(A, true)
        A.isAppearing(true)
        C.didDisappear(true)
        A.didAppear(true)
        didShow(A, true)
        """
    )
  }

  /// Fact set.push: A new top that was not in the stack comes by a push.
  ///
  /// Source: `UINavigationController.setViewControllers(_:animated:)`
  @Test func `A new top from outside comes by a push`() {
    let root = navigation.viewControllers[0]
    stage.run {
      navigation.setViewControllers([root] + stage.screens("XY"), animated: true)
    }
    stage.clock.drain()
    let calls = stage.take()
    #expect(calls.contains("C.willDisappear(true)\nY.willAppear(true)\nwillShow(Y, true)"))
    #expect(calls.hasSuffix("Y.didAppear(true)\nX.didMove(nav)\nY.didMove(nav)\ndidShow(Y, true)"))
  }

  /// Fact set.property: Setting `viewControllers` is the same without animation.
  ///
  /// Source: `UINavigationController.viewControllers`
  ///
  /// Fact set.freed: Screens removed without animation are freed at the call.
  ///
  /// Source: [traces]
  @Test func `Setting the property is the same without animation`() {
    weak let removed = navigation.viewControllers[1]
    let root = navigation.viewControllers[0]
    stage.run { navigation.viewControllers = [root] }
    #expect(removed == nil)
    stage.clock.drain()
    #expect(stage.take().contains("didShow(A, false)"))
  }

  @Test func `Policies can let the old top hear of its removal`() {
    stage.device.policies.settingControllersTellsOldTop = true
    stage.run { navigation.setViewControllers([navigation.viewControllers[0]], animated: false) }
    stage.clock.drain()
    let calls = stage.take()
    #expect(calls.contains("C.willMove(nil)"))
    #expect(calls.contains("C.didMove(nil)"))
  }

  /// Choice set.empty: A stack may become empty, and then shows nothing.
  @Test func `An empty stack shows nothing`() {
    stage.run { navigation.viewControllers = [] }
    stage.clock.drain()
    #expect(navigation.topViewController == nil)
    #expect(stage.take().hasSuffix("C.willDisappear(false)\nC.didDisappear(false)"))
    stage.run { navigation.pushViewController(stage.screen("X"), animated: false) }
    stage.clock.drain()
    #expect(stage.take().hasSuffix("didShow(X, false)"))
  }
}
