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

  // M [S1] view callbacks, M [S5] containment, R [S7, S8] place of the delegate's calls.
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

  // M [S1]: deferred all the same, then everything in one commit.
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

  // M [S1], [S5]: viewIsAppearing, then layout, then didAppear.
  @Test func `An animated push lays out before the screen has appeared`() {
    let next = stage.screen("B")
    next.recordsLayout = true
    next.recordsMoves = false
    stage.run { navigation.pushViewController(next, animated: true) }
    stage.clock.turn()
    #expect(stage.take().hasSuffix("B.isAppearing(true)\nB.willLayout\nB.didLayout"))
  }

  // D: true only within the callbacks; M: of that controller itself.
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

  // P: peers use it right after the call; nil without animation (radianttap, MLeaksFinder 2).
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

  // D: from the request on, until the end, where `isCancelled` tells the outcome.
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

  // D: once the animations have begun, the completion is still registered.
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
    #expect(!stage.take().contains("alongside"))
  }

  // P, idiom (a): `didShow` asks the coordinator which screen left.
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

  // I, from the deferred design: only the last of several loads and appears.
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

  // M (crash traces iOS 8-13: the begin step runs in the container's layout).
  @Test func `Laying out the container begins the transition`() {
    stage.run {
      navigation.pushViewController(stage.screen("B"), animated: true)
      navigation.view.layoutIfNeeded()
    }
    #expect(stage.take().hasSuffix("B.isAppearing(true)"))
    stage.clock.drain()
    #expect(stage.take().hasSuffix("didShow(B, true)"))
  }

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
  }
}
