import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

// What changes while a presentation is shown.
extension AdaptationTests {
  func changingRows(_ test: inout TestTable) {
    /// Fact present.adapts-again: When the size class changes while something is presented, the
    ///   delegate is asked again, and the presentation takes on the new style.
    ///
    /// Source: `UIAdaptivePresentationControllerDelegate`; `UIPresentationController`
    ///
    /// Choice present.adapts-appearance: What is presented hears nothing of another style while it is
    ///   shown; a presenter that is covered by it, or uncovered, disappears or appears without
    ///   animation.
    ///
    /// Fact present.adaptive-wide: The method without traits is asked only where width is compact.
    ///
    /// Source: `UIPresentationController.adaptivePresentationStyle`
    test("A presentation adapts again when the size class changes") {
      stage.device.screen = .pad
      let delegate = CompactStyle(stage.recorder)
      delegate.style = .fullScreen
      present(.formSheet, delegate)
      expectFalse(stage.take().contains("style?"))
      expectEqual(seen, "M as formSheet, can be dragged away")
      stage.device.screen = .phone
      stage.expectAtRest(
        """
        style?
        controller for fullScreen
        prepare UIPresentationController
        present in fullScreen, with coordinator
        A.willDisappear(false)
        A.didDisappear(false)
        """)
      expectEqual(seen, "M as fullScreen")
      stage.device.screen = .pad
      stage.expectAtRest(
        """
        present in none, with coordinator
        A.willAppear(false)
        A.isAppearing(false)
        A.didAppear(false)
        """)
      expectEqual(seen, "M as formSheet, can be dragged away")
      expectSame(root.view.window, stage.window)
    }

    test("A presentation adapts to traits that the window overrides") {
      let delegate = CompactStyle(stage.recorder)
      delegate.style = .overFullScreen
      present(.formSheet, delegate)
      expectEqual(seen, "M as overFullScreen")
      expectSame(root.view.window, stage.window)
      stage.run { stage.window.traitOverrides.horizontalSizeClass = .regular }
      expectEqual(seen, "M as formSheet, can be dragged away")
    }

    test("A change that leaves the style tells nobody") {
      let delegate = CompactStyle(stage.recorder)
      delegate.style = .fullScreen
      present(.formSheet, delegate)
      _ = stage.take()
      stage.device.screen = ScreenMetrics(size: CGSize(width: 844, height: 390), idiom: .phone)
      stage.expectAtRest("style?")
    }

    /// Choice present.adapts-later: A presentation that is on its way adapts when it has arrived.
    test("A presentation that is on its way adapts when it has arrived") {
      stage.device.screen = .pad
      let delegate = CompactStyle(stage.recorder)
      delegate.style = .fullScreen
      stage.run {
        sheet.presentationController?.delegate = delegate
        root.present(sheet, animated: true)
      }
      stage.clock.turn()
      stage.device.screen = .phone
      expectFalse(stage.take().contains("fullScreen"))
      stage.clock.drain()
      expectTrue(
        stage.take().hasSuffix(
          "present in fullScreen\nA.willDisappear(false)\nA.didDisappear(false)"))
      expectEqual(seen, "M as fullScreen")
    }

    /// Choice present.adapts-controller: A controller that takes another's place appears without
    ///   animation after that one has disappeared, and is the `presentedViewController` from then on.
    test("What is wrapped for a compact width is unwrapped where there is room again") {
      let delegate = NoStyle(stage.recorder)
      delegate.replacement = {
        UINavigationController(rootViewController: $0.presentedViewController)
      }
      present(.popover, delegate)
      _ = stage.take()
      stage.device.screen = .pad
      stage.expectAtRest(
        """
        present in none, with coordinator
        M.willDisappear(false)
        M.didDisappear(false)
        M.willAppear(false)
        M.isAppearing(false)
        M.didAppear(false)
        """)
      expectNil(sheet.parent)
      expectSame(root.presentedViewController, sheet)
      expectEqual(seen, "M as popover, can be dragged away")
      stage.resize(.phone)
      expectSame(sheet.navigationController, root.presentedViewController)
      expectSame(sheet.view.window, stage.window)
      stage.runToEnd { root.dismiss(animated: false) }
      expectTrue(stage.take().hasSuffix("M.willDisappear(false)\nM.didDisappear(false)"))
      expectEqual(stage.log, [])
    }

    test("What is presented on top stays there when the lower one is wrapped") {
      stage.device.screen = .pad
      let delegate = NoStyle(stage.recorder)
      delegate.replacement = {
        UINavigationController(rootViewController: $0.presentedViewController)
      }
      present(.popover, delegate)
      let top = stage.screen("T")
      stage.runToEnd { sheet.present(top, animated: false) }
      stage.resize(.phone)
      expectSame(top.presentingViewController, root.presentedViewController)
      expectEqual(seen, "T as formSheet, can be dragged away")
      stage.runToEnd { root.dismiss(animated: false) }
      expectNil(root.presentedViewController)
      expectEqual(stage.log, [])
    }

    test("A delegate that replaces the root leaves nothing of the presentation behind") {
      let delegate = CompactStyle(stage.recorder)
      delegate.style = .fullScreen
      delegate.replacement = { [stage] _ in
        stage.window.rootViewController = stage.screen("B")
        return nil
      }
      present(.formSheet, delegate)
      expectEqual(stage.window.subviews.count, 1)
      expectFalse(stage.take().contains("M.willAppear"))
    }
  }
}
