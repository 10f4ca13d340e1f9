import CompactTesting
import HeadlessUIKit
import Testing

/// What `dismiss` means depends on who is asked.
@MainActor
struct DismissTests: TableSuite {
  let stage = Stage()
  let chain: [RecordedScreen]

  init() {
    chain = stage.screens("AMNO")
    stage.show(chain[0])
  }

  private func presentAll(_ style: UIModalPresentationStyle) {
    for (presenter, presented) in zip(chain, chain.dropFirst()) {
      presented.modalPresentationStyle = style
      stage.runToEnd { presenter.present(presented, animated: false) }
    }
    _ = stage.take()
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact dismiss.leaf: `dismiss` on a presented leaf is handed to its presenter.
    ///
    /// Source: `UIViewController.dismiss(animated:completion:)`
    test("A leaf is dismissed by its presenter") {
      presentAll(.formSheet)
      stage.run { chain[3].dismiss(animated: false) }
      stage.expectAtRest("O.willDisappear(false)\nO.didDisappear(false)")
      expectNil(chain[2].presentedViewController)
      expectSame(chain[2].presentingViewController, chain[1])
    }

    /// Fact dismiss.chain: `dismiss` on a presenter takes everything above it; only the topmost is
    ///   animated.
    ///
    /// Source: `UIViewController.dismiss(animated:completion:)`
    test("The presenter of all dismisses the whole chain, in one transition") {
      presentAll(.formSheet)
      stage.run { chain[0].dismiss(animated: true) { stage.recorder.note("completion") } }
      stage.expectAtRest(
        """
        O.willDisappear(true)
        N.willDisappear(false)
        M.willDisappear(false)
        O.didDisappear(true)
        N.didDisappear(false)
        M.didDisappear(false)
        completion
        """)
      for screen in chain { expectNil(screen.presentingViewController) }
    }

    /// Fact dismiss.middle: `dismiss` in the middle of a chain takes what is above, and the
    ///   controller itself stays.
    ///
    /// Source: `UIViewController.dismiss(animated:completion:)`
    test("One in the middle stays and dismisses what is above it") {
      presentAll(.formSheet)
      stage.runToEnd { chain[1].dismiss(animated: false) }
      expectSame(chain[0].presentedViewController, chain[1])
      expectNil(chain[1].presentedViewController)
      expectNil(chain[2].presentingViewController)
      expectNil(chain[3].presentingViewController)
    }

    test("A chain of full screens brings back only the one who stays") {
      presentAll(.fullScreen)
      stage.run { chain[0].dismiss(animated: true) }
      stage.expectAtRest(
        """
        O.willDisappear(true)
        A.willAppear(true)
        A.isAppearing(true)
        A.didAppear(true)
        O.didDisappear(true)
        """)
      expectSame(chain[0].view.window, stage.window)
      expectEqual(stage.window.subviews.count, 1)
    }

    /// Fact dismiss.child: `dismiss` on a child of a presented container dismisses the container.
    ///
    /// Source: `UIViewController.presentingViewController`
    test("A child of a presented container dismisses the container") {
      let inner = stage.navigation("XY")
      stage.runToEnd { chain[0].present(inner, animated: false) }
      let child = try require(inner.topViewController)
      expectSame(child.presentingViewController, chain[0])
      stage.runToEnd { child.dismiss(animated: false) }
      expectNil(chain[0].presentedViewController)
    }

    /// Fact dismiss.nothing: The completion of a `dismiss` that has nothing to dismiss runs inside the
    ///   call.
    ///
    /// Source: [published tests]
    test("With nothing to dismiss the completion runs at once") {
      stage.run { chain[0].dismiss(animated: true) { stage.recorder.note("completion") } }
      stage.expectCalls("completion")
      stage.expectAtRest("")
      expectEqual(stage.log, [])
    }

    test("Every screen of a dismissed chain is freed") {
      weak var middle: RecordedScreen?
      weak var top: RecordedScreen?
      stage.run {
        let inner = stage.screens("XY")
        middle = inner[0]
        top = inner[1]
        chain[0].present(inner[0], animated: false)
        stage.clock.drain()
        inner[0].present(inner[1], animated: false)
        stage.clock.drain()
      }
      stage.runToEnd { chain[0].dismiss(animated: true) }
      expectNil(middle)
      expectNil(top)
    }

    /// Fact dismiss.modal: `isModalInPresentation` does not keep code from dismissing.
    ///
    /// Source:
    ///   `UIAdaptivePresentationControllerDelegate.presentationControllerDidAttemptToDismiss(_:)`
    test("Being modal does not keep code from dismissing") {
      chain[1].isModalInPresentation = true
      stage.runToEnd { chain[0].present(chain[1], animated: false) }
      stage.runToEnd { chain[0].dismiss(animated: false) }
      expectNil(chain[0].presentedViewController)
    }

    test("The coordinator of a dismissal leads from the top to the presenter") {
      presentAll(.formSheet)
      stage.run { chain[0].dismiss(animated: true) }
      let coordinator = chain[0].transitionCoordinator
      expectSame(coordinator?.viewController(forKey: .from), chain[3])
      expectSame(coordinator?.viewController(forKey: .to), chain[0])
      expectEqual(coordinator?.presentationStyle, .formSheet)
    }
  }
}
