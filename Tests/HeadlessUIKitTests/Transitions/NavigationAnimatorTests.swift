import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct NavigationAnimatorTests: TableSuite {
  private func stage(
    _ names: String,
    _ ending: RecordedAnimator.Ending = .afterAnimation
  ) -> (Stage, UINavigationController, RecordedAnimator, AnimatorSource) {
    let stage = Stage()
    let navigation = stage.navigation(names)
    let animator = RecordedAnimator(stage.recorder, ending)
    let source = AnimatorSource(stage.recorder, animator)
    stage.delegates.append(source)
    stage.show(navigation)
    navigation.delegate = source
    return (stage, navigation, animator, source)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact custom.container: UIKit puts the view that leaves into the container view and takes it
    ///   out at the end; the animator puts in the one that comes.
    ///
    /// Source: `UIViewControllerContextTransitioning.containerView`
    test("The view that leaves is in the container, and UIKit takes it out at the end") {
      let (stage, navigation, animator, _) = stage("A")
      let below = try require(navigation.viewControllers.first)
      let next = stage.screen("B")
      animator.addsView = false
      var seen: [String] = []
      animator.onAnimate = { context in
        let container = context.containerView
        seen.append("from inside: \(below.view.superview === container)")
        seen.append("to inside: \(next.view.superview === container)")
        seen.append("from is \(context.view(forKey: .from) === below.view ? "A" : "?")")
        seen.append("to is \(context.view(forKey: .to) === next.view ? "B" : "?")")
        seen.append(
          "under the bar: \(container.superview?.subviews.last === navigation.navigationBar)")
        container.addSubview(next.view)
      }
      stage.runToEnd { navigation.pushViewController(next, animated: true) }
      seen.append("from at the end: \(below.view.window == nil ? "out" : "in")")
      seen.append("to at the end: \(next.view.window == nil ? "out" : "in")")
      expectEqual(
        seen.joined(separator: "\n"),
        """
        from inside: true
        to inside: false
        from is A
        to is B
        under the bar: true
        from at the end: out
        to at the end: in
        """)
    }

    /// Fact custom.duration: The coordinator says the animator's duration, runs what is animated
    ///   alongside when the animator has been called, and its completions when the animator
    ///   completes.
    ///
    /// Source: `UIViewControllerAnimatedTransitioning.transitionDuration(using:)`;
    ///   isontheline/pro.webssh.net#16
    test("The coordinator knows the animator's duration and runs its blocks around it") {
      let (stage, navigation, _, source) = stage("A")
      let next = stage.screen("B")
      source.recordsQuestions = false
      next.recordsMoves = false
      stage.run {
        navigation.pushViewController(next, animated: true)
        let coordinator = navigation.transitionCoordinator
        coordinator?.animate(
          alongsideTransition: { context in
            stage.recorder.note("alongside \(context.transitionDuration)")
          },
          completion: { context in stage.recorder.note("completion \(context.isCancelled)") }
        )
      }
      stage.clock.turn()
      stage.clock.advance(by: .milliseconds(399))
      stage.recorder.note("399 ms")
      stage.clock.advance(by: .milliseconds(1))
      let lines = stage.take().split(separator: "\n").filter {
        $0.contains("alongside") || $0.contains("completion") || $0.contains("anim")
          || $0.contains("ms") || $0.contains("ended")
      }
      expectEqual(
        lines.joined(separator: "\n"),
        """
        animate
        alongside 0.4
        399 ms
        animated
        completion false
        ended(true)
        """)
      expectNil(navigation.transitionCoordinator)
    }

    /// Fact custom.at-once: An animator may complete before it returns.
    ///
    /// Source: `UIViewControllerContextTransitioning.completeTransition(_:)`
    test("An animator that completes before it returns ends the transition there") {
      let (stage, navigation, _, source) = stage("A", .atOnce)
      source.recordsQuestions = false
      let next = stage.screen("B")
      next.recordsMoves = false
      stage.run {
        navigation.pushViewController(next, animated: true)
        navigation.transitionCoordinator?.animate(
          alongsideTransition: { _ in stage.recorder.note("alongside") },
          completion: { _ in stage.recorder.note("completion") }
        )
      }
      stage.clock.turn()
      stage.expectCalls(
        """
        B.loadView
        B.didLoad
        A.willDisappear(true)
        B.willAppear(true)
        willShow(B, true)
        animate
        alongside
        completion
        A.didDisappear(true)
        B.isAppearing(true)
        B.didAppear(true)
        didShow(B, true)
        ended(true)
        """)
    }

    /// The end of a transition is told once.
    test("Completing twice is harmless") {
      let (stage, navigation, animator, _) = stage("A", .byHand)
      stage.run { navigation.pushViewController(stage.screen("B"), animated: true) }
      stage.clock.turn()
      _ = stage.take()
      animator.complete()
      animator.complete()
      animator.context?.completeTransition(false)
      stage.expectCalls(
        """
        A.didDisappear(true)
        B.didAppear(true)
        B.didMove(nav)
        didShow(B, true)
        ended(true)
        """)
      stage.runToEnd { navigation.pushViewController(stage.screen("C"), animated: false) }
      animator.context?.completeTransition(true)
      expectEqual(names(navigation.viewControllers), "A B C")
    }

    /// Fact custom.never: Until an animator calls `completeTransition(_:)` the transition goes on and
    ///   whatever comes waits.
    ///
    /// Source: `UIViewControllerContextTransitioning.completeTransition(_:)`
    test("An animator that never completes holds back everything, and the device says so") {
      let (stage, navigation, animator, _) = stage("A", .byHand)
      stage.runToEnd {
        navigation.pushViewController(stage.screen("B"), animated: true)
        navigation.pushViewController(stage.screen("C"), animated: true)
      }
      stage.clock.drain()
      expectEqual(names(navigation.viewControllers), "A B")
      expectNotNil(navigation.transitionCoordinator)
      expectEqual(
        stage.device.unfinishedAnimators,
        [
          "<RecordedAnimator> in the push from <RecordedScreen> to <RecordedScreen> in "
            + "<UINavigationController>"
        ])
      expectEqual(
        stage.log,
        [
          """
          <RecordedAnimator> has not completed the push from <RecordedScreen> to <RecordedScreen> in \
          <UINavigationController>, and nothing is scheduled on the clock.

          This usually means that animateTransition(using:) has a path on which \
          completeTransition(_:) is never called.

          To fix this, call it on every path; until then nothing else can be pushed, popped or \
          presented there.
          """
        ])
      animator.complete()
      stage.clock.turn()
      expectEqual(names(navigation.viewControllers), "A B C")
    }

    /// Fact custom.swipe: Where the delegate animates the pop, UIKit's own swipe back does not begin.
    ///
    /// Source: openradar 15215690; software-mansion/react-native-screens#3173
    test("The swipe back does not begin where the delegate animates the pop") {
      let (stage, navigation, _, source) = stage("AB")
      let problem = "the delegate of the navigation controller returns an animator for the pop"
      expectRejection("the swipe back does not begin: \(problem)") {
        try stage.input.beginSwipeBack(in: navigation)
      }
      source.animator = nil
      #expect(throws: Never.self) { try stage.input.beginSwipeBack(in: navigation) }
      stage.input.cancelGesture()
    }

    /// UIKit's own swipe shows UIKit's own animation (ZoomTransitioning, issue 6).
    test("UIKit's own swipe asks for no animator") {
      let (stage, navigation, _, _) = stage("AB")
      navigation.interactivePopGestureRecognizer?.delegate = nil
      try stage.input.beginSwipeBack(in: navigation)
      stage.input.finishGesture()
      stage.clock.drain()
      expectFalse(stage.take().contains("animat"))
      expectEqual(names(navigation.viewControllers), "A")
    }

    /// Optional methods are called so.
    test("Animators and interactors can be asked for as Objective-C's optional methods are") {
      let (stage, navigation, animator, source) = stage("AB")
      let screens = navigation.viewControllers
      let found = navigation.delegate?.navigationController?(
        navigation,
        animationControllerFor: .pop,
        from: screens[1],
        to: screens[0]
      )
      expectSame(found, animator)
      expectNil(
        navigation.delegate?.navigationController?(navigation, interactionControllerFor: animator))
      screens[1].transitioningDelegate = source
      let delegate = screens[1].transitioningDelegate
      expectSame(delegate?.animationController?(forDismissed: screens[1]), animator)
      expectNil(delegate?.interactionControllerForDismissal?(using: animator))
      animator.animationEnded?(true)
      expectTrue(stage.take().hasSuffix("ended(true)"))
    }

    test("After an animator the screens have the size of the container, also a new one") {
      let (stage, navigation, _, source) = stage("A")
      stage.runToEnd { navigation.pushViewController(stage.screen("B"), animated: true) }
      stage.device.screen = .pad
      source.animator = nil
      let last = stage.screen("C")
      stage.runToEnd { navigation.pushViewController(last, animated: true) }
      expectEqual(last.view.frame.size, ScreenMetrics.pad.size)
      expectNotNil(last.view.window)
      expectNil(navigation.viewControllers[1].view.window)
    }

    test("A host sees how far an animator is by its duration") {
      let (stage, navigation, _, _) = stage("A")
      stage.run { navigation.pushViewController(stage.screen("B"), animated: true) }
      stage.clock.turn()
      stage.clock.advance(by: .milliseconds(100))
      let layer = VisibleHierarchy(window: stage.window).top
      expectEqual(layer?.motion?.fraction, 0.25)
      stage.clock.drain()
      expectNil(VisibleHierarchy(window: stage.window).top?.motion)
    }

    test("Screens and animators are freed after a pop with an animator") {
      let (stage, navigation, _, source) = stage("A")
      weak var popped: UIViewController?
      weak var used: RecordedAnimator?
      stage.run {
        let animator = RecordedAnimator(stage.recorder)
        used = animator
        source.animator = animator
        let next = stage.screen("B")
        popped = next
        navigation.pushViewController(next, animated: true)
        stage.clock.drain()
        navigation.popViewController(animated: true)
        stage.clock.drain()
        source.animator = nil
      }
      expectNil(popped)
      expectNil(used)
    }

    test("What comes is laid out before the blocks alongside") {
      let (stage, navigation, animator, source) = stage("A")
      let next = stage.screen("B")
      next.recordsLayout = true
      (animator.addsView, source.recordsQuestions) = (true, false)
      stage.run {
        navigation.pushViewController(next, animated: true)
        navigation.transitionCoordinator?.animate { _ in stage.recorder.note("alongside") }
      }
      stage.clock.turn()
      expectTrue(
        stage.take().hasSuffix("B.isAppearing(true)\nB.willLayout\nB.didLayout\nalongside"))
    }
  }
}
