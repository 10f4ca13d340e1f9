import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct PresentTests {
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

  // M [S1]; the links: P, 11 repositories read them right after the call.
  @Test func `A full screen presentation calls in UIKit's order`() {
    let cover = cover(.fullScreen)
    stage.run { root.present(cover, animated: true) { stage.recorder.note("completion") } }
    #expect(root.presentedViewController === cover)
    #expect(cover.presentingViewController === root)
    #expect(root.transitionCoordinator != nil)
    #expect(stage.take() == "M.loadView\nM.didLoad")

    stage.clock.turn()
    #expect(
      stage.take() == """
        A.willDisappear(true)
        M.willAppear(true)
        M.isAppearing(true)
        """
    )
    #expect(root.view.window != nil)
    stage.clock.advance(by: .milliseconds(499))
    #expect(stage.take() == "")
    stage.clock.advance(by: .milliseconds(1))
    #expect(
      stage.take() == """
        M.didAppear(true)
        A.didDisappear(true)
        completion
        """
    )
    #expect(root.view.window == nil)
    #expect(root.transitionCoordinator == nil)
    #expect(stage.clock.isIdle)
  }

  // M [S1].
  @Test func `The dismissal of a full screen calls in UIKit's order`() {
    let cover = cover(.fullScreen)
    stage.run { root.present(cover, animated: false) }
    stage.clock.drain()
    _ = stage.take()
    stage.run { root.dismiss(animated: true) { stage.recorder.note("completion") } }
    #expect(!cover.isBeingDismissed)
    #expect(stage.take() == "")

    stage.clock.turn()
    #expect(cover.isBeingDismissed)
    #expect(
      stage.take() == """
        M.willDisappear(true)
        A.willAppear(true)
        A.isAppearing(true)
        """
    )
    #expect(root.view.window != nil)
    stage.clock.drain()
    #expect(
      stage.take() == """
        A.didAppear(true)
        M.didDisappear(true)
        completion
        """
    )
    #expect(root.presentedViewController == nil)
    #expect(cover.presentingViewController == nil)
    #expect(!cover.isBeingDismissed)
  }

  // D, and react-native-screens 330: with sheets the presenter's callbacks do not come.
  @Test(arguments: [
    UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext,
    .automatic, .popover, .custom,
  ])
  func `The presenter stays where the style does not cover it`(
    _ style: UIModalPresentationStyle
  ) {
    stage.run { root.present(cover(style), animated: false) { stage.recorder.note("presented") } }
    stage.clock.drain()
    stage.run { root.dismiss(animated: false) { stage.recorder.note("dismissed") } }
    stage.clock.drain()
    #expect(
      stage.take() == """
        M.loadView
        M.didLoad
        M.willAppear(false)
        M.isAppearing(false)
        M.didAppear(false)
        presented
        M.willDisappear(false)
        M.didDisappear(false)
        dismissed
        """
    )
  }

  // D: formSheet since iOS 18.
  @Test func `The automatic style is that of a sheet`() {
    let sheet = stage.screen("M")
    stage.run { root.present(sheet, animated: false) }
    #expect(sheet.presentationController?.presentationStyle == .formSheet)
    #expect(sheet.sheetPresentationController != nil)
  }

  // D: the presenter is the outermost controller, which covers the screen.
  @Test func `A child's presentation comes from the outermost container`() throws {
    let navigation = stage.navigation("N")
    stage.show(navigation)
    let child = try #require(navigation.topViewController)
    let sheet = stage.screen("M")
    stage.run { child.present(sheet, animated: false) }
    #expect(sheet.presentingViewController === navigation)
    #expect(child.presentedViewController === sheet)
    stage.clock.drain()
    stage.run { child.dismiss(animated: false) }
    stage.clock.drain()
    #expect(navigation.presentedViewController == nil)
  }

  // D: for a context style the nearest that defines one.
  @Test func `A presentation over the context comes from who defines it`() throws {
    let navigation = stage.navigation("N")
    stage.show(navigation)
    let child = try #require(navigation.topViewController)
    child.definesPresentationContext = true
    let cover = cover(.overCurrentContext)
    stage.run { child.present(cover, animated: false) }
    stage.clock.drain()
    #expect(cover.presentingViewController === child)
    #expect(cover.view.window === stage.window)
  }

  // D: the same window of validity as for moves; M (react-native-true-sheet 265): not at the call.
  @Test func `A screen is being presented from the beginning to the end of the transition`() {
    let sheet = stage.screen("M")
    sheet.recordsFlags = true
    stage.run { root.present(sheet, animated: true) }
    #expect(!sheet.isBeingPresented)
    stage.clock.turn()
    #expect(sheet.isBeingPresented)
    stage.clock.drain()
    #expect(!sheet.isBeingPresented)
    stage.run { root.dismiss(animated: true) }
    stage.clock.drain()
    #expect(
      stage.take() == """
        M.loadView
        M.didLoad
        M.willAppear(true) presented
        M.isAppearing(true) presented
        M.didAppear(true) presented
        M.willDisappear(true) dismissed
        M.didDisappear(true) dismissed
        """
    )
  }

  // P: peers walk up the parents, because only the container is being dismissed.
  @Test func `Of a dismissed stack only the container is being dismissed`() {
    let inner = stage.navigation("")
    let child = stage.screen("N")
    child.recordsFlags = true
    child.recordsMoves = false
    stage.run {
      inner.viewControllers = [child]
      root.present(inner, animated: false)
    }
    stage.clock.drain()
    var wholeIsDismissed = false
    child.onWillDisappear = { wholeIsDismissed = inner.isBeingDismissed }
    stage.run { root.dismiss(animated: true) }
    stage.clock.drain()
    #expect(stage.take().hasSuffix("N.willDisappear(true)\nN.didDisappear(true)"))
    #expect(wholeIsDismissed)
  }

  // M (traces iOS 10 and 15): the block comes after the commit in which navigation begins.
  @Test func `A presentation begins after a push requested in the same turn`() throws {
    let navigation = stage.navigation("N")
    stage.show(navigation)
    stage.run {
      navigation.present(stage.screen("M"), animated: false)
      stage.clock.atNextTurn { stage.recorder.note("turn") }
    }
    stage.clock.turn()
    #expect(
      stage.take() == """
        M.loadView
        M.didLoad
        turn
        M.willAppear(false)
        M.isAppearing(false)
        M.didAppear(false)
        """
    )
  }

  @Test func `A dismissed screen is freed`() {
    weak var freed: RecordedScreen?
    stage.run {
      let sheet = stage.screen("M")
      freed = sheet
      _ = sheet.presentationController
      root.present(sheet, animated: true)
    }
    stage.clock.drain()
    #expect(freed != nil)
    stage.run { root.dismiss(animated: true) }
    stage.clock.drain()
    #expect(freed == nil)
  }

  @Test func `Presenting in the presenter's viewDidAppear after a dismissal works`() {
    let cover = cover(.fullScreen)
    stage.run { root.present(cover, animated: false) }
    stage.clock.drain()
    let next = self.cover(.fullScreen, "N")
    root.onDidAppear = { root.present(next, animated: false) }
    stage.run { root.dismiss(animated: false) }
    stage.clock.drain()
    #expect(stage.log == [])
    #expect(root.presentedViewController === next)
    #expect(next.view.window != nil)
  }

  @Test func `A popover is asked where it points to, and can be dragged away`() throws {
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
    #expect(popover.sheetPresentationController == nil)
    stage.run { root.present(popover, animated: false) }
    stage.clock.drain()
    try stage.input.beginSheetDrag(of: popover)
    stage.input.finishSheetDrag()
    stage.clock.drain()
    #expect(delegate.calls == ["prepare", "didDismiss"])
  }
}
