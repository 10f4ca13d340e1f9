import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct PresentTests: TableSuite {
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
    /// Fact present.links: When `present` returns, both controllers know each other.
    ///
    /// Source: `UIViewController.presentedViewController`;
    ///   `UIViewController.presentingViewController`; [XCoordinator]
    ///
    /// Fact present.order: A full screen: the presenter's `viewWillDisappear`, the new one's
    ///   `viewWillAppear` and `viewIsAppearing`, and at the end its `viewDidAppear`, the presenter's
    ///   `viewDidDisappear`, the completion.
    ///
    /// Source: [traces]; `UIViewController.present(_:animated:completion:)`
    ///
    /// Fact present.removes: The presenter's view leaves the window when a full screen presentation
    ///   has ended.
    ///
    /// Source: `UIModalPresentationStyle.fullScreen`
    test("A full screen presentation calls in UIKit's order") {
      let cover = cover(.fullScreen)
      stage.run { root.present(cover, animated: true) { stage.recorder.note("completion") } }
      expectSame(root.presentedViewController, cover)
      expectSame(cover.presentingViewController, root)
      expectNotNil(root.transitionCoordinator)
      stage.expectCalls("M.loadView\nM.didLoad")

      stage.clock.turn()
      stage.expectCalls(
        """
        A.willDisappear(true)
        M.willAppear(true)
        M.isAppearing(true)
        """)
      expectNotNil(root.view.window)
      stage.clock.advance(by: .milliseconds(499))
      stage.expectCalls("")
      stage.clock.advance(by: .milliseconds(1))
      stage.expectCalls(
        """
        M.didAppear(true)
        A.didDisappear(true)
        completion
        """)
      expectNil(root.view.window)
      expectNil(root.transitionCoordinator)
      expectTrue(stage.clock.isIdle)
    }

    /// Fact present.hidden-window: `present` needs a view in a window, which may be hidden; both
    ///   controllers know each other at once.
    ///
    /// Source: [published tests]
    test("A presentation in a hidden window is made, and appears with the window") {
      stage.run {
        stage.window.isHidden = true
        stage.settle()
        root.present(cover(.fullScreen), animated: true) { stage.recorder.note("completion") }
      }
      let presented = root.presentedViewController
      expectEqual(names(presented.map { [$0] }), "M")
      stage.expectAtRest("M.loadView\nM.didLoad\ncompletion")
      expectEqual(stage.log, [])
      expectSame(presented?.viewIfLoaded?.window, stage.window)
      stage.run { stage.window.isHidden = false }
      stage.expectAtRest("M.willAppear(false)\nM.isAppearing(false)\nM.didAppear(false)")
    }

    /// Fact present.who: A child's presentation comes from the outermost container, which is the
    ///   `presentingViewController`; the child still finds it in `presentedViewController`.
    ///
    /// Source: `UIViewController.presentedViewController`;
    ///   `UIPresentationController.presentingViewController`
    test("A child's presentation comes from the outermost container") {
      let navigation = stage.showStack("N")
      let child = try require(navigation.topViewController)
      let sheet = stage.screen("M")
      stage.run { child.present(sheet, animated: false) }
      expectSame(sheet.presentingViewController, navigation)
      expectSame(child.presentedViewController, sheet)
      stage.clock.drain()
      stage.runToEnd { child.dismiss(animated: false) }
      expectNil(navigation.presentedViewController)
    }

    /// Fact present.contextOfStack: A navigation controller defines a presentation context by default, so
    ///   that what a screen in it presents for a context style covers the stack, and not what is around.
    ///
    /// Source: `UIViewController.definesPresentationContext`; lionheart/openradar-mirror#694
    test("A navigation controller in a tab presents over its own context") {
      let navigation = stage.navigation("N")
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      stage.show(tabs)
      expectTrue(navigation.definesPresentationContext)
      expectFalse(tabs.definesPresentationContext)
      let cover = cover(.currentContext)
      stage.runToEnd { navigation.topViewController?.present(cover, animated: false) }
      expectSame(cover.presentingViewController, navigation)
      expectNil(tabs.presentedViewController)
      expectSame(tabs.tabBar.window, stage.window)
    }

    /// Fact dismiss.container: When a presented container is dismissed, `isBeingDismissed` is true
    ///   for the container and not for what it contains, and nothing is moving from its parent.
    ///
    /// Source: `UIViewController.isBeingDismissed`; [XCoordinator]
    test("Of a dismissed stack only the container is being dismissed") {
      let inner = stage.navigation("")
      let child = stage.screen("N")
      child.recordsFlags = true
      child.recordsMoves = false
      stage.runToEnd {
        inner.viewControllers = [child]
        root.present(inner, animated: false)
      }
      var wholeIsDismissed = false
      child.onWillDisappear = { wholeIsDismissed = inner.isBeingDismissed }
      stage.runToEnd { root.dismiss(animated: true) }
      expectTrue(stage.take().hasSuffix("N.willDisappear(true)\nN.didDisappear(true)"))
      expectTrue(wholeIsDismissed)
    }

    /// Fact present.after-commit: The transition of `present` begins after the next commit, later
    ///   than a navigation requested in the same turn.
    ///
    /// Source: mixpanel/mixpanel-iphone#709; NSAntoine/Antoine#1
    test("A presentation begins after a push requested in the same turn") {
      let navigation = stage.showStack("N")
      stage.run {
        navigation.present(stage.screen("M"), animated: false)
        stage.clock.atNextTurn { stage.recorder.note("turn") }
      }
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

    /// Fact present.covers: In the current context a presentation covers the presenter as a full
    ///   screen does: its view leaves the window, and it gets the appearance callbacks.
    ///
    /// Source: `UIModalPresentationStyle.currentContext`; `UIModalPresentationStyle.fullScreen`
    test("A presentation in the current context covers the presenter") {
      root.definesPresentationContext = true
      stage.runToEnd { root.present(cover(.currentContext), animated: false) }
      expectNil(root.view.window)
      stage.runToEnd { root.dismiss(animated: false) }
      expectSame(root.view.window, stage.window)
      stage.expectCalls(
        """
        M.loadView
        M.didLoad
        A.willDisappear(false)
        M.willAppear(false)
        M.isAppearing(false)
        M.didAppear(false)
        A.didDisappear(false)
        M.willDisappear(false)
        A.willAppear(false)
        A.isAppearing(false)
        A.didAppear(false)
        M.didDisappear(false)
        """)
    }

    /// Choice present.of-child: A controller inside a presented container finds the container's
    ///   presentation controller.
    test("A child finds the presentation controller of the presented container") {
      let inner = stage.navigation("X")
      stage.run { root.present(inner, animated: false) }
      expectSame(inner.topViewController?.presentationController, inner.presentationController)
    }
  }

  /// Fact present.sheet: With sheets, popovers and the styles named "over" the presenter gets no
  ///   appearance callbacks.
  ///
  /// Source: software-mansion/react-native-screens#330; `UIModalPresentationStyle.overFullScreen`
  @Test(arguments: [
    UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext,
    .automatic, .popover, .custom,
  ])
  func `The presenter stays where the style does not cover it`(
    _ style: UIModalPresentationStyle
  ) {
    stage.runToEnd {
      root.present(cover(style), animated: false) { stage.recorder.note("presented") }
    }
    stage.run { root.dismiss(animated: false) { stage.recorder.note("dismissed") } }
    stage.expectAtRest(
      """
      M.loadView
      M.didLoad
      M.willAppear(false)
      M.isAppearing(false)
      M.didAppear(false)
      presented
      M.willDisappear(false)
      M.didDisappear(false)
      dismissed
      """)
  }

  /// Fact present.sheet-controller: Only page sheets and form sheets have a
  ///   `sheetPresentationController`.
  ///
  /// Source: `UIViewController.sheetPresentationController`
  @Test(arguments: [
    (UIModalPresentationStyle.pageSheet, true), (.formSheet, true), (.automatic, true),
    (.fullScreen, false), (.overFullScreen, false), (.custom, false), (.popover, false),
  ])
  func `Only sheets have a sheet's controller`(_ style: UIModalPresentationStyle, _ has: Bool) {
    expectEqual((cover(style).sheetPresentationController != nil), has)
  }
}
