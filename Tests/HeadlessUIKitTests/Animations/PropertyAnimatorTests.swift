import Foundation
import HeadlessUIKit
import Testing

// The documentation of UIViewPropertyAnimator, UIViewAnimating and UIViewImplicitlyAnimating.
@MainActor
struct PropertyAnimatorTests {
  private func animator(_ stage: Stage) -> UIViewPropertyAnimator {
    stage.run {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        stage.recorder.note("changes")
      }
      animator.addCompletion { stage.recorder.note("completed at \($0)") }
      return animator
    }
  }

  @Test func `It changes at the start and completes after its duration`() {
    let stage = Stage()
    let animator = animator(stage)
    #expect(animator.state == .inactive)
    animator.startAnimation()
    #expect(stage.take() == "changes")
    #expect(animator.isRunning)
    stage.clock.advance(by: .milliseconds(250))
    #expect(animator.fractionComplete == 0.25)
    stage.clock.advance(by: .milliseconds(750))
    #expect(stage.take() == "completed at end")
    #expect(animator.state == .inactive)
  }

  @Test func `Paused it waits, reversed it goes back`() {
    let stage = Stage()
    let animator = animator(stage)
    animator.startAnimation()
    stage.clock.advance(by: .milliseconds(400))
    animator.pauseAnimation()
    stage.clock.advance(by: .seconds(9))
    #expect(animator.fractionComplete == 0.4)
    animator.isReversed = true
    #expect(animator.fractionComplete == 0.6)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.clock.advance(by: .milliseconds(400))
    #expect(stage.take() == "changes\ncompleted at start")
  }

  @Test func `It can be moved by fractions and go on in a share of its duration`() {
    let stage = Stage()
    let animator = animator(stage)
    animator.fractionComplete = 0.5
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.1)
    stage.clock.advance(by: .milliseconds(99))
    #expect(stage.take() == "changes")
    stage.clock.advance(by: .milliseconds(1))
    #expect(stage.take() == "completed at end")
  }

  @Test func `Turned round while it runs it takes the way back that it has come`() {
    let stage = Stage()
    let animator = animator(stage)
    animator.startAnimation()
    stage.clock.advance(by: .milliseconds(400))
    animator.isReversed = true
    #expect(animator.fractionComplete == 0.6)
    stage.clock.advance(by: .milliseconds(399))
    #expect(stage.take() == "changes")
    stage.clock.advance(by: .milliseconds(1))
    #expect(stage.take() == "completed at start")
  }

  @Test func `A fraction counts in the direction of the animation`() {
    let animator = animator(Stage())
    animator.fractionComplete = 0.25
    animator.isReversed = true
    #expect(animator.fractionComplete == 0.75)
    animator.fractionComplete = 0.9
    animator.isReversed = false
    #expect(abs(animator.fractionComplete - 0.1) < 0.000_001)
  }

  @Test func `It can wait before it begins`() {
    let stage = Stage()
    let animator = animator(stage)
    animator.startAnimation(afterDelay: 2)
    #expect(animator.delay == 2)
    stage.clock.advance(by: .milliseconds(1999))
    #expect(animator.state == .inactive)
    #expect(stage.take() == "")
    stage.clock.advance(by: .milliseconds(1001))
    #expect(stage.take() == "changes\ncompleted at end")
  }

  @Test func `It can stay active at its end, where nobody is told`() {
    let stage = Stage()
    let animator = animator(stage)
    animator.pausesOnCompletion = true
    animator.startAnimation()
    stage.clock.drain()
    #expect(stage.take() == "changes")
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(animator.fractionComplete == 1)
  }

  @Test func `Changes that are added while it runs are made at once`() {
    let stage = Stage()
    let animator = animator(stage)
    animator.addAnimations { stage.recorder.note("more") }
    #expect(stage.take() == "")
    animator.startAnimation()
    #expect(stage.take() == "changes\nmore")
    animator.addAnimations { stage.recorder.note("late") }
    #expect(stage.take() == "late")
  }

  @Test func `Without animations it ends with the next turn`() {
    let stage = Stage()
    let animator = animator(stage)
    stage.run {
      UIView.setAnimationsEnabled(false)
      animator.startAnimation()
    }
    stage.clock.turn()
    #expect(stage.take() == "changes\ncompleted at end")
  }

  @Test func `Stopped it tells where it was finished, or nobody`() {
    let stage = Stage()
    let first = animator(stage)
    first.startAnimation()
    first.stopAnimation(false)
    #expect(first.state == .stopped)
    first.finishAnimation(at: .current)
    #expect(stage.take() == "changes\ncompleted at current")
    let second = animator(stage)
    second.startAnimation()
    second.stopAnimation(true)
    stage.clock.drain()
    #expect(second.state == .inactive)
    #expect(stage.take() == "changes")
  }

  @Test func `Finishing what was not stopped`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
      }
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      output.contains("finishAnimationAtPosition: should only be called on a stopped animator!")
    )
  }

  /// An animator of transitions that hands out a property animator.
  private final class Interruptible: NSObject, UIViewControllerAnimatedTransitioning {
    var made: UIViewPropertyAnimator?
    var ends: [UIViewAnimatingPosition] = []

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      if let made { return made }
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        if let view = transitionContext.view(forKey: .to) {
          transitionContext.containerView.addSubview(view)
        }
      }
      animator.addCompletion { position in
        self.ends.append(position)
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
      made = animator
      return animator
    }
  }

  private func popping(
    startsInteractively: Bool
  ) -> (Stage, UINavigationController, Interruptible, UIPercentDrivenInteractiveTransition) {
    let stage = Stage()
    let navigation = stage.navigation("AB")
    stage.show(navigation)
    let animator = Interruptible()
    let drive = UIPercentDrivenInteractiveTransition()
    drive.wantsInteractiveStart = startsInteractively
    let source = AnimatorSource(stage.recorder, animator)
    source.interactor = drive
    navigation.delegate = source
    stage.run { _ = navigation.popViewController(animated: true) }
    stage.clock.turn()
    withExtendedLifetime(source) {}
    return (stage, navigation, animator, drive)
  }

  @Test func `An interaction moves an interruptible animator`() {
    let (stage, navigation, animator, drive) = popping(startsInteractively: true)
    drive.update(0.3)
    #expect(animator.made?.fractionComplete == 0.3)
    drive.finish()
    stage.clock.advance(by: .milliseconds(699))
    #expect(navigation.transitionCoordinator?.isInterruptible == true)
    stage.clock.advance(by: .milliseconds(2))
    #expect(navigation.transitionCoordinator == nil)
    #expect(names(navigation.viewControllers) == "A")
  }

  @Test func `A running transition can be taken into one's hands and turned back`() {
    let (stage, navigation, animator, drive) = popping(startsInteractively: false)
    stage.clock.advance(by: .milliseconds(600))
    drive.pause()
    #expect(navigation.transitionCoordinator?.percentComplete == 0.6)
    stage.clock.advance(by: .seconds(5))
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    #expect(drive.percentComplete == 0.6)
    drive.cancel()
    stage.clock.advance(by: .milliseconds(599))
    #expect(navigation.transitionCoordinator != nil)
    stage.clock.advance(by: .milliseconds(2))
    #expect(navigation.transitionCoordinator == nil)
    #expect(names(navigation.viewControllers) == "A B")
    #expect(animator.ends == [.start])
  }

  @Test func `A transition that goes back can be caught again, and then completed`() throws {
    let (stage, navigation, animator, drive) = popping(startsInteractively: true)
    let coordinator = try #require(navigation.transitionCoordinator)
    drive.update(0.5)
    drive.cancel()
    #expect(coordinator.isCancelled)
    stage.clock.advance(by: .milliseconds(100))
    drive.pause()
    #expect(!coordinator.isCancelled)
    #expect(coordinator.isInteractive)
    #expect(abs(drive.percentComplete - 0.4) < 0.000_001)
    drive.update(0.8)
    #expect(animator.made?.fractionComplete == 0.8)
    drive.finish()
    stage.clock.drain()
    #expect(animator.ends == [.end])
    #expect(names(navigation.viewControllers) == "A")
  }
}
