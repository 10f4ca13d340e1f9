import CompactTesting
import HeadlessUIKit
import Testing

/// What `dismiss` means depends on who is asked.
struct DismissTests: StageSuite {
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
    test("A chain of full screens brings back only the one who stays") {
      presentAll(.fullScreen)
      chain[0].dismiss(animated: true)
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

    test("Every screen of a dismissed chain is freed") {
      weak var middle: RecordedScreen?
      weak var top: RecordedScreen?
      do {
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

    test("The coordinator of a dismissal leads from the top to the presenter") {
      presentAll(.formSheet)
      chain[0].dismiss(animated: true)
      let coordinator = chain[0].transitionCoordinator
      expectSame(coordinator?.viewController(forKey: .from), chain[3])
      expectSame(coordinator?.viewController(forKey: .to), chain[0])
      expectEqual(coordinator?.presentationStyle, .formSheet)
    }
  }
}
