import CompactTesting
import HeadlessUIKit
import Testing

/// Presentations by screens that leave their stack, or whose tab is hidden.
@MainActor
struct DetachedPresenterTests: TableSuite {
  let stage = Stage()

  /// Pops B from A and lets it present M meanwhile.
  private func presentFromPopped(
    _ style: UIModalPresentationStyle, animated: Bool
  ) -> RecordedScreen {
    let navigation = stage.navigation("AB")
    stage.show(navigation)
    let sheet = stage.screen("M")
    sheet.modalPresentationStyle = style
    stage.run {
      let popped = navigation.popViewController(animated: true)
      stage.clock.turn()
      popped?.present(sheet, animated: animated)
    }
    return sheet
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("What a popped screen presents disappears, appears and changes its size with the window") {
      let sheet = presentFromPopped(.overFullScreen, animated: true)
      let presenter = sheet.presentingViewController
      stage.clock.drain()
      _ = stage.take()
      stage.run { stage.window.isHidden = true }
      expectEqual(stage.recorder.takeEnds(), "A didDisappear, M didDisappear")
      stage.device.screen = .pad
      stage.run { stage.window.isHidden = false }
      stage.clock.drain()
      expectEqual(stage.recorder.takeEnds(), "A didAppear, M didAppear")
      expectEqual(sheet.view.frame.size, stage.device.screen.size)
      expectSame(sheet.presentingViewController, presenter)
    }
  }
}
