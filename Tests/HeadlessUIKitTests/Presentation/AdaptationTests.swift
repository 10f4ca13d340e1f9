import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// Answers, and records, what a presentation asks its delegate about styles.
@MainActor
class StyleRecorder: NSObject {
  let recorder: Recorder
  var replacement: ((UIPresentationController) -> UIViewController?)?
  var adapted: UIPresentationController?

  init(_ recorder: Recorder) {
    self.recorder = recorder
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    recorder.note("controller for \(style)")
    return replacement?(controller)
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {
    adapted = adaptivePresentationController
    recorder.note("prepare \(type(of: adaptivePresentationController))")
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    recorder.note("present in \(style)\(transitionCoordinator == nil ? "" : ", with coordinator")")
  }
}

/// The same without an answer.
final class NoStyle: StyleRecorder, UIPopoverPresentationControllerDelegate {}

/// The same with an answer where width is compact.
final class CompactStyle: StyleRecorder, UIPopoverPresentationControllerDelegate {
  var style = UIModalPresentationStyle.none

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    recorder.note("style?")
    return style
  }
}

struct AdaptationTests: StageSuite {
  let stage = Stage()
  let root: RecordedScreen
  let sheet: RecordedScreen

  init() {
    root = stage.screen("A")
    sheet = stage.screen("M")
    sheet.recordsMoves = false
    stage.show(root)
  }

  func present(
    _ style: UIModalPresentationStyle, _ delegate: any UIAdaptivePresentationControllerDelegate
  ) {
    stage.delegates.append(delegate)
    stage.runToEnd {
      sheet.modalPresentationStyle = style
      root.present(sheet, animated: false)
      // As Apple's examples do, after the call.
      sheet.presentationController?.delegate = delegate
      sheet.popoverPresentationController?.sourceView = root.view
    }
  }

  var seen: String {
    guard let top = VisibleHierarchy(window: stage.window).top else { return "nothing" }
    let style = top.style.map { " as \($0)" } ?? ""
    return "\(names([top.root]))\(style)\(top.isSwipeDismissable ? ", can be dragged away" : "")"
  }

  // MARK: Popovers

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    changingRows(&test)

    test("A replacement is freed with a window that still shows it") {
      let delegate = CompactStyle(stage.recorder)
      delegate.style = .fullScreen
      weak var shown: UIViewController?
      delegate.replacement = {
        let stack = UINavigationController(rootViewController: $0.presentedViewController)
        shown = stack
        return stack
      }
      var window: UIWindow?
      stage.runToEnd {
        let visible = UIWindow()
        visible.rootViewController = UIViewController()
        visible.makeKeyAndVisible()
        let popover = UIViewController()
        popover.modalPresentationStyle = .popover
        popover.popoverPresentationController?.delegate = delegate
        visible.rootViewController?.present(popover, animated: false)
        window = visible
      }
      delegate.adapted = nil
      expectNotNil(shown)
      stage.runToEnd { window = nil }
      expectNil(window)
      expectNil(shown)
    }

    test("A presentation keeps the controller that its replacement drops, until its end") {
      let delegate = CompactStyle(stage.recorder)
      delegate.style = .fullScreen
      delegate.replacement = {
        UINavigationController(rootViewController: $0.presentedViewController)
      }
      weak var dropped: UIViewController?
      stage.runToEnd {
        let popover = UIViewController()
        dropped = popover
        popover.modalPresentationStyle = .popover
        popover.popoverPresentationController?.delegate = delegate
        root.present(popover, animated: false)
      }
      let stack = try require(root.presentedViewController as? UINavigationController)
      stage.runToEnd { stack.setViewControllers([UIViewController()], animated: false) }
      expectNotNil(dropped)
      expectSame(stack.presentationController?.presentedViewController, dropped)
      delegate.adapted = nil
      stage.runToEnd { root.dismiss(animated: false) }
      expectNil(dropped)
    }

    /// Fact present.popover: A popover is a form sheet where width is compact, and a popover where
    ///   there is room.
    ///
    /// Source: `UIModalPresentationStyle.popover`;
    ///   `UIPopoverPresentationController.adaptiveSheetPresentationController`
    test("A popover is a form sheet on a phone and a popover on a pad") {
      sheet.modalPresentationStyle = .popover
      let popover = try require(sheet.popoverPresentationController)
      expectEqual(popover.adaptivePresentationStyle, .formSheet)
      let phone = UITraitCollection(horizontalSizeClass: .compact)
      expectEqual(popover.adaptivePresentationStyle(for: phone), .formSheet)
      let flat = UITraitCollection(verticalSizeClass: .compact)
      expectEqual(popover.adaptivePresentationStyle(for: flat), .formSheet)
      let pad = UITraitCollection(horizontalSizeClass: .regular)
      expectEqual(popover.adaptivePresentationStyle(for: pad), .none)
      let delegate = NoStyle(stage.recorder)
      present(.popover, delegate)
      stage.expectCalls(
        """
        M.loadView
        M.didLoad
        controller for formSheet
        prepare UISheetPresentationController
        present in formSheet
        M.willAppear(false)
        M.isAppearing(false)
        M.didAppear(false)
        """)
      expectSame(delegate.adapted, popover.adaptiveSheetPresentationController)
      expectEqual(seen, "M as formSheet, can be dragged away")
    }

    /// Fact present.popover-width: What a popover shows has a compact width, also where the window
    ///   is wide.
    ///
    /// Source: duckduckgo/apple-browsers#6420
    test("What a popover shows has a compact width, until it is told otherwise") {
      stage.device.screen = .pad
      present(.popover, NoStyle(stage.recorder))
      expectEqual(seen, "M as popover, can be dragged away")
      expectEqual(sheet.traitCollection.horizontalSizeClass, .compact)
      expectEqual(sheet.view.traitCollection.horizontalSizeClass, .compact)
      expectEqual(root.traitCollection.horizontalSizeClass, .regular)
      sheet.popoverPresentationController?.traitOverrides.horizontalSizeClass = .regular
      expectEqual(sheet.traitCollection.horizontalSizeClass, .regular)
      sheet.popoverPresentationController?.traitOverrides
        .remove(UITraitHorizontalSizeClass.self)
      expectEqual(sheet.traitCollection.horizontalSizeClass, .compact)
      stage.device.screen = .phone
      stage.settle()
      stage.device.screen = .pad
      stage.settle()
      expectEqual(seen, "M as popover, can be dragged away")
      expectEqual(sheet.traitCollection.horizontalSizeClass, .compact)
    }

    /// Fact present.popover-none: A popover whose delegate answers `.none` stays a popover in a
    ///   compact width.
    ///
    /// Source: `UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:)`
    test("A popover stays one if its delegate wants no other style") {
      let delegate = CompactStyle(stage.recorder)
      present(.popover, delegate)
      stage.expectCalls(
        """
        M.loadView
        M.didLoad
        style?
        present in none
        M.willAppear(false)
        M.isAppearing(false)
        M.didAppear(false)
        """)
      expectNil(delegate.adapted)
      expectEqual(seen, "M as popover, can be dragged away")
    }

    // MARK: Other styles

    test("A style that nothing can adapt to counts as no answer") {
      let delegate = CompactStyle(stage.recorder)
      delegate.style = .custom
      present(.formSheet, delegate)
      expectTrue(stage.take().contains("present in none"))
      expectEqual(seen, "M as formSheet, can be dragged away")
    }

    test("A full screen asks nobody") {
      present(.fullScreen, CompactStyle(stage.recorder))
      expectFalse(stage.take().contains("style"))
    }

    test("The delegate can be called as Objective-C's optional methods are") {
      let delegate = CompactStyle(stage.recorder)
      let optional: (any UIPopoverPresentationControllerDelegate)? = delegate
      sheet.modalPresentationStyle = .popover
      let popover = try require(sheet.popoverPresentationController)
      let compact = UITraitCollection(horizontalSizeClass: .compact)
      expectEqual(optional?.adaptivePresentationStyle?(for: popover), UIModalPresentationStyle.none)
      expectEqual(
        optional?.adaptivePresentationStyle?(for: popover, traitCollection: compact),
        UIModalPresentationStyle.none)
      expectNil(
        optional?.presentationController?(
          popover, viewControllerForAdaptivePresentationStyle: .formSheet))
      optional?.presentationController?(
        popover, prepare: popover.adaptiveSheetPresentationController)
      optional?.presentationController?(
        popover, willPresentWithAdaptiveStyle: .formSheet, transitionCoordinator: nil)
      optional?.prepareForPopoverPresentation?(popover)
      stage.expectCalls(
        """
        style?
        style?
        controller for formSheet
        prepare UISheetPresentationController
        present in formSheet
        """)
    }

    // MARK: Other controllers

    /// Fact present.adaptive-controller: The delegate can have another controller shown in the other
    ///   style, such as a navigation controller around the presented one.
    ///
    /// Source:
    ///   `UIAdaptivePresentationControllerDelegate.presentationController(_:viewControllerForAdaptivePresentationStyle:)`
    test("A presented controller can be wrapped where width is compact") {
      let delegate = NoStyle(stage.recorder)
      delegate.replacement = {
        UINavigationController(rootViewController: $0.presentedViewController)
      }
      present(.popover, delegate)
      let navigation = try require(sheet.navigationController)
      expectSame(navigation.view.window, stage.window)
      expectSame(sheet.viewIfLoaded?.window, stage.window)
      expectSame(root.presentedViewController, navigation)
      expectSame(sheet.presentingViewController, root)
      expectSame(sheet.presentationController?.presentingViewController, root)
      expectSame(sheet.popoverPresentationController?.delegate, delegate)
      expectTrue(stage.take().hasSuffix("M.didAppear(false)"))
      sheet.dismiss(animated: true)
      stage.expectAtRest("M.willDisappear(true)\nM.didDisappear(true)")
      expectNil(root.presentedViewController)
      expectEqual(stage.log, [])
    }

    test("A wrapped controller is freed with what was around it") {
      weak var freed: UIViewController?
      weak var wrapper: UIViewController?
      let delegate = NoStyle(stage.recorder)
      delegate.replacement = {
        let navigation = UINavigationController(rootViewController: $0.presentedViewController)
        wrapper = navigation
        return navigation
      }
      stage.runToEnd {
        let popover = stage.screen("P")
        freed = popover
        popover.modalPresentationStyle = .popover
        popover.presentationController?.delegate = delegate
        root.present(popover, animated: true)
      }
      expectTrue(wrapper != nil && freed != nil)
      stage.runToEnd { root.dismiss(animated: true) }
      delegate.adapted = nil
      expectTrue(wrapper == nil && freed == nil)
    }

    test("A popover that takes another style is freed, as one that is never shown") {
      for style in [UIModalPresentationStyle.none, .fullScreen, .pageSheet, .formSheet] {
        weak var freed: UIViewController?
        let delegate = CompactStyle(stage.recorder)
        delegate.style = style
        for presents in [false, true] {
          stage.runToEnd {
            let popover = stage.screen("P")
            freed = popover
            popover.modalPresentationStyle = .popover
            popover.presentationController?.delegate = delegate
            popover.popoverPresentationController?.sourceView = root.view
            expectNotNil(popover.popoverPresentationController?.adaptiveSheetPresentationController)
            if presents { root.present(popover, animated: false) }
          }
          if presents { stage.runToEnd { root.dismiss(animated: true) } }
          delegate.adapted = nil
          expectNil(freed)
        }
      }
    }
  }

  /// Fact present.adaptive-full: A delegate can make a sheet a full screen where width is compact,
  ///   which takes the presenter's view away as any full screen does.
  ///
  /// Source: `UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:)`;
  ///   `UIModalPresentationStyle.fullScreen`
  ///
  /// Choice present.adaptive-order: The delegate is asked when the transition begins, so that one
  ///   that is set after `present` counts; for the style first, then for the controller, then it
  ///   prepares and is told.
  @Test(arguments: [UIModalPresentationStyle.formSheet, .pageSheet, .popover])
  func `A delegate can have a full screen instead`(_ style: UIModalPresentationStyle) {
    let delegate = CompactStyle(stage.recorder)
    delegate.style = .fullScreen
    present(style, delegate)
    stage.expectCalls(
      """
      M.loadView
      M.didLoad
      style?
      controller for fullScreen
      prepare UIPresentationController
      present in fullScreen
      A.willDisappear(false)
      M.willAppear(false)
      M.isAppearing(false)
      M.didAppear(false)
      A.didDisappear(false)
      """)
    expectEqual(seen, "M as fullScreen")
    expectNil(root.view.window)
    expectEqual(sheet.presentationController?.presentationStyle, style)
    stage.runToEnd { root.dismiss(animated: false) }
    expectSame(root.view.window, stage.window)
    expectTrue(stage.take().hasSuffix("A.didAppear(false)\nM.didDisappear(false)"))
  }
}
