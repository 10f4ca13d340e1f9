import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct PresentationAnimatorTests: TableSuite {
  @MainActor
  private struct Setting {
    let stage = Stage()
    let root: RecordedScreen
    let sheet: RecordedScreen
    let animator: RecordedAnimator
    let source: AnimatorSource

    init(_ style: UIModalPresentationStyle, _ ending: RecordedAnimator.Ending = .afterAnimation) {
      root = stage.screen("A")
      sheet = stage.screen("M")
      animator = RecordedAnimator(stage.recorder, ending)
      source = AnimatorSource(stage.recorder, animator)
      stage.show(root)
      sheet.modalPresentationStyle = style
      sheet.transitioningDelegate = source
    }

    func present() {
      stage.run {
        root.present(sheet, animated: true) { [stage] in stage.recorder.note("completion") }
      }
    }

    func dismiss() {
      stage.run { root.dismiss(animated: true) { [stage] in stage.recorder.note("completion") } }
    }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A full-screen dismissal asks for an animator and puts the presenter back") {
      let setting = Setting(.fullScreen)
      setting.present()
      setting.stage.settle()
      setting.dismiss()
      setting.stage.expectAtRest(
        """
        animator for dismissed M?
        interactor?
        M.willDisappear(true)
        A.willAppear(true)
        animate
        A.isAppearing(true)
        animated
        A.didAppear(true)
        M.didDisappear(true)
        completion
        ended(true)
        """)
      expectSame(setting.root.view.superview, setting.stage.window)
      expectNil(setting.sheet.view.window)
    }

    /// `initialFrame(for:)` and `finalFrame(for:)` are zero for a view that is not there.
    test("The frames at the beginning and at the end") {
      let setting = Setting(.fullScreen)
      var frames: [CGSize] = []
      setting.animator.onAnimate = { context in
        frames = [
          context.initialFrame(for: setting.root).size, context.finalFrame(for: setting.root).size,
          context.initialFrame(for: setting.sheet).size,
          context.finalFrame(for: setting.sheet).size,
        ]
      }
      setting.present()
      setting.stage.clock.drain()
      let full = CGSize(width: 390, height: 844)
      expectEqual(frames, [full, .zero, .zero, full])
      setting.dismiss()
      setting.stage.clock.drain()
      expectEqual(frames, [.zero, full, full, full])
    }

    /// Choice custom.cancelled-present: A presentation that is cancelled makes the new screen
    ///   disappear, as one that is being dismissed, and the presenter appear again, and leaves no link.
    test("A cancelled presentation leaves nothing behind") {
      let setting = Setting(.fullScreen)
      let drive = UIPercentDrivenInteractiveTransition()
      setting.source.interactor = drive
      setting.present()
      setting.stage.clock.turn()
      drive.update(0.5)
      _ = setting.stage.take()
      setting.sheet.recordsFlags = true
      drive.cancel()
      setting.stage.expectAtRest(
        """
        animated
        M.willDisappear(true) dismissed
        M.didDisappear(true) dismissed
        A.willAppear(true)
        A.isAppearing(true)
        A.didAppear(true)
        ended(false)
        """)
      expectNil(setting.root.presentedViewController)
      expectNil(setting.sheet.presentingViewController)
      expectSame(setting.root.view.superview, setting.stage.window)
      expectNil(setting.sheet.view.window)
      expectNil(setting.root.transitionCoordinator)
      setting.source.interactor = nil
      setting.present()
      setting.stage.clock.drain()
      expectTrue(setting.stage.take().contains("M.didAppear(true)"))
    }

    /// Choice custom.cancelled-left: A presenter whose container shows another screen by then does not
    ///   appear again after a cancelled presentation.
    test("A cancelled presentation does not bring back a presenter that is on its way out") {
      let setting = Setting(.currentContext)
      let stage = setting.stage
      let navigation = UINavigationController(rootViewController: setting.root)
      stage.show(navigation)
      setting.root.definesPresentationContext = true
      let drive = UIPercentDrivenInteractiveTransition()
      setting.source.interactor = drive
      setting.present()
      stage.clock.turn()
      stage.run { navigation.pushViewController(stage.screen("B"), animated: true) }
      stage.clock.turn()
      _ = stage.take()
      drive.cancel()
      stage.expectAtRest(
        """
        animated
        M.willDisappear(true)
        M.didDisappear(true)
        ended(false)
        A.didDisappear(true)
        B.didAppear(true)
        B.didMove(nav)
        """)
      expectNil(setting.root.view.window)
      expectNil(setting.root.presentedViewController)
    }

    /// Choice custom.cancelled-levels-down: After the cancelled dismissal of several levels, what was
    ///   covered is still covered, without callbacks.
    test("A cancelled dismissal of two levels leaves the covered one alone") {
      let setting = Setting(.fullScreen)
      let stage = setting.stage
      setting.present()
      stage.clock.drain()
      let upper = stage.screen("N")
      upper.modalPresentationStyle = .fullScreen
      upper.transitioningDelegate = setting.source
      stage.runToEnd { setting.sheet.present(upper, animated: false) }
      let drive = UIPercentDrivenInteractiveTransition()
      setting.source.interactor = drive
      setting.dismiss()
      stage.clock.turn()
      drive.update(0.5)
      _ = stage.take()
      drive.cancel()
      stage.expectAtRest(
        """
        animated
        A.willDisappear(true)
        A.didDisappear(true)
        N.willAppear(true)
        N.isAppearing(true)
        N.didAppear(true)
        ended(false)
        """)
      expectNil(setting.sheet.view.window)
      expectNotNil(upper.view.window)
    }

    test("A cancelled dismissal leaves everything as it was") {
      let setting = Setting(.fullScreen)
      setting.present()
      setting.stage.clock.drain()
      let drive = UIPercentDrivenInteractiveTransition()
      setting.source.interactor = drive
      setting.dismiss()
      setting.stage.clock.turn()
      _ = setting.stage.take()
      drive.update(0.5)
      drive.cancel()
      setting.stage.clock.drain()
      expectSame(setting.root.presentedViewController, setting.sheet)
      expectNil(setting.root.view.window)
      expectNotNil(setting.sheet.view.window)
      setting.source.interactor = nil
      setting.dismiss()
      setting.stage.clock.drain()
      expectNil(setting.root.presentedViewController)
      expectSame(setting.root.view.superview, setting.stage.window)
    }

    test("A presentation whose animator never completes blocks the next one") {
      let setting = Setting(.overFullScreen, .byHand)
      setting.present()
      setting.stage.clock.drain()
      setting.dismiss()
      setting.stage.clock.drain()
      expectEqual(
        setting.stage.device.unfinishedAnimators,
        ["<RecordedAnimator> in the presentation of <RecordedScreen> by <RecordedScreen>"])
      expectEqual(
        setting.stage.log.last,
        "Attempt to dismiss from view controller <RecordedScreen> while a presentation or "
          + "dismiss is in progress!")
      setting.animator.complete()
      setting.dismiss()
      setting.stage.clock.turn()
      setting.animator.complete()
      expectNil(setting.root.presentedViewController)
      expectEqual(setting.stage.device.unfinishedAnimators, [])
    }

    /// Drags of a sheet are UIKit's own; the transitioning delegate is asked for `dismiss`.
    test("Dragging a sheet down asks for no animator") {
      let setting = Setting(.pageSheet)
      setting.present()
      setting.stage.settle()
      try setting.stage.input.beginSheetDrag(of: setting.sheet)
      setting.stage.input.finishGesture()
      setting.stage.expectAtRest(
        """
        M.willDisappear(true)
        M.didDisappear(true)
        """)
    }

    test("A screen with a presentation controller of its own is freed after its dismissal") {
      let stage = Stage()
      let root = stage.show("A")
      weak var gone: UIViewController?
      weak var manager: UIPresentationController?
      stage.run {
        let source = AnimatorSource(stage.recorder, RecordedAnimator(stage.recorder))
        source.makeManager = { presented, presenting in
          let made = UIPresentationController(
            presentedViewController: presented,
            presenting: presenting
          )
          manager = made
          return made
        }
        let sheet = stage.screen("M")
        gone = sheet
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = source
        root.present(sheet, animated: true)
        stage.clock.drain()
        root.dismiss(animated: true)
        stage.clock.drain()
      }
      expectNil(gone)
      expectNil(manager)
    }
  }

  /// `view(forKey:)` is nil for a view that the animator must not touch, which is the
  /// presenter's where it stays.
  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, "from A to M, back from M to A"),
    (.currentContext, "from A to M, back from M to A"),
    (.overFullScreen, "from - to M, back from M to -"),
    (.overCurrentContext, "from - to M, back from M to -"),
    (.pageSheet, "from - to M, back from M to -"),
    (.custom, "from - to M, back from M to -"),
  ])
  func `Which views an animator gets, by style`(
    _ style: UIModalPresentationStyle,
    _ expected: String
  ) {
    let setting = Setting(style)
    var seen: [String] = []
    setting.animator.onAnimate = { context in
      let views = [UITransitionContextViewKey.from, .to].map { key in
        let view = context.view(forKey: key)
        if view === setting.root.view { return "A" }
        return view === setting.sheet.view ? "M" : "-"
      }
      seen.append("from \(views[0]) to \(views[1])")
    }
    setting.present()
    setting.stage.clock.drain()
    setting.dismiss()
    setting.stage.clock.drain()
    expectEqual(seen.joined(separator: ", back "), expected)
  }
}
