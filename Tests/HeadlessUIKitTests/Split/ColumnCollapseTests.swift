import CompactTesting
import HeadlessUIKit
import Testing

// From Apple's documentation of UISplitViewController and of the methods of its delegate.
struct ColumnCollapseTests: StageSuite {
  let stage = Stage()

  /// Presents a container on a phone, half of the way.
  private func present(_ split: UISplitViewController) {
    let root = stage.show("R")
    split.modalPresentationStyle = .fullScreen
    stage.run { root.present(split, animated: true) }
    stage.clock.turn()
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A top column without a controller is not taken") {
      let (split, delegate) = stage.columns("AB")
      delegate.topColumn = .supplementary
      stage.show(split)
      expectEqual(stage.visibleColumns, "‹ B")
    }

    test("The delegate is told when the container has collapsed, and when it has expanded") {
      let (split, delegate) = stage.columns("AB")
      var states: [Bool] = []
      delegate.onAdapted = { states.append($0.isCollapsed) }
      stage.show(split)
      stage.resize(.wide)
      expectEqual(states, [true, false])
    }

    test("What was chosen before the collapse is not proposed for the expanded interface") {
      let (split, _) = stage.showColumns(on: .wide, "AB")
      stage.runToEnd { split.hide(.primary) }
      // Still wider than high: turning the screen makes the choice forgotten by itself.
      stage.device.screen.size = .init(width: 600, height: 400)
      stage.settle()
      stage.resize(.wide)
      expectTrue(stage.take().hasPrefix("expandedMode(oneBesideSecondary)\ndidExpand"))
      expectEqual(stage.visibleColumns, "A | B")
    }

    test("The back button of the outer stack is that of the column on top of it") {
      let (split, _) = stage.columns("AB")
      stage.show(split)
      let outer = try require(split.viewController(for: .primary)?.navigationController)
      let top = try require(split.viewController(for: .secondary))
      expectSame(outer.topViewController, top.navigationController)
      var taps = 0
      top.navigationItem.backAction = UIAction { _ in taps += 1 }
      try stage.input.tapBack(in: outer)
      expectEqual(taps, 1)
      top.navigationItem.hidesBackButton = true
      expectRejection { try stage.input.tapBack(in: outer) }
      expectTrue(stage.visibleColumns.hasSuffix("B"))
    }

    test("A column that is replaced in the stack stays a column") {
      let (split, _) = stage.columns("AB")
      stage.show(split)
      let screen = stage.screen("C")
      stage.runToEnd {
        split.setViewController(screen, for: .secondary)
        split.show(.secondary)
      }
      expectEqual(stage.visibleColumns, "‹ C")
      expectSame(split.viewController(for: .secondary), screen)
      stage.resize(.wide)
      expectEqual(stage.visibleColumns, "A | C")
    }

    test("So does one that is replaced while the stack is in a transition") {
      let (split, _) = stage.columns("AB")
      stage.show(split)
      let screen = stage.screen("C")
      let stack = split.viewController(for: .primary)?.navigationController
      stack?.pushViewController(stage.screen("X"), animated: true)
      stage.clock.turn()
      stage.runToEnd { split.setViewController(screen, for: .secondary) }
      expectSame(split.viewController(for: .secondary), screen)
      stage.resize(.wide)
      expectTrue(stage.visibleColumns.hasSuffix("C"))
    }

    test("Under the compact column the others stay as they are") {
      let (split, _) = stage.columns("AB")
      split.setViewController(stage.screen("K"), for: .compact)
      stage.show(split)
      let secondary = split.viewController(for: .secondary)?.navigationController
      expectSame(secondary?.parent, split)
      stage.runToEnd { split.show(.secondary) }
      expectEqual(stage.visibleColumns, "K")
      expectSame(secondary?.parent, split)
    }

    test("A column is pushed with animation") {
      let (split, delegate) = stage.columns("AB")
      delegate.topColumn = .primary
      stage.show(split)
      stage.runToEnd { split.show(.secondary) }
      expectTrue(stage.take().contains("B.willAppear(true)"))
    }

    test("Showing a screen while collapsed presents it") {
      let (split, _) = stage.showColumns(on: .phone, "AB")
      let shown = stage.screen("S")
      stage.runToEnd { split.show(shown, sender: nil) }
      expectSame(split.presentedViewController, shown)
      expectTrue(split.viewController(for: .primary) !== shown)
    }

    test("The column on top appears with the animation that brings the container") {
      let (split, _) = stage.columns("AB")
      present(split)
      let calls = stage.take()
      expectTrue(calls.contains("B.willAppear(true)\nB.isAppearing(true)"))
      expectFalse(calls.contains("didAppear"))
      stage.clock.drain()
      expectTrue(stage.take().contains("B.didAppear(true)"))
    }

    test("A column that is replaced on the way appears with the container") {
      stage.device.screen = .wide
      let (split, _) = stage.columns("AB")
      present(split)
      split.setViewController(stage.screen("C"), for: .secondary)
      stage.clock.advance(by: .milliseconds(100))
      let calls = stage.take()
      expectTrue(calls.contains("C.willAppear("))
      expectFalse(calls.contains("C.didAppear("))
      stage.clock.drain()
      expectTrue(stage.take().contains("C.didAppear("))
    }

    test("A screen that is replaced while nobody sees it is freed") {
      let (split, _) = stage.showClassic(on: .wide, stage.navigation("A"), stage.screen("B"))
      weak var secondary: UIViewController?
      secondary = split.viewControllers.last
      stage.runToEnd { stage.window.rootViewController = UIViewController() }
      split.showDetailViewController(stage.screen("C"), sender: nil)
      expectNil(secondary)
    }

    test("A pop that waits for the stack does not make the secondary disappear beside it") {
      let (split, delegate) = stage.columns("AB")
      delegate.topColumn = .primary
      stage.show(split)
      stage.runToEnd {
        split.show(.secondary)
        stage.clock.turn()
        let stack = split.viewController(for: .primary)?.navigationController
        stack?.popViewController(animated: false)
        stage.device.screen = .wide
      }
      expectEqual(stage.visibleColumns, "A | B")
      expectEqual(stage.recorder.takeEnds(), "A didAppear, B didAppear")
    }

    test("A column that is the top for a moment in a collapse disappears") {
      let (split, _) = stage.showColumns(on: .wide, "ABC")
      let primary = try require(split.viewController(for: .primary) as? RecordedScreen)
      stage.window.isHidden = true
      primary.onDidDisappear = { [weak primary] in
        primary?.onDidDisappear = nil
        primary?.navigationController?.popViewController(animated: false)
      }
      stage.runToEnd {
        stage.window.isHidden = false
        stage.device.screen = .phone
        split.show(.primary)
      }
      expectEqual(stage.visibleColumns, "A")
      expectEqual(stage.recorder.takeEnds(), "A didAppear, B didDisappear, C didDisappear")
    }

    test("A column that is replaced during a presentation stands beside the others afterwards") {
      let (split, _) = stage.showColumns(on: .phone, "ABC")
      stage.runToEnd {
        split.present(stage.screen("M"), animated: true)
        stage.device.screen = .wide
        split.setViewController(stage.screen("D"), for: .supplementary)
        stage.clock.drain()
        split.dismiss(animated: false)
      }
      expectEqual(stage.visibleColumns, "A | D | C")
      expectEqual(stage.recorder.takeEnds(), "A didAppear, D didAppear, M didDisappear")
    }

    test("The secondary appears beside a primary that has taken the place of the stack") {
      let (split, _) = stage.showColumns(on: .phone, "AB")
      stage.runToEnd {
        split.show(.primary)
        split.setViewController(stage.screen("C"), for: .primary)
        stage.device.screen = .wide
      }
      expectEqual(stage.visibleColumns, "C | B")
      expectEqual(stage.recorder.takeEnds(), "C didAppear")
    }

    test("A column on its way in stands beside the others when the stack is replaced") {
      let (split, _) = stage.showColumns(on: .phone, "ABC")
      stage.runToEnd {
        split.hide(.secondary)
        stage.clock.turn()
        split.setViewController(stage.screen("D"), for: .primary)
        stage.device.screen = .wide
      }
      expectEqual(stage.visibleColumns, "D | B | C")
      expectEqual(stage.recorder.takeEnds(), "B didAppear, C didAppear, D didAppear")
    }

    test("A column disappears whose stack is replaced while the container leaves") {
      let (split, _) = stage.showColumns(on: .phone, "AB")
      stage.runToEnd {
        let tabs = UITabBarController()
        stage.window.rootViewController = nil
        tabs.viewControllers = [split, stage.screen("T")]
        stage.window.rootViewController = tabs
        stage.clock.drain()
        tabs.selectedIndex = 1
        split.setViewController(stage.screen("C"), for: .primary)
      }
      expectEqual(stage.recorder.takeEnds(), "B didDisappear, T didAppear")
    }

    test("A column stays one when the stack below it is replaced, also if that is kept") {
      for isPushing in [false, true] {
        let stage = Stage()
        let (split, _) = stage.showColumns(on: .phone, "AB")
        let stack = split.viewController(for: .primary)?.navigationController
        let secondary = split.viewController(for: .secondary)?.navigationController
        stage.runToEnd {
          if isPushing {
            stack?.pushViewController(stage.screen("X"), animated: true)
            stage.clock.turn()
          }
          split.setViewController(stage.screen("C"), for: .primary)
          split.show(.primary)
        }
        expectEqual(stage.visibleColumns, "C")
        expectEqual(
          stage.recorder.takeEnds(),
          "B didDisappear, C didAppear" + (isPushing ? ", X didDisappear" : ""))
        expectNil(secondary?.parent)
        stage.runToEnd { split.show(.secondary) }
        expectEqual(stage.visibleColumns, "‹ B")
        stage.resize(.wide)
        expectEqual(stage.visibleColumns, "C | B")
        withExtendedLifetime(stack) {}
      }
    }
  }
}
