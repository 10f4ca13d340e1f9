// Where there is Core Animation, its own transactions are used.
#if !canImport(QuartzCore)
  import CompactTesting
  import Foundation
  import HeadlessUIKit
  import Testing

  struct TransactionTests: StageSuite {
    let stage = Stage()

    /// A stack whose root records nothing.
    private func plainStack() -> UINavigationController {
      stage.run { UINavigationController(rootViewController: UIViewController()) }
    }

    private func note(_ text: String) -> () -> Void {
      { stage.recorder.note(text) }
    }

    @Test(arguments: await rowNames) func row(name: String) async throws {
      try await run(row: name)
    }

    func table(_ test: inout TestTable) {
      test("The block does not run before the transaction is committed") {
        CATransaction.begin()
        CATransaction.setCompletionBlock(note("block"))
        UIView.animate(withDuration: 1) {
        } completion: { _ in
          stage.recorder.note("animated")
        }
        stage.expectAtRest("animated")
        CATransaction.commit()
        stage.expectCalls("block")
      }

      /// Fact completion.animator: The completion block of a transaction waits for property animators
      ///   that were started in it, until they are finished or stopped for good.
      ///
      /// Source: [CATransaction]
      test("The block waits for animators that were started in the transaction") {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addCompletion { _ in stage.recorder.note("completed") }
        @MainActor func start(afterDelay delay: Double = 0) {
          CATransaction.begin()
          CATransaction.setCompletionBlock(note("block"))
          animator.startAnimation(afterDelay: delay)
          CATransaction.commit()
        }
        start()
        stage.clock.advance(by: .milliseconds(500))
        stage.expectCalls("")
        stage.expectAtRest("completed\nblock")
        start()
        animator.stopAnimation(true)
        stage.expectAtRest("block")
        animator.addCompletion { _ in stage.recorder.note("completed") }
        start(afterDelay: 2)
        stage.clock.advance(by: .milliseconds(2500))
        stage.expectCalls("")
        stage.expectAtRest("completed\nblock")
      }

      /// Choice completion.nested: The blocks of inner transactions run before those of outer ones.
      test("Inner blocks come before outer ones") {
        let navigation = plainStack()
        stage.show(navigation)
        CATransaction.begin()
        CATransaction.setCompletionBlock(note("outer"))
        CATransaction.begin()
        CATransaction.setCompletionBlock(note("inner"))
        navigation.pushViewController(UIViewController(), animated: true)
        CATransaction.commit()
        CATransaction.commit()
        stage.expectCalls("")
        stage.expectAtRest("inner\nouter")
      }

      test("The block waits for animations of views") {
        CATransaction.begin()
        CATransaction.setCompletionBlock(note("block"))
        UIView.animate(withDuration: 0.2, animations: {}) { _ in stage.recorder.note("animated") }
        UIView.animate(withDuration: 0.3, animations: {})
        CATransaction.commit()
        stage.clock.advance(by: .milliseconds(299))
        stage.expectCalls("animated")
        stage.clock.advance(by: .milliseconds(1))
        stage.expectCalls("block")
      }

      /// Fact completion.second: A second block in one transaction waits for what begins after it, and
      ///   lets the first run when what began before has ended, at once if nothing did.
      ///
      /// Source: [CATransaction]
      test("A second block does not replace the first one") {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock(note("nothing"))
        CATransaction.setCompletionBlock(note("first"))
        stage.expectCalls("nothing")
        UIView.animate(withDuration: 0.2, animations: {})
        CATransaction.setCompletionBlock(note("second"))
        UIView.animate(withDuration: 0.1, animations: {})
        expectTrue(CATransaction.disableActions())
        CATransaction.commit()
        stage.expectCalls("")
        stage.expectAtRest("second\nfirst")
      }

      test("The block waits for a push that is held back") {
        let navigation = stage.showStack("A")
        stage.runToEnd {
          navigation.pushViewController(stage.screen("B"), animated: true)
          CATransaction.begin()
          CATransaction.setCompletionBlock {
            stage.recorder.note("block \(names(navigation.viewControllers))")
          }
          navigation.pushViewController(stage.screen("C"), animated: true)
          CATransaction.commit()
        }
        expectTrue(stage.take().hasSuffix("C.didMove(nav)\nblock A B C"))
      }

      /// Outside of any group there is an implicit one until the end of the turn.
      test("Without a transaction the block waits for the rest of the turn") {
        let navigation = plainStack()
        stage.show(navigation)
        CATransaction.setCompletionBlock(note("block"))
        navigation.pushViewController(UIViewController(), animated: true)
        stage.clock.turn()
        stage.expectCalls("")
        stage.expectAtRest("block")
      }

      test("The settings of a transaction end with it") {
        Stage().run {
          CATransaction.begin()
          CATransaction.setDisableActions(true)
          CATransaction.setAnimationDuration(1.5)
          expectTrue(CATransaction.disableActions())
          expectEqual(CATransaction.animationDuration(), 1.5)
          CATransaction.commit()
          expectFalse(CATransaction.disableActions())
          expectEqual(CATransaction.animationDuration(), 0.25)
        }
      }

      test("Without a transaction the settings hold until the end of the turn") {
        CATransaction.setDisableActions(true)
        CATransaction.setAnimationDuration(1.5)
        expectTrue(CATransaction.disableActions())
        expectEqual(CATransaction.animationDuration(), 1.5)
        stage.clock.turn()
        expectFalse(CATransaction.disableActions())
        expectEqual(CATransaction.animationDuration(), 0.25)
      }
    }

    @Test(arguments: [true, false])
    func `The block waits for presentations and dismissals`(_ animated: Bool) {
      let root = stage.show("A")
      let sheet = stage.screen("M")
      stage.runToEnd {
        CATransaction.begin()
        CATransaction.setCompletionBlock(note("block"))
        root.present(sheet, animated: animated) { stage.recorder.note("completion") }
        CATransaction.commit()
      }
      expectTrue(stage.take().hasSuffix("completion\nblock"))
      stage.runToEnd {
        CATransaction.begin()
        CATransaction.setCompletionBlock(note("block"))
        root.dismiss(animated: animated) { stage.recorder.note("completion") }
        CATransaction.commit()
      }
      expectTrue(stage.take().hasSuffix("completion\nblock"))
    }
  }
#endif
