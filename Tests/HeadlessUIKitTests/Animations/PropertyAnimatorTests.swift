import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

// The documentation of UIViewPropertyAnimator, UIViewAnimating and UIViewImplicitlyAnimating.
struct PropertyAnimatorTests: StageSuite {
  let stage = Stage()

  private func makeAnimator() -> UIViewPropertyAnimator {
    stage.run {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        stage.recorder.note("changes")
      }
      animator.addCompletion { stage.recorder.note("completed at \($0)") }
      return animator
    }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("It changes at the start and completes after its duration") {
      let animator = makeAnimator()
      expectEqual(animator.state, .inactive)
      animator.startAnimation()
      stage.expectCalls("changes")
      expectTrue(animator.isRunning)
      stage.clock.advance(by: .seconds(1))
      stage.expectCalls("completed at end")
      expectEqual(animator.state, .inactive)
    }

    test("An animator keeps the movement that it was made with") {
      let spring = UISpringTimingParameters(dampingRatio: 0.5)
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
      expectSame(animator.timingParameters as AnyObject?, spring)
    }

    test("Paused it waits and then takes its whole duration, reversed it ends at its start") {
      let animator = makeAnimator()
      animator.startAnimation()
      stage.clock.advance(by: .milliseconds(400))
      animator.pauseAnimation()
      stage.clock.advance(by: .seconds(9))
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      stage.clock.advance(by: .milliseconds(999))
      stage.expectCalls("changes")
      stage.clock.advance(by: .milliseconds(1))
      stage.expectCalls("completed at start")
    }

    test("A fraction begins it, and it can go on in a share of its duration") {
      let animator = makeAnimator()
      animator.fractionComplete = 0.5
      expectEqual(animator.state, .active)
      expectFalse(animator.isRunning)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.1)
      stage.clock.advance(by: .milliseconds(99))
      stage.expectCalls("changes")
      stage.clock.advance(by: .milliseconds(1))
      stage.expectCalls("completed at end")
    }

    test("It can wait before it begins") {
      let animator = makeAnimator()
      animator.startAnimation(afterDelay: 2)
      expectEqual(animator.delay, 2)
      stage.clock.advance(by: .milliseconds(1999))
      expectEqual(animator.state, .inactive)
      stage.expectCalls("")
      stage.clock.advance(by: .milliseconds(1001))
      stage.expectCalls("changes\ncompleted at end")
    }

    test("Stopped, paused or begun while it waits it does not begin later") {
      let stopped = makeAnimator()
      stopped.startAnimation(afterDelay: 2)
      stopped.stopAnimation(true)
      stage.expectAtRest("")
      let finished = makeAnimator()
      finished.startAnimation(afterDelay: 2)
      finished.stopAnimation(false)
      expectEqual(finished.state, .stopped)
      finished.finishAnimation(at: .current)
      stage.expectCalls("completed at current")
      let paused = makeAnimator()
      paused.startAnimation(afterDelay: 2)
      paused.pauseAnimation()
      stage.clock.drain()
      expectFalse(paused.isRunning)
      stage.expectCalls("changes")
      let begun = makeAnimator()
      begun.startAnimation(afterDelay: 2)
      begun.startAnimation()
      begun.pauseAnimation()
      stage.clock.drain()
      expectFalse(begun.isRunning)
    }

    test("It can stay active at its end, where nobody is told") {
      let animator = makeAnimator()
      animator.pausesOnCompletion = true
      animator.startAnimation()
      stage.expectAtRest("changes")
      expectEqual(animator.state, .active)
      expectFalse(animator.isRunning)
    }

    test("Changes that are added while it runs are made at once") {
      let animator = makeAnimator()
      animator.addAnimations { stage.recorder.note("more") }
      stage.expectCalls("")
      animator.startAnimation()
      stage.expectCalls("changes\nmore")
      animator.addAnimations { stage.recorder.note("late") }
      stage.expectCalls("late")
    }

    test("Without animations it ends with the next turn") {
      let animator = makeAnimator()
      UIView.setAnimationsEnabled(false)
      animator.startAnimation()
      stage.clock.turn()
      stage.expectCalls("changes\ncompleted at end")
    }

    test("Stopped it tells where it was finished, or nobody") {
      let first = makeAnimator()
      first.startAnimation()
      first.stopAnimation(false)
      expectEqual(first.state, .stopped)
      first.finishAnimation(at: .current)
      stage.expectCalls("changes\ncompleted at current")
      let second = makeAnimator()
      second.startAnimation()
      second.stopAnimation(true)
      stage.clock.drain()
      expectEqual(second.state, .inactive)
      stage.expectCalls("changes")
    }

    test("An animator that its own changes stop or pause does not run on, and can be started again")
    {
      @MainActor func start(_ change: @escaping (UIViewPropertyAnimator) -> Void) {
        let animator = makeAnimator()
        animator.addAnimations { [unowned animator] in change(animator) }
        animator.startAnimation()
        stage.recorder.note("\(animator.state), running: \(animator.isRunning)")
        if animator.state == .stopped {
          stage.clock.drain()
          animator.finishAnimation(at: .current)
        } else {
          animator.addCompletion { stage.recorder.note("again at \($0)") }
          animator.startAnimation()
          stage.clock.drain()
        }
      }
      start { $0.stopAnimation(false) }
      start { $0.stopAnimation(true) }
      start { $0.pauseAnimation() }
      stage.expectCalls(
        """
        changes
        stopped, running: false
        completed at current
        changes
        inactive, running: false
        again at end
        changes
        active, running: false
        completed at end
        again at end
        """)
    }
  }
}
