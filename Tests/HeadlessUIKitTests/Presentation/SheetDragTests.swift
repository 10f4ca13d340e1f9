import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

/// See Apple's "Disabling the pull-down gesture for a sheet".
struct SheetDragTests: StageSuite {
  let stage = Stage()
  let root: RecordedScreen
  let sheet: RecordedScreen
  let delegate: SheetRecorder

  init() {
    root = stage.screen("A")
    sheet = stage.screen("M")
    delegate = SheetRecorder(stage.recorder)
    stage.show(root)
    stage.run {
      sheet.presentationController?.delegate = delegate
      root.present(sheet, animated: false)
    }
    stage.settle()
  }

  /// Presents another sheet, which nobody else keeps, in place of the first one.
  private func presentOther(isModal: Bool = false) -> RecordedScreen {
    stage.runToEnd { root.dismiss(animated: false) }
    let other = stage.screen("N")
    other.isModalInPresentation = isModal
    stage.runToEnd {
      other.presentationController?.delegate = delegate
      root.present(other, animated: false)
    }
    return other
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    /// Fact sheet.order: Dragging a sheet away: `ShouldDismiss`, `WillDismiss`, `viewWillDisappear`,
    ///   and after the release `viewDidDisappear` and `DidDismiss`.
    ///
    /// Source: `UIAdaptivePresentationControllerDelegate.presentationControllerDidDismiss(_:)`;
    ///   `UIAdaptivePresentationControllerDelegate.presentationControllerWillDismiss(_:)`
    test("Dragging a sheet away asks, announces, and tells after viewDidDisappear") {
      sheet.recordsFlags = true
      try stage.input.beginSheetDrag(of: sheet)
      stage.expectCalls("shouldDismiss\nwillDismiss\nM.willDisappear(true) dismissed")
      expectEqual(sheet.transitionCoordinator?.isInteractive, true)
      stage.input.moveGesture(to: 0.5)
      stage.input.finishGesture()
      stage.clock.advance(by: .milliseconds(249))
      stage.expectCalls("")
      stage.clock.advance(by: .milliseconds(1))
      stage.expectCalls("M.didDisappear(true) dismissed\ndidDismiss(M)")
      expectNil(root.presentedViewController)
    }

    /// Fact sheet.cancelled: A sheet that is let go early appears again, without a further call of
    ///   the delegate.
    ///
    /// Source: `UIAdaptivePresentationControllerDelegate.presentationControllerShouldDismiss(_:)`
    test("Letting a sheet go early brings it back, without a further call") {
      try stage.input.beginSheetDrag(of: sheet)
      _ = stage.take()
      stage.input.moveGesture(to: 0.3)
      stage.input.cancelGesture()
      stage.expectAtRest("M.willAppear(true)\nM.isAppearing(true)\nM.didAppear(true)")
      expectSame(root.presentedViewController, sheet)
      try stage.input.beginSheetDrag(of: sheet)
      stage.input.finishGesture()
      stage.clock.drain()
      expectTrue(stage.take().hasSuffix("didDismiss(M)"))
    }

    /// Fact sheet.rejected: If `ShouldDismiss` says no, `DidAttemptToDismiss` comes at the release and
    ///   nothing else.
    ///
    /// Source:
    ///   `UIAdaptivePresentationControllerDelegate.presentationControllerDidAttemptToDismiss(_:)`
    test("A sheet that may not be dismissed tells of the attempt at the release") {
      delegate.allowsDismissal = false
      try stage.input.beginSheetDrag(of: sheet)
      stage.expectCalls("shouldDismiss")
      stage.input.finishGesture()
      stage.expectAtRest("didAttemptToDismiss")
      expectSame(root.presentedViewController, sheet)
    }

    /// Fact sheet.modal: The same holds for `isModalInPresentation`.
    ///
    /// Source:
    ///   `UIAdaptivePresentationControllerDelegate.presentationControllerDidAttemptToDismiss(_:)`
    test("A modal sheet is not dragged away") {
      sheet.isModalInPresentation = true
      try stage.input.beginSheetDrag(of: sheet)
      stage.input.finishGesture()
      stage.expectCalls("didAttemptToDismiss")
    }

    // UIKit's header: the presentation "hosting the view controller" becomes modal.
    test("A screen inside a presented stack makes the sheet modal") {
      stage.runToEnd { root.dismiss(animated: false) }
      let inner = stage.navigation("X")
      inner.topViewController?.isModalInPresentation = true
      inner.presentationController?.delegate = delegate
      root.present(inner, animated: false)
      stage.settle()
      try stage.input.beginSheetDrag(of: inner)
      stage.input.finishGesture()
      stage.expectCalls("didAttemptToDismiss")
    }

    /// Fact sheet.by-code: `WillDismiss` and `DidDismiss` are not called for a dismissal by code.
    ///
    /// Source: `UIAdaptivePresentationControllerDelegate.presentationControllerDidDismiss(_:)`;
    ///   `UIAdaptivePresentationControllerDelegate.presentationControllerWillDismiss(_:)`
    test("Code that dismisses tells the delegate nothing") {
      root.dismiss(animated: true)
      stage.expectAtRest("M.willDisappear(true)\nM.didDisappear(true)")
    }

    test("A sheet that was dragged away is freed") {
      weak let freed = presentOther()
      try stage.input.beginSheetDrag(of: try require(freed))
      stage.input.finishGesture()
      stage.clock.drain()
      expectNil(freed)
    }

    test("A full screen cannot be dragged") {
      let cover = stage.screen("N")
      cover.modalPresentationStyle = .fullScreen
      stage.runToEnd { sheet.present(cover, animated: false) }
      expectRejection("it is not a sheet") { try stage.input.beginSheetDrag(of: cover) }
      expectRejection { try stage.input.beginSheetDrag(of: sheet) }
    }

    test("A rejected drag of a sheet that goes meanwhile is no attempt") {
      weak let freed = presentOther(isModal: true)
      try stage.input.beginSheetDrag(of: try require(freed))
      root.dismiss(animated: false)
      stage.settle()
      stage.input.finishGesture()
      stage.expectCalls("")
      expectNil(freed)
    }

    test("A drag to no number stays where it is") {
      try stage.input.beginSheetDrag(of: sheet)
      stage.input.moveGesture(to: 0.5)
      stage.input.moveGesture(to: .nan)
      stage.input.finishGesture()
      stage.clock.advance(by: .milliseconds(250))
      expectNil(root.presentedViewController)
    }
  }
}
