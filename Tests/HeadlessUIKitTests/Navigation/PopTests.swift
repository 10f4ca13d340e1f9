import HeadlessUIKit
import Testing

@MainActor
struct PopTests {
  let stage = Stage()
  let delegate: NavigationRecorder
  let navigation: UINavigationController

  init() {
    delegate = NavigationRecorder(stage.recorder)
    navigation = stage.navigation("ABCD")
    stage.show(navigation)
    navigation.delegate = delegate
  }

  private func screen(_ index: Int) throws -> RecordedScreen {
    try #require(navigation.viewControllers[index] as? RecordedScreen)
  }

  // M [S1] view callbacks, M [S5], [S16] containment, R [S7, S8] delegate.
  @Test func `An animated pop calls in UIKit's order`() {
    let popped = stage.run { navigation.popViewController(animated: true) }
    #expect(names([popped].compactMap { $0 }) == "D")
    #expect(names(navigation.viewControllers) == "A B C")
    #expect(stage.take() == "D.willMove(nil)")

    stage.clock.turn()
    #expect(
      stage.take() == """
        C.loadView
        C.didLoad
        D.willDisappear(true)
        C.willAppear(true)
        willShow(C, true)
        C.isAppearing(true)
        """
    )
    stage.clock.drain()
    #expect(
      stage.take() == """
        D.didDisappear(true)
        C.didAppear(true)
        D.didMove(nil)
        didShow(C, true)
        """
    )
  }

  // M (LifecycleHooks 2): true inside viewWillDisappear, false right after; D: true in the did.
  @Test func `A popped screen moves from its parent in its own callbacks only`() throws {
    let top = try screen(3)
    top.recordsFlags = true
    top.onWillDisappear = {
      stage.recorder.note("stack \(names(navigation.viewControllers))")
    }
    stage.run { _ = navigation.popViewController(animated: true) }
    stage.clock.turn()
    #expect(!top.isMovingFromParent)
    stage.clock.drain()
    let calls = stage.take()
    #expect(calls.contains("D.willDisappear(true) movingFrom\nstack A B C"))
    #expect(calls.contains("D.didDisappear(true) movingFrom"))
  }

  // M (react-native-screens 2976): the parent is nil while the view is still on the screen.
  @Test func `A popped screen has no parent while it leaves, and is still in the window`() throws {
    let top = try screen(3)
    stage.run { _ = navigation.popViewController(animated: true) }
    stage.clock.turn()
    #expect(top.parent == nil)
    #expect(top.view.window != nil)
    #expect(top.transitionCoordinator != nil)
    stage.clock.drain()
    #expect(top.view.window == nil)
    #expect(top.transitionCoordinator == nil)
  }

  // D: popping the last controller does nothing.
  @Test func `The root cannot be popped`() {
    stage.run {
      #expect(names(navigation.popToRootViewController(animated: false)) == "B C D")
      stage.clock.drain()
      _ = stage.take()
      #expect(navigation.popViewController(animated: true) == nil)
      #expect(navigation.popToRootViewController(animated: true) == nil)
    }
    stage.clock.drain()
    #expect(stage.take() == "")
  }

  // R (comment in [S7]): only the visible one hears of it.
  @Test func `A pop by several levels concerns the visible screens only`() throws {
    let between = try screen(2)
    let root = try screen(0)
    let popped = stage.run { navigation.popToViewController(root, animated: true) }
    #expect(names(popped) == "B C D")
    #expect(between.parent == nil)
    stage.clock.drain()
    #expect(
      stage.take() == """
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
        """
    )
  }

  @Test func `Popped screens are freed when the transition has ended`() throws {
    weak let top = try screen(3)
    weak let between = try screen(2)
    stage.run { _ = navigation.popToRootViewController(animated: true) }
    stage.clock.turn()
    #expect(between == nil)
    #expect(top != nil)
    stage.clock.drain()
    #expect(top == nil)
  }

  // P, idiom (h): a subclass that overrides the pop sees the back button and the swipe.
  @Test func `The back button and the swipe go through popViewController`() throws {
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
    stage.input.finishSwipe()
    stage.clock.drain()
    #expect(navigation.pops == 2)
    #expect(names(navigation.viewControllers) == "A")
  }

  // I, and the most copied way of noticing the back button.
  @Test func `A popped screen finds its navigation controller in viewWillDisappear`() throws {
    let top = try screen(3)
    var found: UINavigationController?
    top.onWillDisappear = { found = top.navigationController }
    stage.run { _ = navigation.popViewController(animated: false) }
    #expect(top.navigationController == nil)
    stage.clock.drain()
    #expect(found === navigation)
    #expect(top.navigationController == nil)
  }

  @Test func `Removing a screen from its parent takes it from the stack`() throws {
    let top = try screen(3)
    stage.run { top.removeFromParent() }
    stage.clock.drain()
    #expect(names(navigation.viewControllers) == "A B C")
    #expect(navigation.topViewController?.view.window === stage.window)
  }
}
