import CompactTesting
import HeadlessUIKit
import Testing

/// Presentations by screens that leave their stack, or whose tab is hidden.
struct DetachedPresenterTests: StageSuite {
  let stage = Stage()

  /// Pops B from A and lets it present M meanwhile.
  private func presentFromPopped(
    _ style: UIModalPresentationStyle, animated: Bool
  ) -> RecordedScreen {
    let navigation = stage.showStack("AB")
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
      stage.settle()
      stage.window.isHidden = true
      expectEqual(stage.recorder.takeEnds(), "A didDisappear, M didDisappear")
      stage.device.screen = .pad
      stage.runToEnd { stage.window.isHidden = false }
      expectEqual(stage.recorder.takeEnds(), "A didAppear, M didAppear")
      expectEqual(sheet.view.frame.size, stage.device.screen.size)
      expectSame(sheet.presentingViewController, presenter)
    }

    for animated in [false, true] {
      test("A popped screen does not come back with a dismissal, animated: \(animated)") {
        let sheet = presentFromPopped(.fullScreen, animated: animated)
        let presenter = sheet.presentingViewController
        stage.clock.drain()
        stage.runToEnd { sheet.dismiss(animated: true) }
        expectEqual(stage.recorder.takeEnds(), "A didAppear, B didDisappear, M didDisappear")
        expectNil(presenter?.view.window)
      }
    }

    for isMoved in [false, true] {
      test("A covered child that \(isMoved ? "moves to" : "leaves") a parent does not come back") {
        let screens = stage.screens("ABC")
        let (outer, other, inner) = (screens[0], screens[1], screens[2])
        let cover = stage.screen("M")
        inner.definesPresentationContext = true
        cover.modalPresentationStyle = .currentContext
        stage.show(outer)
        stage.runToEnd {
          for child in [other, inner] {
            outer.addChild(child)
            outer.view.addSubview(child.view)
            child.didMove(toParent: outer)
          }
          inner.present(cover, animated: false)
        }
        stage.runToEnd {
          inner.willMove(toParent: nil)
          inner.removeFromParent()
          guard isMoved else { return }
          other.addChild(inner)
          other.view.addSubview(inner.view)
          inner.didMove(toParent: other)
        }
        stage.runToEnd { cover.dismiss(animated: false) }
        expectTrue(inner.view.superview === (isMoved ? other.view : nil))
      }
    }

    test("A covered screen does not appear with its tab, but with the dismissal") {
      let screens = stage.screens("AC")
      let sheet = stage.screen("M")
      sheet.modalPresentationStyle = .currentContext
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: screens[0]), screens[1]]
      stage.show(tabs)
      screens[0].definesPresentationContext = true
      screens[0].present(sheet, animated: false)
      stage.clock.drain()
      tabs.selectedIndex = 1
      stage.clock.drain()
      tabs.selectedIndex = 0
      stage.clock.drain()
      expectTrue(stage.recorder.takeEnds().hasPrefix("A didDisappear, C didDisappear"))
      stage.runToEnd { sheet.dismiss(animated: false) }
      expectEqual(stage.recorder.takeEnds(), "A didAppear, M didDisappear")
    }
  }
}
