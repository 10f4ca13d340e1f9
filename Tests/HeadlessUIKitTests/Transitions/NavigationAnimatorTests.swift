import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct NavigationAnimatorTests {
  private func stage(
    _ names: String,
    _ ending: RecordedAnimator.Ending = .afterAnimation
  ) -> (Stage, UINavigationController, RecordedAnimator, AnimatorSource) {
    let stage = Stage()
    let navigation = stage.navigation(names)
    let animator = RecordedAnimator(stage.recorder, ending)
    let source = AnimatorSource(stage.recorder, animator)
    stage.show(navigation)
    navigation.delegate = source
    return (stage, navigation, animator, source)
  }

  /// Fact custom.push: A push asks the delegate for an animator after `willShow`, lets it animate,
  ///   and calls its `animationEnded` after `didShow`; the callbacks are those of a push without
  ///   one.
  ///
  /// Source: `UIViewControllerAnimatedTransitioning`;
  ///   `UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:)`
  @Test func `A push asks for an animator, lets it complete, and tells it last`() {
    let (stage, navigation, _, source) = stage("A")
    let next = stage.screen("B")
    stage.run { navigation.pushViewController(next, animated: true) }
    stage.clock.drain()
    #expect(
      stage.take() == """
        B.willMove(nav)
        B.loadView
        B.didLoad
        A.willDisappear(true)
        B.willAppear(true)
        willShow(B, true)
        animator for push A B?
        interactor?
        animate
        B.isAppearing(true)
        animated
        A.didDisappear(true)
        B.didAppear(true)
        B.didMove(nav)
        didShow(B, true)
        ended(true)
        """
    )
    withExtendedLifetime(source) {}
  }

  /// Fact custom.pop: A pop asks for an animator of the operation `pop`.
  ///
  /// Source:
  ///   `UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:)`
  @Test func `A pop asks for an animator of its operation`() {
    let (stage, navigation, _, source) = stage("AB")
    stage.run { _ = navigation.popViewController(animated: true) }
    stage.clock.drain()
    #expect(
      stage.take() == """
        B.willMove(nil)
        A.loadView
        A.didLoad
        B.willDisappear(true)
        A.willAppear(true)
        willShow(A, true)
        animator for pop B A?
        interactor?
        animate
        A.isAppearing(true)
        animated
        B.didDisappear(true)
        A.didAppear(true)
        B.didMove(nil)
        didShow(A, true)
        ended(true)
        """
    )
    withExtendedLifetime(source) {}
  }

  /// Fact custom.plain: A change without animation asks for no animator.
  ///
  /// Source:
  ///   `UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:)`
  @Test func `A change without animation asks for no animator`() {
    let (stage, navigation, _, source) = stage("A")
    let next = stage.screen("B")
    stage.run { navigation.pushViewController(next, animated: false) }
    stage.clock.drain()
    #expect(!stage.take().contains("animator"))
    withExtendedLifetime(source) {}
  }

  /// Fact custom.container: UIKit puts the view that leaves into the container view and takes it
  ///   out at the end; the animator puts in the one that comes.
  ///
  /// Source: `UIViewControllerContextTransitioning.containerView`
  @Test func `The view that leaves is in the container, and UIKit takes it out at the end`() throws
  {
    let (stage, navigation, animator, source) = stage("A")
    let below = try #require(navigation.viewControllers.first)
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
    stage.run { navigation.pushViewController(next, animated: true) }
    stage.clock.drain()
    seen.append("from at the end: \(below.view.window == nil ? "out" : "in")")
    seen.append("to at the end: \(next.view.window == nil ? "out" : "in")")
    #expect(
      seen.joined(separator: "\n") == """
        from inside: true
        to inside: false
        from is A
        to is B
        under the bar: true
        from at the end: out
        to at the end: in
        """
    )
    withExtendedLifetime(source) {}
  }

  /// Fact custom.duration: The coordinator says the animator's duration, runs what is animated
  ///   alongside when the animator has been called, and its completions when the animator
  ///   completes.
  ///
  /// Source: `UIViewControllerAnimatedTransitioning.transitionDuration(using:)`;
  ///   isontheline/pro.webssh.net#16
  @Test func `The coordinator knows the animator's duration and runs its blocks around it`() {
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
    #expect(
      lines.joined(separator: "\n") == """
        animate
        alongside 0.4
        399 ms
        animated
        completion false
        ended(true)
        """
    )
    #expect(navigation.transitionCoordinator == nil)
    withExtendedLifetime(source) {}
  }

  /// Fact custom.at-once: An animator may complete before it returns.
  ///
  /// Source: `UIViewControllerContextTransitioning.completeTransition(_:)`
  @Test func `An animator that completes before it returns ends the transition there`() {
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
    #expect(
      stage.take() == """
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
        """
    )
    withExtendedLifetime(source) {}
  }

  /// The end of a transition is told once.
  @Test func `Completing twice is harmless`() {
    let (stage, navigation, animator, source) = stage("A", .byHand)
    stage.run { navigation.pushViewController(stage.screen("B"), animated: true) }
    stage.clock.turn()
    _ = stage.take()
    animator.complete()
    animator.complete()
    animator.context?.completeTransition(false)
    #expect(
      stage.take() == """
        A.didDisappear(true)
        B.didAppear(true)
        B.didMove(nav)
        didShow(B, true)
        ended(true)
        """
    )
    stage.run { navigation.pushViewController(stage.screen("C"), animated: false) }
    stage.clock.drain()
    animator.context?.completeTransition(true)
    #expect(names(navigation.viewControllers) == "A B C")
    withExtendedLifetime(source) {}
  }

  /// Fact custom.never: Until an animator calls `completeTransition(_:)` the transition goes on and
  ///   whatever comes waits.
  ///
  /// Source: `UIViewControllerContextTransitioning.completeTransition(_:)`
  @Test func `An animator that never completes holds back everything, and the device says so`() {
    let (stage, navigation, animator, source) = stage("A", .byHand)
    stage.run {
      navigation.pushViewController(stage.screen("B"), animated: true)
      navigation.pushViewController(stage.screen("C"), animated: true)
    }
    stage.clock.drain()
    stage.clock.drain()
    #expect(names(navigation.viewControllers) == "A B")
    #expect(navigation.transitionCoordinator != nil)
    #expect(
      stage.device.unfinishedAnimators == [
        "<RecordedAnimator> in the push from <RecordedScreen> to <RecordedScreen> in "
          + "<UINavigationController>"
      ]
    )
    #expect(
      stage.log == [
        """
        <RecordedAnimator> has not completed the push from <RecordedScreen> to <RecordedScreen> in \
        <UINavigationController>, and nothing is scheduled on the clock.

        This usually means that animateTransition(using:) has a path on which \
        completeTransition(_:) is never called.

        To fix this, call it on every path; until then nothing else can be pushed, popped or \
        presented there.
        """
      ]
    )
    animator.complete()
    stage.clock.turn()
    #expect(names(navigation.viewControllers) == "A B C")
    withExtendedLifetime(source) {}
  }

  /// Fact custom.nil: If the delegate has no animator the animation is UIKit's own, and it is asked
  ///   for no interaction controller.
  ///
  /// Source: `UINavigationControllerDelegate.navigationController(_:interactionControllerFor:)`
  @Test func `Without an animator the animation is UIKit's, and nobody asks for an interactor`() {
    let (stage, navigation, _, source) = stage("A")
    source.animator = nil
    stage.run { navigation.pushViewController(stage.screen("B"), animated: true) }
    stage.clock.drain()
    let text = stage.take()
    #expect(text.contains("animator for push A B?"))
    #expect(!text.contains("interactor?"))
    #expect(text.contains("didShow(B, true)"))
    withExtendedLifetime(source) {}
  }

  /// Fact custom.swipe: Where the delegate animates the pop, UIKit's own swipe back does not begin.
  ///
  /// Source: openradar 15215690; software-mansion/react-native-screens#3173
  @Test func `The swipe back does not begin where the delegate animates the pop`() {
    let (stage, navigation, _, source) = stage("AB")
    #expect(throws: InputRefusal("the swipe back does not begin")) {
      try stage.input.beginSwipeBack(in: navigation)
    }
    source.animator = nil
    #expect(throws: Never.self) { try stage.input.beginSwipeBack(in: navigation) }
    stage.input.cancelSwipe()
    withExtendedLifetime(source) {}
  }

  /// UIKit's own swipe shows UIKit's own animation (ZoomTransitioning, issue 6).
  @Test func `UIKit's own swipe asks for no animator`() throws {
    let (stage, navigation, _, source) = stage("AB")
    navigation.interactivePopGestureRecognizer?.delegate = nil
    try stage.input.beginSwipeBack(in: navigation)
    stage.input.finishSwipe()
    stage.clock.drain()
    #expect(!stage.take().contains("animat"))
    #expect(names(navigation.viewControllers) == "A")
    withExtendedLifetime(source) {}
  }

  /// Optional methods are called so.
  @Test func `Animators and interactors can be asked for as Objective-C's optional methods are`() {
    let (stage, navigation, animator, source) = stage("AB")
    let screens = navigation.viewControllers
    let found = navigation.delegate?.navigationController?(
      navigation,
      animationControllerFor: .pop,
      from: screens[1],
      to: screens[0]
    )
    #expect(found === animator)
    #expect(
      navigation.delegate?.navigationController?(navigation, interactionControllerFor: animator)
        == nil
    )
    screens[1].transitioningDelegate = source
    let delegate = screens[1].transitioningDelegate
    #expect(delegate?.animationController?(forDismissed: screens[1]) === animator)
    #expect(delegate?.interactionControllerForDismissal?(using: animator) == nil)
    animator.animationEnded?(true)
    #expect(stage.take().hasSuffix("ended(true)"))
  }

  @Test func `After an animator the screens have the size of the container, also a new one`() {
    let (stage, navigation, _, source) = stage("A")
    stage.run { navigation.pushViewController(stage.screen("B"), animated: true) }
    stage.clock.drain()
    stage.device.screen = .pad
    source.animator = nil
    let last = stage.screen("C")
    stage.run { navigation.pushViewController(last, animated: true) }
    stage.clock.drain()
    #expect(last.view.frame.size == ScreenMetrics.pad.size)
    #expect(last.view.window != nil)
    #expect(navigation.viewControllers[1].view.window == nil)
  }

  @Test func `A host sees how far an animator is by its duration`() {
    let (stage, navigation, _, source) = stage("A")
    stage.run { navigation.pushViewController(stage.screen("B"), animated: true) }
    stage.clock.turn()
    stage.clock.advance(by: .milliseconds(100))
    let layer = VisibleHierarchy(window: stage.window).top
    #expect(layer?.motion?.fraction == 0.25)
    stage.clock.drain()
    #expect(VisibleHierarchy(window: stage.window).top?.motion == nil)
    withExtendedLifetime(source) {}
  }

  @Test func `Screens and animators are freed after a pop with an animator`() {
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
    #expect(popped == nil)
    #expect(used == nil)
  }

  @Test func `What comes is laid out before the blocks alongside`() {
    let (stage, navigation, animator, source) = stage("A")
    let next = stage.screen("B")
    next.recordsLayout = true
    (animator.addsView, source.recordsQuestions) = (true, false)
    stage.run {
      navigation.pushViewController(next, animated: true)
      navigation.transitionCoordinator?.animate { _ in stage.recorder.note("alongside") }
    }
    stage.clock.turn()
    #expect(stage.take().hasSuffix("B.isAppearing(true)\nB.willLayout\nB.didLayout\nalongside"))
    withExtendedLifetime(source) {}
  }
}
