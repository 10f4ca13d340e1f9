import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct InteractivePopTests {
  let stage = Stage()
  let delegate: NavigationRecorder
  let navigation: UINavigationController

  init() {
    delegate = NavigationRecorder(stage.recorder)
    navigation = stage.navigation("A")
    stage.show(navigation)
    stage.run { navigation.pushViewController(stage.screen("B"), animated: false) }
    stage.clock.drain()
    _ = stage.take()
    navigation.delegate = delegate
  }

  /// Fact swipe.begin: A swipe begins as a pop does, up to `viewIsAppearing`, with an interactive
  ///   coordinator.
  ///
  /// Source: [inconsistent order]; [swipe life cycle]
  @Test func `The swipe begins as a pop does, and follows the finger`() throws {
    try stage.input.beginSwipeBack(in: navigation)
    #expect(
      stage.take() == """
        B.willMove(nil)
        B.willDisappear(true)
        A.willAppear(true)
        willShow(A, true)
        A.isAppearing(true)
        """
    )
    let coordinator = try #require(navigation.transitionCoordinator)
    #expect(coordinator.isInteractive)
    #expect(coordinator.initiallyInteractive)
    stage.input.moveSwipe(to: 0.4)
    #expect(coordinator.percentComplete == 0.4)
    stage.clock.drain()
    #expect(stage.take() == "")
    #expect(names(navigation.viewControllers) == "A")
  }

  /// Fact swipe.interaction-ends: When the finger lifts, `notifyWhenInteractionChanges` handlers
  ///   run and know the outcome; the transition is not interactive any more.
  ///
  /// Source: radianttap/Coordinator#8
  ///
  /// Fact swipe.completed: A completed swipe ends as a pop does.
  ///
  /// Source: [inconsistent order]; [swipe life cycle]
  @Test func `Letting go at the end completes the pop`() throws {
    try stage.input.beginSwipeBack(in: navigation)
    let coordinator = try #require(navigation.transitionCoordinator)
    coordinator.notifyWhenInteractionChanges { context in
      stage.recorder.note("interaction ended, cancelled: \(context.isCancelled)")
    }
    _ = stage.take()
    stage.input.moveSwipe(to: 0.8)
    stage.input.finishSwipe()
    #expect(stage.take() == "interaction ended, cancelled: false")
    #expect(!coordinator.isInteractive)
    stage.clock.advance(by: .milliseconds(99))
    #expect(stage.take() == "")
    stage.clock.advance(by: .milliseconds(1))
    #expect(
      stage.take() == """
        B.didDisappear(true)
        A.didAppear(true)
        B.didMove(nil)
        didShow(A, true)
        """
    )
  }

  /// Fact swipe.cancelled: A cancelled swipe makes the revealed screen disappear and the upper one
  ///   appear again; the stack and the parent are as before.
  ///
  /// Source: [inconsistent order]; [swipe life cycle]
  ///
  /// Fact coordinator.cancelled: A coordinator's completion runs for a cancelled transition too, and
  ///   its context says so.
  ///
  /// Source: `UIViewControllerTransitionCoordinator`
  ///
  /// Fact swipe.no-did-show: After a cancelled swipe `willShow` was sent and `didShow` is not.
  ///
  /// Source: Plasma/BufferedNavigationController#5
  @Test func `Letting go before the end puts everything back, without didShow`() throws {
    let top = try #require(navigation.topViewController as? RecordedScreen)
    try stage.input.beginSwipeBack(in: navigation)
    let coordinator = try #require(navigation.transitionCoordinator)
    coordinator.notifyWhenInteractionChanges { context in
      stage.recorder.note("interaction ended, cancelled: \(context.isCancelled)")
    }
    coordinator.animate(alongsideTransition: nil) { context in
      stage.recorder.note("completion, cancelled: \(context.isCancelled)")
    }
    _ = stage.take()
    stage.input.moveSwipe(to: 0.4)
    stage.input.cancelSwipe()
    stage.device.policies.coordinatorCompletions = .afterCallbacks
    stage.clock.drain()
    #expect(
      stage.take() == """
        interaction ended, cancelled: true
        A.willDisappear(true)
        A.didDisappear(true)
        B.willAppear(true)
        B.isAppearing(true)
        B.didAppear(true)
        completion, cancelled: true
        """
    )
    #expect(names(navigation.viewControllers) == "A B")
    #expect(top.parent === navigation)
    #expect(navigation.navigationBar.items?.count == 2)
    #expect(navigation.transitionCoordinator == nil)
  }

  /// Fact swipe.not-by-button: The back button runs no `notifyWhenInteractionChanges` handler.
  ///
  /// Source: radianttap/Coordinator#11
  @Test func `The back button does not notify of an interaction`() throws {
    try stage.input.tapBack(in: navigation)
    navigation.transitionCoordinator?.notifyWhenInteractionChanges { _ in
      stage.recorder.note("interaction ended")
    }
    stage.clock.drain()
    #expect(!stage.take().contains("interaction"))
    #expect(names(navigation.viewControllers) == "A")
  }

  @Test func `After a cancelled swipe another one can begin`() throws {
    try stage.input.beginSwipeBack(in: navigation)
    stage.input.cancelSwipe()
    stage.clock.drain()
    try stage.input.beginSwipeBack(in: navigation)
    stage.input.finishSwipe()
    stage.clock.drain()
    #expect(names(navigation.viewControllers) == "A")
  }

  @Test func `A screen that was swiped away is freed`() throws {
    weak let top = navigation.topViewController
    try stage.input.beginSwipeBack(in: navigation)
    stage.input.finishSwipe()
    stage.clock.drain()
    #expect(top == nil)
  }

  /// Choice swipe.conditions: The swipe does not begin at the root, without a back button, with a
  ///   hidden bar or with its recognizer disabled.
  @Test(arguments: ["hides back", "left item", "bar hidden", "disabled", "root"])
  func `The swipe does not begin where there is no back button`(_ reason: String) throws {
    let item = try #require(navigation.topViewController?.navigationItem)
    switch reason {
    case "hides back": item.hidesBackButton = true
    case "left item": item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    case "bar hidden": navigation.isNavigationBarHidden = true
    case "disabled": navigation.interactivePopGestureRecognizer?.isEnabled = false
    default:
      stage.run { _ = navigation.popToRootViewController(animated: false) }
      stage.clock.drain()
    }
    #expect(throws: InputRefusal("the swipe back does not begin")) {
      try stage.input.beginSwipeBack(in: navigation)
    }
  }

  @Test func `Without the recognizer's own delegate a hidden bar does not matter`() throws {
    navigation.isNavigationBarHidden = true
    navigation.interactivePopGestureRecognizer?.delegate = nil
    try stage.input.beginSwipeBack(in: navigation)
    stage.input.finishSwipe()
    stage.clock.drain()
    #expect(names(navigation.viewControllers) == "A")
  }

  @Test func `A push during a swipe waits`() throws {
    try stage.input.beginSwipeBack(in: navigation)
    stage.run { navigation.pushViewController(stage.screen("C"), animated: true) }
    #expect(names(navigation.viewControllers) == "A")
    stage.input.cancelSwipe()
    stage.clock.drain()
    #expect(names(navigation.viewControllers) == "A B C")
  }

  @Test func `A finger beyond the edges of the screen is at them`() throws {
    try stage.input.beginSwipeBack(in: navigation)
    let coordinator = try #require(navigation.transitionCoordinator)
    stage.input.moveSwipe(to: 1.5)
    #expect(coordinator.percentComplete == 1)
    stage.input.moveSwipe(to: -0.5)
    #expect(coordinator.percentComplete == 0)
  }
}
