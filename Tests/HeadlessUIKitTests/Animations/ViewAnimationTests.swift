import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

// The documentation of UIView's animation methods.
struct ViewAnimationTests: StageSuite {
  let stage = Stage()

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Key frames change at once and complete after the duration of all") {
      let view = UIView()
      UIView.animateKeyframes(withDuration: 1, delay: 0.5) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.2 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.8 }
      } completion: { finished in
        stage.recorder.note("completed \(finished)")
      }
      expectEqual(view.alpha, 0.8)
      stage.clock.advance(by: .milliseconds(1499))
      stage.expectCalls("")
      stage.clock.advance(by: .milliseconds(1))
      stage.expectCalls("completed true")
    }

    test("Without animations a custom transition takes no time, with its flags unchanged") {
      let navigation = stage.navigation("A")
      let source = AnimatorSource(stage.recorder, RecordedAnimator(stage.recorder))
      stage.show(navigation)
      navigation.delegate = source
      let next = stage.screen("B")
      UIView.setAnimationsEnabled(false)
      navigation.pushViewController(next, animated: true)
      stage.clock.turn()
      stage.clock.turn()
      let text = stage.take()
      expectTrue(text.contains("animator for push A B?"))
      expectTrue(text.contains("B.didAppear(true)"))
      expectNil(navigation.transitionCoordinator)
    }

    test("What is done without animation completes in the next turn") {
      UIView.performWithoutAnimation {
        UIView.animate(withDuration: 1, animations: {}) { _ in stage.recorder.note("completed") }
        expectFalse(UIView.areAnimationsEnabled)
      }
      expectTrue(UIView.areAnimationsEnabled)
      stage.clock.turn()
      stage.expectCalls("completed")
    }
  }
}
