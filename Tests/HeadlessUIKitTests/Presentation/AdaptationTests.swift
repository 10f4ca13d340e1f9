import Foundation
import HeadlessUIKit
import Testing

/// Answers, and records, what a presentation asks its delegate about styles.
@MainActor
private class StyleRecorder: NSObject {
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
private final class NoStyle: StyleRecorder, UIPopoverPresentationControllerDelegate {}

/// The same with an answer where width is compact.
private final class CompactStyle: StyleRecorder, UIPopoverPresentationControllerDelegate {
  var style = UIModalPresentationStyle.none

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    recorder.note("style?")
    return style
  }
}

/// The same with an answer for all traits.
private final class TraitStyle: StyleRecorder, UIPopoverPresentationControllerDelegate {
  var style = UIModalPresentationStyle.none

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    recorder.note("style for \(traitCollection.horizontalSizeClass)?")
    return style
  }
}

@MainActor
struct AdaptationTests {
  let stage = Stage()
  let root: RecordedScreen
  let sheet: RecordedScreen

  init() {
    root = stage.screen("A")
    sheet = stage.screen("M")
    sheet.recordsMoves = false
    stage.show(root)
  }

  private func present(
    _ style: UIModalPresentationStyle, _ delegate: any UIAdaptivePresentationControllerDelegate
  ) {
    stage.delegates.append(delegate)
    stage.run {
      sheet.modalPresentationStyle = style
      root.present(sheet, animated: false)
      // As Apple's examples do, after the call.
      sheet.presentationController?.delegate = delegate
    }
    stage.clock.drain()
  }

  private var seen: String {
    guard let top = VisibleHierarchy(window: stage.window).top else { return "nothing" }
    let style = top.style.map { " as \($0)" } ?? ""
    return "\(names([top.root]))\(style)\(top.isSwipeDismissable ? ", can be dragged away" : "")"
  }

  // MARK: Popovers

  /// Fact present.popover: A popover is a form sheet where width is compact, and a popover where
  ///   there is room.
  ///
  /// Source: `UIModalPresentationStyle.popover`;
  ///   `UIPopoverPresentationController.adaptiveSheetPresentationController`
  @Test func `A popover is a form sheet on a phone and a popover on a pad`() throws {
    sheet.modalPresentationStyle = .popover
    let popover = try #require(sheet.popoverPresentationController)
    #expect(popover.adaptivePresentationStyle == .formSheet)
    let phone = UITraitCollection(horizontalSizeClass: .compact)
    #expect(popover.adaptivePresentationStyle(for: phone) == .formSheet)
    let flat = UITraitCollection(verticalSizeClass: .compact)
    #expect(popover.adaptivePresentationStyle(for: flat) == .formSheet)
    let pad = UITraitCollection(horizontalSizeClass: .regular)
    #expect(popover.adaptivePresentationStyle(for: pad) == .none)
    let delegate = NoStyle(stage.recorder)
    present(.popover, delegate)
    #expect(
      stage.take() == """
        M.loadView
        M.didLoad
        controller for formSheet
        prepare UISheetPresentationController
        present in formSheet
        M.willAppear(false)
        M.isAppearing(false)
        M.didAppear(false)
        """
    )
    #expect(delegate.adapted === popover.adaptiveSheetPresentationController)
    #expect(seen == "M as formSheet, can be dragged away")
  }

  /// Fact present.popover-none: A popover whose delegate answers `.none` stays a popover in a
  ///   compact width.
  ///
  /// Source: `UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:)`
  @Test func `A popover stays one if its delegate wants no other style`() {
    let delegate = CompactStyle(stage.recorder)
    present(.popover, delegate)
    #expect(
      stage.take() == """
        M.loadView
        M.didLoad
        style?
        present in none
        M.willAppear(false)
        M.isAppearing(false)
        M.didAppear(false)
        """
    )
    #expect(delegate.adapted == nil)
    #expect(seen == "M as popover, can be dragged away")
  }

  // MARK: Other styles

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
    #expect(
      stage.take() == """
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
        """
    )
    #expect(seen == "M as fullScreen")
    #expect(root.view.window == nil)
    #expect(sheet.presentationController?.presentationStyle == style)
    stage.run { root.dismiss(animated: false) }
    stage.clock.drain()
    #expect(root.view.window === stage.window)
    #expect(stage.take().hasSuffix("A.didAppear(false)\nM.didDisappear(false)"))
  }

  @Test func `Over the full screen the presenter stays, and nobody drags`() {
    let delegate = CompactStyle(stage.recorder)
    delegate.style = .overFullScreen
    present(.formSheet, delegate)
    #expect(seen == "M as overFullScreen")
    #expect(root.view.window === stage.window)
  }

  /// Fact present.adaptive-wide: The method without traits is asked only where width is compact.
  ///
  /// Source: `UIPresentationController.adaptivePresentationStyle`
  @Test func `The method without traits has no say where there is room`() {
    stage.device.screen = .pad
    let delegate = CompactStyle(stage.recorder)
    delegate.style = .fullScreen
    present(.formSheet, delegate)
    #expect(!stage.take().contains("style?"))
    #expect(seen == "M as formSheet, can be dragged away")
  }

  /// Fact present.adaptive-traits: The method with traits is asked in any width, in place of the
  ///   one without.
  ///
  /// Source:
  ///   `UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:traitCollection:)`
  @Test func `The method with traits is asked in any width`() {
    stage.device.screen = .pad
    let delegate = TraitStyle(stage.recorder)
    delegate.style = .fullScreen
    present(.formSheet, delegate)
    #expect(stage.take().contains("style for regular?"))
    #expect(seen == "M as fullScreen")
  }

  @Test func `A style that nothing can adapt to counts as no answer`() {
    let delegate = CompactStyle(stage.recorder)
    delegate.style = .custom
    present(.formSheet, delegate)
    #expect(stage.take().contains("present in none"))
    #expect(seen == "M as formSheet, can be dragged away")
  }

  @Test func `A full screen asks nobody`() {
    present(.fullScreen, TraitStyle(stage.recorder))
    #expect(!stage.take().contains("style"))
  }

  /// Fact present.adaptive-coordinator: What is animated has a coordinator for the delegate.
  ///
  /// Source:
  ///   `UIAdaptivePresentationControllerDelegate.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)`
  @Test func `The delegate can animate alongside`() {
    let delegate = CompactStyle(stage.recorder)
    stage.run {
      sheet.presentationController?.delegate = delegate
      root.present(sheet, animated: true)
    }
    stage.clock.drain()
    #expect(stage.take().contains("present in none, with coordinator"))
  }

  @Test func `The delegate can be called as Objective-C's optional methods are`() throws {
    let delegate = CompactStyle(stage.recorder)
    let optional: (any UIPopoverPresentationControllerDelegate)? = delegate
    sheet.modalPresentationStyle = .popover
    let popover = try #require(sheet.popoverPresentationController)
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    #expect(optional?.adaptivePresentationStyle?(for: popover) == UIModalPresentationStyle.none)
    #expect(
      optional?.adaptivePresentationStyle?(for: popover, traitCollection: compact)
        == UIModalPresentationStyle.none)
    #expect(
      optional?.presentationController?(
        popover, viewControllerForAdaptivePresentationStyle: .formSheet) == nil)
    optional?.presentationController?(
      popover, prepare: popover.adaptiveSheetPresentationController)
    optional?.presentationController?(
      popover, willPresentWithAdaptiveStyle: .formSheet, transitionCoordinator: nil)
    optional?.prepareForPopoverPresentation?(popover)
    #expect(
      stage.take() == """
        style?
        style?
        controller for formSheet
        prepare UISheetPresentationController
        present in formSheet
        """
    )
  }

  // MARK: Other controllers

  /// Fact present.adaptive-controller: The delegate can have another controller shown in the other
  ///   style, such as a navigation controller around the presented one.
  ///
  /// Source:
  ///   `UIAdaptivePresentationControllerDelegate.presentationController(_:viewControllerForAdaptivePresentationStyle:)`
  @Test func `A presented controller can be wrapped where width is compact`() throws {
    let delegate = NoStyle(stage.recorder)
    delegate.replacement = {
      UINavigationController(rootViewController: $0.presentedViewController)
    }
    present(.popover, delegate)
    let navigation = try #require(sheet.navigationController)
    #expect(navigation.view.window === stage.window)
    #expect(sheet.viewIfLoaded?.window === stage.window)
    #expect(root.presentedViewController === navigation)
    #expect(sheet.presentingViewController === root)
    #expect(sheet.popoverPresentationController?.delegate === delegate)
    #expect(stage.take().hasSuffix("M.didAppear(false)"))
    stage.run { sheet.dismiss(animated: true) }
    stage.clock.drain()
    #expect(stage.take() == "M.willDisappear(true)\nM.didDisappear(true)")
    #expect(root.presentedViewController == nil)
    #expect(stage.log == [])
  }

  @Test func `A wrapped controller is freed with what was around it`() {
    weak var freed: UIViewController?
    weak var wrapper: UIViewController?
    let delegate = NoStyle(stage.recorder)
    delegate.replacement = {
      let navigation = UINavigationController(rootViewController: $0.presentedViewController)
      wrapper = navigation
      return navigation
    }
    stage.run {
      let popover = stage.screen("P")
      freed = popover
      popover.modalPresentationStyle = .popover
      popover.presentationController?.delegate = delegate
      root.present(popover, animated: true)
    }
    stage.clock.drain()
    #expect(wrapper != nil && freed != nil)
    stage.run { root.dismiss(animated: true) }
    stage.clock.drain()
    delegate.adapted = nil
    #expect(wrapper == nil && freed == nil)
  }

  // MARK: While it is shown

  /// Fact present.adapts-again: When the size class changes while something is presented, the
  ///   delegate is asked again, and the presentation takes on the new style.
  ///
  /// Source: `UIAdaptivePresentationControllerDelegate`; `UIPresentationController`
  ///
  /// Choice present.adapts-appearance: What is presented hears nothing of another style while it is
  ///   shown; a presenter that is covered by it, or uncovered, disappears or appears without
  ///   animation.
  @Test func `A presentation adapts again when the size class changes`() {
    stage.device.screen = .pad
    let delegate = CompactStyle(stage.recorder)
    delegate.style = .fullScreen
    present(.formSheet, delegate)
    _ = stage.take()
    stage.device.screen = .phone
    stage.clock.drain()
    #expect(
      stage.take() == """
        style?
        controller for fullScreen
        prepare UIPresentationController
        present in fullScreen, with coordinator
        A.willDisappear(false)
        A.didDisappear(false)
        """
    )
    #expect(seen == "M as fullScreen")
    stage.device.screen = .pad
    stage.clock.drain()
    #expect(
      stage.take() == """
        present in none, with coordinator
        A.willAppear(false)
        A.isAppearing(false)
        A.didAppear(false)
        """
    )
    #expect(seen == "M as formSheet, can be dragged away")
    #expect(root.view.window === stage.window)
  }

  @Test func `A presentation adapts to traits that the window overrides`() {
    let delegate = CompactStyle(stage.recorder)
    delegate.style = .overFullScreen
    present(.formSheet, delegate)
    #expect(seen == "M as overFullScreen")
    stage.run { stage.window.traitOverrides.horizontalSizeClass = .regular }
    #expect(seen == "M as formSheet, can be dragged away")
  }

  @Test func `A change that leaves the style tells nobody`() {
    let delegate = CompactStyle(stage.recorder)
    delegate.style = .fullScreen
    present(.formSheet, delegate)
    _ = stage.take()
    stage.device.screen = ScreenMetrics(size: CGSize(width: 844, height: 390), idiom: .phone)
    stage.clock.drain()
    #expect(stage.take() == "style?")
  }

  /// Choice present.adapts-later: A presentation that is on its way adapts when it has arrived.
  @Test func `A presentation that is on its way adapts when it has arrived`() {
    stage.device.screen = .pad
    let delegate = CompactStyle(stage.recorder)
    delegate.style = .fullScreen
    stage.run {
      sheet.presentationController?.delegate = delegate
      root.present(sheet, animated: true)
    }
    stage.clock.turn()
    stage.device.screen = .phone
    #expect(!stage.take().contains("fullScreen"))
    stage.clock.drain()
    #expect(
      stage.take().hasSuffix("present in fullScreen\nA.willDisappear(false)\nA.didDisappear(false)")
    )
    #expect(seen == "M as fullScreen")
  }

  /// Choice present.adapts-controller: A controller that takes another's place appears without
  ///   animation after that one has disappeared, and is the `presentedViewController` from then on.
  @Test func `What is wrapped for a compact width is unwrapped where there is room again`() {
    let delegate = NoStyle(stage.recorder)
    delegate.replacement = {
      UINavigationController(rootViewController: $0.presentedViewController)
    }
    present(.popover, delegate)
    _ = stage.take()
    stage.device.screen = .pad
    stage.clock.drain()
    #expect(
      stage.take() == """
        present in none, with coordinator
        M.willDisappear(false)
        M.didDisappear(false)
        M.willAppear(false)
        M.isAppearing(false)
        M.didAppear(false)
        """
    )
    #expect(sheet.parent == nil)
    #expect(root.presentedViewController === sheet)
    #expect(seen == "M as popover, can be dragged away")
    stage.device.screen = .phone
    stage.clock.drain()
    #expect(sheet.navigationController === root.presentedViewController)
    #expect(sheet.view.window === stage.window)
    stage.run { root.dismiss(animated: false) }
    stage.clock.drain()
    #expect(stage.take().hasSuffix("M.willDisappear(false)\nM.didDisappear(false)"))
    #expect(stage.log == [])
  }

  @Test func `What is presented on top stays there when the lower one is wrapped`() {
    stage.device.screen = .pad
    let delegate = NoStyle(stage.recorder)
    delegate.replacement = {
      UINavigationController(rootViewController: $0.presentedViewController)
    }
    present(.popover, delegate)
    let top = stage.screen("T")
    stage.run { sheet.present(top, animated: false) }
    stage.clock.drain()
    stage.device.screen = .phone
    stage.clock.drain()
    #expect(top.presentingViewController === root.presentedViewController)
    #expect(seen == "T as formSheet, can be dragged away")
    stage.run { root.dismiss(animated: false) }
    stage.clock.drain()
    #expect(root.presentedViewController == nil)
    #expect(stage.log == [])
  }
}
