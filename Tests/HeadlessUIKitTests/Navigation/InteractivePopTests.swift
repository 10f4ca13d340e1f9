import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

private final class VetoingStack: UINavigationController {
  override func popViewController(animated: Bool) -> UIViewController? { nil }
}

struct InteractivePopTests: StageSuite {
  var (stage, navigation, delegate) = recordedStack("A")

  init() {
    stage.run { navigation.pushViewController(stage.screen("B"), animated: false) }
    stage.settle()
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact swipe.begin: A swipe begins as a pop does, up to `viewIsAppearing`, with an interactive
    ///   coordinator.
    ///
    /// Source: [inconsistent order]; [swipe life cycle]
    test("The swipe begins as a pop does, and follows the finger") {
      try stage.input.beginSwipeBack(in: navigation)
      stage.expectCalls(
        """
        B.willMove(nil)
        B.willDisappear(true)
        A.willAppear(true)
        willShow(A, true)
        A.isAppearing(true)
        """)
      let coordinator = try require(navigation.transitionCoordinator)
      expectTrue(coordinator.isInteractive)
      expectTrue(coordinator.initiallyInteractive)
      stage.input.moveGesture(to: 0.4)
      expectEqual(coordinator.percentComplete, 0.4)
      stage.expectAtRest("")
      expectEqual(names(navigation.viewControllers), "A")
    }

    test("Without animations a swipe ends when the finger lifts") {
      UIView.setAnimationsEnabled(false)
      try stage.input.beginSwipeBack(in: navigation)
      stage.input.moveGesture(to: 0.4)
      stage.input.finishGesture()
      _ = stage.take()
      stage.clock.advance(by: .zero)
      expectTrue(stage.take().hasSuffix("didShow(A, true)"))
    }

    /// Fact swipe.interaction-ends: When the finger lifts, `notifyWhenInteractionChanges` handlers
    ///   run and know the outcome; the transition is not interactive any more.
    ///
    /// Source: radianttap/Coordinator#8
    ///
    /// Fact swipe.completed: A completed swipe ends as a pop does.
    ///
    /// Source: [inconsistent order]; [swipe life cycle]
    test("Letting go at the end completes the pop") {
      try stage.input.beginSwipeBack(in: navigation)
      let coordinator = try require(navigation.transitionCoordinator)
      coordinator.notifyWhenInteractionChanges { context in
        stage.recorder.note("interaction ended, cancelled: \(context.isCancelled)")
      }
      _ = stage.take()
      stage.input.moveGesture(to: 0.8)
      stage.input.finishGesture()
      stage.expectCalls("interaction ended, cancelled: false")
      expectFalse(coordinator.isInteractive)
      stage.clock.advance(by: .milliseconds(99))
      stage.expectCalls("")
      stage.clock.advance(by: .milliseconds(1))
      stage.expectCalls(
        """
        B.didDisappear(true)
        A.didAppear(true)
        B.didMove(nil)
        didShow(A, true)
        """)
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
    test("Letting go before the end puts everything back, without didShow") {
      let top = try require(navigation.topViewController as? RecordedScreen)
      try stage.input.beginSwipeBack(in: navigation)
      let coordinator = try require(navigation.transitionCoordinator)
      coordinator.notifyWhenInteractionChanges { context in
        stage.recorder.note("interaction ended, cancelled: \(context.isCancelled)")
      }
      coordinator.animate(alongsideTransition: nil) { context in
        stage.recorder.note("completion, cancelled: \(context.isCancelled)")
      }
      _ = stage.take()
      stage.input.moveGesture(to: 0.4)
      stage.input.cancelGesture()
      stage.device.policies.coordinatorCompletions = .afterCallbacks
      stage.expectAtRest(
        """
        interaction ended, cancelled: true
        A.willDisappear(true)
        A.didDisappear(true)
        B.willAppear(true)
        B.isAppearing(true)
        B.didAppear(true)
        completion, cancelled: true
        """)
      expectEqual(names(navigation.viewControllers), "A B")
      expectSame(top.parent, navigation)
      expectEqual(navigation.navigationBar.items?.count, 2)
      expectNil(navigation.transitionCoordinator)
    }

    /// Fact swipe.not-by-button: The back button runs no `notifyWhenInteractionChanges` handler.
    ///
    /// Source: radianttap/Coordinator#11
    test("The back button does not notify of an interaction") {
      try stage.input.tapBack(in: navigation)
      navigation.transitionCoordinator?.notifyWhenInteractionChanges { _ in
        stage.recorder.note("interaction ended")
      }
      stage.clock.drain()
      expectFalse(stage.take().contains("interaction"))
      expectEqual(names(navigation.viewControllers), "A")
    }

    test("After a cancelled swipe another one can begin, and frees the screen") {
      weak let top = navigation.topViewController
      try stage.input.beginSwipeBack(in: navigation)
      stage.input.cancelGesture()
      stage.clock.drain()
      try stage.input.beginSwipeBack(in: navigation)
      stage.input.finishGesture()
      stage.clock.drain()
      expectEqual(names(navigation.viewControllers), "A")
      expectNil(top)
    }

    test("Without the recognizer's own delegate a hidden bar does not matter") {
      navigation.isNavigationBarHidden = true
      navigation.interactivePopGestureRecognizer?.delegate = nil
      try stage.input.beginSwipeBack(in: navigation)
      stage.input.finishGesture()
      stage.clock.drain()
      expectEqual(names(navigation.viewControllers), "A")
    }

    test("A push during a swipe waits") {
      try stage.input.beginSwipeBack(in: navigation)
      navigation.pushViewController(stage.screen("C"), animated: true)
      expectEqual(names(navigation.viewControllers), "A")
      stage.input.cancelGesture()
      stage.clock.drain()
      expectEqual(names(navigation.viewControllers), "A B C")
    }

    test("The recognizer has begun from the first callback of a swipe to its end") {
      let top = try require(navigation.topViewController as? RecordedScreen)
      let recognizer = try require(navigation.interactivePopGestureRecognizer)
      var states: [UIGestureRecognizer.State] = []
      top.onWillDisappear = { states.append(recognizer.state) }
      delegate.onWillShow = { states.append(recognizer.state) }
      try stage.input.beginSwipeBack(in: navigation)
      expectEqual(states, [.began, .began])
      stage.input.cancelGesture()
      stage.clock.drain()
      expectEqual(recognizer.state, .possible)
    }

    test("The recognizer of a swipe that leads nowhere has not begun") {
      let veto = VetoingStack()
      veto.viewControllers = stage.screens("AB")
      stage.show(veto)
      expectRejection("there is nothing to go back to") { try stage.input.beginSwipeBack(in: veto) }
      expectEqual(veto.interactivePopGestureRecognizer?.state, .possible)
    }

    test("A finger beyond the edges of the screen is at them") {
      try stage.input.beginSwipeBack(in: navigation)
      let coordinator = try require(navigation.transitionCoordinator)
      stage.input.moveGesture(to: 1.5)
      expectEqual(coordinator.percentComplete, 1)
      stage.input.moveGesture(to: -0.5)
      expectEqual(coordinator.percentComplete, 0)
    }
  }

  /// Choice swipe.conditions: The swipe does not begin at the root, without a back button, with a
  ///   hidden bar or with its recognizer disabled.
  @Test(arguments: ["hides back", "left item", "bar hidden", "disabled", "root"])
  func `The swipe does not begin where there is no back button`(_ reason: String) throws {
    let item = try require(navigation.topViewController?.navigationItem)
    switch reason {
    case "hides back": item.hidesBackButton = true
    case "left item": item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    case "bar hidden": navigation.isNavigationBarHidden = true
    case "disabled": navigation.interactivePopGestureRecognizer?.isEnabled = false
    default:
      stage.runToEnd { _ = navigation.popToRootViewController(animated: false) }
    }
    let problem =
      switch reason {
      case "root": "the stack has only one screen"
      case "disabled": "the swipe back does not begin: its recognizer is disabled"
      default: "the swipe back does not begin: there is no back button"
      }
    expectRejection(problem) { try stage.input.beginSwipeBack(in: navigation) }
  }
}
