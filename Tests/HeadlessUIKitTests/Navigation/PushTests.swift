import HeadlessUIKit
import Testing

@MainActor
struct PushTests {
  let stage = Stage()
  let delegate: NavigationRecorder
  let navigation: UINavigationController

  init() {
    delegate = NavigationRecorder(stage.recorder)
    navigation = stage.navigation("A")
    stage.show(navigation)
    navigation.delegate = delegate
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
  @Test func `An animated push calls in UIKit's order`() {
    stage.run { navigation.pushViewController(stage.screen("B"), animated: true) }
    #expect(stage.take() == "B.willMove(nav)")
    #expect(names(navigation.viewControllers) == "A B")

    stage.clock.turn()
    #expect(
      stage.take() == """
        B.loadView
        B.didLoad
        A.willDisappear(true)
        B.willAppear(true)
        willShow(B, true)
        B.isAppearing(true)
        """
    )

    stage.clock.advance(by: .milliseconds(499))
    #expect(stage.take() == "")

    stage.clock.advance(by: .milliseconds(1))
    #expect(
      stage.take() == """
        A.didDisappear(true)
        B.didAppear(true)
        B.didMove(nav)
        didShow(B, true)
        """
    )
    #expect(stage.clock.isIdle)
  }

  /// Fact push.plain: A push without animation is put off to the next turn too, and has ended with
  ///   it; no layout comes before `viewDidAppear`.
  ///
  /// Source: [traces]
  @Test func `A push without animation begins and ends in the next turn`() {
    let next = stage.screen("B")
    next.recordsLayout = true
    stage.run { navigation.pushViewController(next, animated: false) }
    #expect(stage.take() == "B.willMove(nav)")
    #expect(!next.isViewLoaded)

    stage.clock.turn()
    #expect(
      stage.take() == """
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
        """
    )
  }

  /// Fact push.layout: In an animated push the screen is laid out after `viewIsAppearing`, before
  ///   `viewDidAppear`.
  ///
  /// Source: [traces]; [life cycle sheet]
  @Test func `An animated push lays out before the screen has appeared`() {
    let next = stage.screen("B")
    next.recordsLayout = true
    next.recordsMoves = false
    stage.run { navigation.pushViewController(next, animated: true) }
    stage.clock.turn()
    #expect(stage.take().hasSuffix("B.isAppearing(true)\nB.willLayout\nB.didLayout"))
  }

  /// Fact push.moving: `isMovingToParent` is true in the pushed screen's `viewWillAppear` and
  ///   `viewDidAppear`, and in no callback of the one below.
  ///
  /// Source: [xamarin isMovingToParent]
  @Test func `Only the pushed screen moves to its parent`() throws {
    let root = try #require(navigation.topViewController as? RecordedScreen)
    let next = stage.screen("B")
    for screen in [root, next] { screen.recordsFlags = true }
    stage.run { navigation.pushViewController(next, animated: true) }
    #expect(!next.isMovingToParent)
    stage.clock.drain()
    #expect(
      stage.take() == """
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
        """
    )
  }

  /// Fact coordinator.at-once: `transitionCoordinator` is there when an animated push returns, and
  ///   there is none for one without animation.
  ///
  /// Source: radianttap/Coordinator#11; Tencent/MLeaksFinder#2;
  ///   `UIViewController.transitionCoordinator`
  @Test func `The coordinator is there at once for an animated push only`() {
    stage.run { navigation.pushViewController(stage.screen("B"), animated: false) }
    #expect(navigation.transitionCoordinator == nil)
    stage.clock.drain()

    let next = stage.screen("C")
    stage.run { navigation.pushViewController(next, animated: true) }
    #expect(navigation.transitionCoordinator?.viewController(forKey: .to) === next)
    #expect(next.transitionCoordinator != nil)
    stage.clock.drain()
    #expect(navigation.transitionCoordinator == nil)
  }

  /// Fact coordinator.alongside: What is animated alongside runs when the transition begins, and
  ///   its completion when it ends, told whether it was cancelled.
  ///
  /// Source: `UIViewControllerTransitionCoordinator`
  @Test func `Alongside animations run at the beginning, completions at the end`() {
    stage.run { navigation.pushViewController(stage.screen("B"), animated: true) }
    navigation.transitionCoordinator?.animate { _ in
      stage.recorder.note("alongside")
    } completion: { context in
      stage.recorder.note("completion, cancelled: \(context.isCancelled)")
    }
    stage.clock.turn()
    #expect(stage.take().hasSuffix("B.isAppearing(true)\nalongside"))
    stage.clock.drain()
    #expect(stage.take().contains("completion, cancelled: false"))
  }

  /// Fact coordinator.late: Once the animations have begun a coordinator takes no more of them, but
  ///   still takes completions.
  ///
  /// Source: `UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:)`
  @Test func `A coordinator takes completions until the end`() {
    stage.run { navigation.pushViewController(stage.screen("B"), animated: true) }
    stage.clock.turn()
    _ = stage.take()
    let accepted = navigation.transitionCoordinator?.animate { _ in
      stage.recorder.note("alongside")
    } completion: { _ in
      stage.recorder.note("completion")
    }
    #expect(accepted == false)
    stage.clock.drain()
    let calls = stage.take()
    #expect(!calls.contains("alongside"))
    #expect(calls.contains("completion"))
  }

  /// Fact coordinator.did-show: In `didShow` of an animated transition the coordinator still tells
  ///   which screen left; after one without animation there is none.
  ///
  /// Source: [HWS sample]; radianttap/Coordinator#11
  @Test func `The coordinator is still there in didShow`() {
    let next = stage.screen("B")
    var from: [UIViewController?] = []
    delegate.onDidShow = {
      from.append(navigation.transitionCoordinator?.viewController(forKey: .from))
    }
    stage.run { navigation.pushViewController(next, animated: true) }
    stage.clock.drain()
    stage.run { _ = navigation.popViewController(animated: true) }
    stage.clock.drain()
    stage.run { navigation.pushViewController(stage.screen("C"), animated: false) }
    stage.clock.drain()
    #expect(names(from.compactMap { $0 }) == "A B")
    #expect(from.last == .some(nil))
  }

  /// Choice push.several: Of several pushes in one turn, all but the last without animation, only
  ///   the last screen is loaded and appears.
  @Test func `Several pushes without animation in one turn show only the last`() {
    let between = stage.screen("B")
    stage.run {
      navigation.pushViewController(between, animated: false)
      navigation.pushViewController(stage.screen("C"), animated: false)
      navigation.pushViewController(stage.screen("D"), animated: true)
    }
    #expect(names(navigation.viewControllers) == "A B C D")
    #expect(navigation.transitionCoordinator != nil)
    stage.clock.drain()
    #expect(!between.isViewLoaded)
    #expect(
      stage.take() == """
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
        """
    )
  }

  /// Fact push.layout-begins: The transition begins in the layout pass of the container's view, so
  ///   that forcing one begins it at once.
  ///
  /// Source: [traces]; rickytan/RTRootNavigationController#275; Citrrus/MBContactPicker#48
  @Test func `Laying out the container begins the transition`() {
    stage.run {
      navigation.pushViewController(stage.screen("B"), animated: true)
      navigation.view.layoutIfNeeded()
    }
    #expect(stage.take().hasSuffix("B.isAppearing(true)"))
    stage.clock.drain()
    #expect(stage.take().hasSuffix("didShow(B, true)"))
  }

  /// Fact push.show: `show(_:sender:)` of a screen in a stack pushes, animated.
  ///
  /// Source: `UIViewController.show(_:sender:)`
  @Test func `Showing pushes, from a child too`() throws {
    let root = try #require(navigation.topViewController)
    stage.run { root.show(stage.screen("B"), sender: nil) }
    stage.clock.drain()
    #expect(names(navigation.viewControllers) == "A B")
    #expect(stage.take().contains("willShow(B, true)"))
  }

  @Test func `The delegate can be called as Objective-C's optional methods are`() {
    let optional: (any UINavigationControllerDelegate)? = delegate
    optional?.navigationController?(navigation, willShow: stage.screen("X"), animated: false)
    delegate.navigationController?(navigation, didShow: stage.screen("Y"), animated: true)
    #expect(stage.take() == "willShow(X, false)\ndidShow(Y, true)")
    #expect(optional?.navigationControllerSupportedInterfaceOrientations?(navigation) != nil)
    #expect(
      optional?.navigationControllerPreferredInterfaceOrientationForPresentation?(navigation)
        == .portrait)
  }

  /// Fact push.tab-bar: A tab bar controller can be pushed, although the documentation rules it out.
  ///
  /// Source: rickytan/RTRootNavigationController#36
  @Test func `A tab bar controller can be pushed`() {
    let tabs = stage.run { UITabBarController() }
    stage.run {
      tabs.viewControllers = stage.screens("XY")
      _ = stage.take()
      navigation.pushViewController(tabs, animated: false)
    }
    stage.clock.drain()
    #expect(navigation.topViewController === tabs)
    #expect(stage.take().contains("X.didAppear(false)"))
  }

  /// Fact coordinator.ancestor: A controller inside one that takes part finds the coordinator of the
  ///   nearest controller around it.
  ///
  /// Source: `UIViewController.transitionCoordinator`
  @Test func `A child finds the coordinator of the container`() {
    let next = stage.screen("B")
    let child = stage.screen("C")
    stage.run {
      next.addChild(child)
      navigation.pushViewController(next, animated: true)
    }
    #expect(child.transitionCoordinator === navigation.transitionCoordinator)
    #expect(child.transitionCoordinator != nil)
    stage.clock.drain()
    #expect(child.transitionCoordinator == nil)
  }

  /// Choice push.main-queue: Work that is sent to the next turn after a push in the same turn runs
  ///   after the transition has begun.
  ///
  /// On a device a block on the main queue may come before the commit in which the transition begins.
  @Test func `Work sent to the next turn after a push finds it begun`() {
    stage.run { navigation.pushViewController(stage.screen("B"), animated: true) }
    stage.clock.atNextTurn { stage.recorder.note("block") }
    stage.clock.turn()
    #expect(stage.take().hasSuffix("B.isAppearing(true)\nblock"))
  }
}
