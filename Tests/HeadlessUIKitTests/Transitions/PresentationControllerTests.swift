import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// A presentation controller that records its hooks.
private final class RecordedManager: UIPresentationController {
  let recorder: Recorder
  let frame = CGRect(x: 0, y: 400, width: 390, height: 444)
  var wrapper: UIView?

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ recorder: Recorder) {
    self.recorder = recorder
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect { frame }
  override var presentedView: UIView? { wrapper ?? super.presentedView }

  override func presentationTransitionWillBegin() {
    recorder.note("manager.presentationWillBegin")
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [recorder] _ in
      recorder.note("manager.alongside")
    })
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    recorder.note("manager.presentationDidEnd(\(completed))")
  }
  override func dismissalTransitionWillBegin() {
    recorder.note("manager.dismissalWillBegin")
  }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    recorder.note("manager.dismissalDidEnd(\(completed))")
  }
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    recorder.note("manager.willLayout")
  }
  override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    recorder.note("manager.didLayout")
  }
}

struct PresentationControllerTests: TableSuite {
  @MainActor
  private struct Setting {
    let stage = Stage()
    let root: RecordedScreen
    let sheet: RecordedScreen
    let source: AnimatorSource

    init(_ configure: @escaping (RecordedManager) -> Void = { _ in }) {
      root = stage.screen("A")
      sheet = stage.screen("M")
      source = AnimatorSource(stage.recorder)
      stage.show(root)
      let recorder = stage.recorder
      source.makeManager = { presented, presenting in
        let manager = RecordedManager(presented, presenting, recorder)
        configure(manager)
        return manager
      }
      sheet.modalPresentationStyle = .custom
      sheet.transitioningDelegate = source
    }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact custom.hooks: A presentation controller hears when the presentation and the dismissal
    ///   begin, before the appearance callbacks, and when they have ended, after them.
    ///
    /// Source: `UIPresentationController.presentationTransitionWillBegin()`;
    ///   `UIPresentationController.presentationTransitionDidEnd(_:)`
    test("The hooks of a presentation and a dismissal") {
      let setting = Setting()
      let stage = setting.stage
      stage.runToEnd {
        setting.root.present(setting.sheet, animated: true) { stage.recorder.note("completion") }
      }
      stage.run { setting.root.dismiss(animated: true) }
      stage.expectAtRest(
        """
        manager for M on A?
        M.loadView
        M.didLoad
        animator for presented M on A?
        manager.presentationWillBegin
        M.willAppear(true)
        M.isAppearing(true)
        manager.willLayout
        manager.didLayout
        manager.alongside
        M.didAppear(true)
        manager.presentationDidEnd(true)
        completion
        animator for dismissed M?
        manager.dismissalWillBegin
        M.willDisappear(true)
        M.didDisappear(true)
        manager.dismissalDidEnd(true)
        """)
    }

    test("The manager and the transitioning delegate are freed after the dismissal") {
      weak var manager: RecordedManager?
      weak var source: AnimatorSource?
      do {
        let setting = Setting { manager = $0 }
        source = setting.source
        setting.stage.runToEnd { setting.root.present(setting.sheet, animated: true) }
        expectNotNil(manager)
        setting.stage.runToEnd { setting.root.dismiss(animated: true) }
      }
      expectNil(manager)
      expectNil(source)
    }

    test("A manager that is made on its own keeps its screen") {
      let stage = Stage()
      let manager = stage.run {
        UIPresentationController(presentedViewController: stage.screen("M"), presenting: nil)
      }
      expectEqual(names([manager.presentedViewController]), "M")
      expectSame(manager.presentingViewController, manager.presentedViewController)
      expectEqual(manager.traitCollection, manager.presentedViewController.traitCollection)
    }

    /// `presentedView` may be a view around the presented controller's.
    test("A manager may put a view around the presented one") {
      let wrapper = UIView()
      let setting = Setting { manager in
        wrapper.addSubview(manager.presentedViewController.view)
        manager.wrapper = wrapper
      }
      setting.stage.runToEnd { setting.root.present(setting.sheet, animated: true) }
      expectSame(wrapper.superview, setting.sheet.presentationController?.containerView)
      expectNotNil(setting.sheet.view.window)
      setting.stage.runToEnd { setting.root.dismiss(animated: true) }
      expectNil(setting.sheet.view.window)
      expectNil(wrapper.superview)
    }

    test("A presentation controller that is kept keeps what it presented, and nothing else does") {
      let stage = Stage()
      let root = stage.show("A")
      weak var sheet: UIViewController?
      var kept: UIPresentationController? = stage.run {
        let screen = stage.screen("M")
        sheet = screen
        root.present(screen, animated: true)
        return screen.presentationController
      }
      stage.clock.drain()
      stage.runToEnd { root.dismiss(animated: true) }
      expectSame(kept?.presentedViewController, sheet)
      expectEqual(names([kept?.presentingViewController].compactMap { $0 }), "A")
      kept = nil
      expectNil(sheet)
    }

    /// Nothing happens where the presenter presents already; so nobody is asked either.
    test("A rejected presentation asks nobody") {
      let setting = Setting()
      setting.stage.run { setting.root.present(setting.stage.screen("N"), animated: false) }
      setting.stage.settle()
      setting.stage.run { setting.root.present(setting.sheet, animated: true) }
      setting.stage.expectAtRest("")
      expectEqual(setting.stage.log.count, 1)
    }
  }

  /// `presentationController(forPresented:presenting:source:)` is for the style `.custom`.
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen, .popover])
  func `Other styles ask for no manager`(_ style: UIModalPresentationStyle) {
    let setting = Setting()
    setting.sheet.modalPresentationStyle = style
    setting.stage.runToEnd { setting.root.present(setting.sheet, animated: true) }
    expectFalse(setting.stage.take().contains("manager"))
  }
}
