import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct PresentTests: StageSuite {
  let stage = Stage()
  let root: RecordedScreen

  init() {
    root = stage.screen("A")
    stage.show(root)
  }

  private func cover(_ style: UIModalPresentationStyle, _ name: String = "M") -> RecordedScreen {
    let screen = stage.screen(name)
    screen.modalPresentationStyle = style
    return screen
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact present.hidden-window: `present` needs a view in a window, which may be hidden; both
    ///   controllers know each other at once.
    ///
    /// Source: [published tests]
    test("A presentation in a hidden window is made, and appears with the window") {
      stage.window.isHidden = true
      stage.settle()
      root.present(cover(.fullScreen), animated: true) { stage.recorder.note("completion") }
      let presented = root.presentedViewController
      expectEqual(names(presented.map { [$0] }), "M")
      stage.expectAtRest("M.loadView\nM.didLoad\ncompletion")
      expectEqual(stage.log, [])
      expectSame(presented?.viewIfLoaded?.window, stage.window)
      stage.window.isHidden = false
      stage.expectAtRest("M.willAppear(false)\nM.isAppearing(false)\nM.didAppear(false)")
    }

    /// Fact present.after-commit: The transition of `present` begins after the next commit, later
    ///   than a navigation requested in the same turn.
    ///
    /// Source: mixpanel/mixpanel-iphone#709; NSAntoine/Antoine#1
    test("A presentation begins after a push requested in the same turn") {
      let navigation = stage.showStack("N")
      navigation.present(stage.screen("M"), animated: false)
      stage.clock.atNextTurn { stage.recorder.note("turn") }
      stage.clock.turn()
      stage.expectCalls(
        """
        M.loadView
        M.didLoad
        turn
        M.willAppear(false)
        M.isAppearing(false)
        M.didAppear(false)
        """)
    }

    test("Presenting in the presenter's viewDidAppear after a dismissal works") {
      let cover = cover(.fullScreen)
      stage.runToEnd { root.present(cover, animated: false) }
      let next = self.cover(.fullScreen, "N")
      root.onDidAppear = { root.present(next, animated: false) }
      stage.runToEnd { root.dismiss(animated: false) }
      expectEqual(stage.log, [])
      expectSame(root.presentedViewController, next)
      expectNotNil(next.view.window)
    }

    test("A popover is asked where it points to, and can be dragged away") {
      final class Pointing: NSObject, UIPopoverPresentationControllerDelegate {
        var calls: [String] = []
        func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
          calls.append("prepare")
        }
        func presentationControllerDidDismiss(_ controller: UIPresentationController) {
          calls.append("didDismiss")
        }
      }
      let delegate = Pointing()
      let popover = cover(.popover)
      popover.popoverPresentationController?.delegate = delegate
      popover.popoverPresentationController?.sourceView = root.view
      expectNil(popover.sheetPresentationController)
      stage.runToEnd { root.present(popover, animated: false) }
      try stage.input.beginSheetDrag(of: popover)
      stage.input.finishGesture()
      stage.clock.drain()
      expectEqual(delegate.calls, ["prepare", "didDismiss"])
    }

    /// Choice present.of-child: A controller inside a presented container finds the container's
    ///   presentation controller.
    test("A child finds the presentation controller of the presented container") {
      let inner = stage.navigation("X")
      root.present(inner, animated: false)
      expectSame(inner.topViewController?.presentationController, inner.presentationController)
    }
  }
}
