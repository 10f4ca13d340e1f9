// Where there is Core Animation, its own transactions are used.
#if !canImport(QuartzCore)
  import Foundation
  import HeadlessUIKit
  import Testing

  @MainActor
  struct TransactionTests {
    /// A stack whose root records nothing.
    private func plainStack(_ stage: Stage) -> UINavigationController {
      stage.run { UINavigationController(rootViewController: UIViewController()) }
    }

    private func note(_ stage: Stage, _ text: String) -> () -> Void {
      { stage.recorder.note(text) }
    }

    /// Fact completion.push: The completion block of a transaction runs once, after the transitions
    ///   that were requested in it.
    ///
    /// Source: [CATransaction]; [XCoordinator]
    @Test func `The block runs once, after the push that was requested in the transaction`() {
      let stage = Stage()
      let navigation = stage.navigation("A")
      stage.show(navigation)
      let recorder = NavigationRecorder(stage.recorder)
      navigation.delegate = recorder
      let next = stage.screen("B")
      stage.run {
        CATransaction.begin()
        CATransaction.setCompletionBlock(note(stage, "block"))
        navigation.pushViewController(next, animated: true)
        CATransaction.commit()
      }
      stage.recorder.note("committed")
      stage.clock.drain()
      let text = stage.take()
      #expect(text.hasSuffix("didShow(B, true)\nblock"))
      #expect(text.contains("committed"))
      #expect(text.split(separator: "\n").filter { $0 == "block" }.count == 1)
    }

    @Test func `The block does not run before the transaction is committed`() {
      let stage = Stage()
      stage.run {
        CATransaction.begin()
        CATransaction.setCompletionBlock(note(stage, "block"))
        UIView.animate(withDuration: 1) {
        } completion: { _ in
          stage.recorder.note("animated")
        }
      }
      stage.clock.drain()
      #expect(stage.take() == "animated")
      stage.run { CATransaction.commit() }
      #expect(stage.take() == "block")
    }

    /// Fact completion.animator: The completion block of a transaction waits for property animators
    ///   that were started in it, until they are finished or stopped for good.
    ///
    /// Source: [CATransaction]
    @Test func `The block waits for animators that were started in the transaction`() {
      let stage = Stage()
      let animator = stage.run { UIViewPropertyAnimator(duration: 1, curve: .linear) }
      animator.addCompletion { _ in stage.recorder.note("completed") }
      func start() {
        stage.run {
          CATransaction.begin()
          CATransaction.setCompletionBlock(note(stage, "block"))
          animator.startAnimation()
          CATransaction.commit()
        }
      }
      start()
      stage.clock.advance(by: .milliseconds(500))
      #expect(stage.take() == "")
      stage.clock.drain()
      #expect(stage.take() == "completed\nblock")
      start()
      animator.stopAnimation(true)
      stage.clock.drain()
      #expect(stage.take() == "block")
    }

    @Test(arguments: [true, false])
    func `The block waits for presentations and dismissals`(_ animated: Bool) {
      let stage = Stage()
      let root = stage.screen("A")
      stage.show(root)
      let sheet = stage.screen("M")
      stage.run {
        CATransaction.begin()
        CATransaction.setCompletionBlock(note(stage, "block"))
        root.present(sheet, animated: animated) { stage.recorder.note("completion") }
        CATransaction.commit()
      }
      stage.clock.drain()
      #expect(stage.take().hasSuffix("completion\nblock"))
      stage.run {
        CATransaction.begin()
        CATransaction.setCompletionBlock(note(stage, "block"))
        root.dismiss(animated: animated) { stage.recorder.note("completion") }
        CATransaction.commit()
      }
      stage.clock.drain()
      #expect(stage.take().hasSuffix("completion\nblock"))
    }

    /// Choice completion.nested: The blocks of inner transactions run before those of outer ones.
    @Test func `Inner blocks come before outer ones`() {
      let stage = Stage()
      let navigation = plainStack(stage)
      stage.show(navigation)
      stage.run {
        CATransaction.begin()
        CATransaction.setCompletionBlock(note(stage, "outer"))
        CATransaction.begin()
        CATransaction.setCompletionBlock(note(stage, "inner"))
        navigation.pushViewController(UIViewController(), animated: true)
        CATransaction.commit()
        CATransaction.commit()
      }
      #expect(stage.take() == "")
      stage.clock.drain()
      #expect(stage.take() == "inner\nouter")
    }

    /// Fact completion.nothing: With nothing animated in the transaction the block runs at once.
    ///
    /// Source: [CATransaction]
    @Test func `With nothing to wait for, the block runs in commit`() {
      let stage = Stage()
      stage.run {
        CATransaction.begin()
        CATransaction.setCompletionBlock(note(stage, "block"))
        CATransaction.commit()
      }
      #expect(stage.take() == "block")
    }

    @Test func `The block waits for animations of views`() {
      let stage = Stage()
      stage.run {
        CATransaction.begin()
        CATransaction.setCompletionBlock(note(stage, "block"))
        UIView.animate(withDuration: 0.2, animations: {}) { _ in stage.recorder.note("animated") }
        UIView.animate(withDuration: 0.3, animations: {})
        CATransaction.commit()
      }
      stage.clock.advance(by: .milliseconds(299))
      #expect(stage.take() == "animated")
      stage.clock.advance(by: .milliseconds(1))
      #expect(stage.take() == "block")
    }

    @Test func `The block waits for a push that is held back`() {
      let stage = Stage()
      let navigation = stage.navigation("A")
      stage.show(navigation)
      stage.run {
        navigation.pushViewController(stage.screen("B"), animated: true)
        CATransaction.begin()
        CATransaction.setCompletionBlock {
          stage.recorder.note("block \(names(navigation.viewControllers))")
        }
        navigation.pushViewController(stage.screen("C"), animated: true)
        CATransaction.commit()
      }
      stage.clock.drain()
      #expect(stage.take().hasSuffix("C.didMove(nav)\nblock A B C"))
    }

    /// Outside of any group there is an implicit one until the end of the turn.
    @Test func `Without a transaction the block waits for the rest of the turn`() {
      let stage = Stage()
      let navigation = plainStack(stage)
      stage.show(navigation)
      stage.run {
        CATransaction.setCompletionBlock(note(stage, "block"))
        navigation.pushViewController(UIViewController(), animated: true)
      }
      stage.clock.turn()
      #expect(stage.take() == "")
      stage.clock.drain()
      #expect(stage.take() == "block")
    }

    @Test func `The settings of a transaction end with it`() {
      Stage().run {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setAnimationDuration(1.5)
        #expect(CATransaction.disableActions())
        #expect(CATransaction.animationDuration() == 1.5)
        CATransaction.commit()
        #expect(!CATransaction.disableActions())
        #expect(CATransaction.animationDuration() == 0.25)
      }
    }
  }
#endif
