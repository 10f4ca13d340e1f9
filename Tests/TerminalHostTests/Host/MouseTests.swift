import CompactTesting
import Foundation
import HeadlessUIKit
import TerminalHost
import Testing

struct MouseTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A click does what Enter does, wherever it hits the thing") {
      var log: [String] = []
      let toggle = UISwitch()
      toggle.accessibilityLabel = "Notify me"
      let segments = UISegmentedControl(items: ["All", "Unread"])
      let form = StackScreen("Form", [button("OK") { log.append("OK") }, toggle, segments])
      form.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Help") { _ in log.append("Help") })
      let tabs = UITabBarController()
      let desk = Desk().show {
        tabs.viewControllers = [
          UINavigationController(rootViewController: form), StackScreen("Two", []),
        ]
        return tabs
      }
      desk.click("[ OK ]", column: 5)
      desk.click("[ Help ]")
      desk.click("Notify")
      desk.click("Unread", column: 5)
      expectEqual(log, ["OK", "Help"])
      expectTrue(toggle.isOn)
      expectEqual(segments.selectedSegmentIndex, 1)
      expectTrue(desk.screen.contains("› (•) Unread"))
      desk.click("2 Two")
      expectEqual(tabs.selectedIndex, 1)
    }

    test("A click on nothing, on text and on what is disabled does nothing") {
      var count = 0
      let disabled = button("No") { count += 1 }
      disabled.isEnabled = false
      let desk = Desk().show {
        StackScreen("Form", [label("A text"), button("OK") { count += 1 }, disabled])
      }
      let before = desk.screen
      desk.click("A text")
      desk.click("[ No ]")
      desk.click("[ OK ]", column: 6)
      desk.click("quit")
      desk.mouse("press", 59, 15)
      desk.mouse("release", 500, 500)
      expectEqual(count, 0)
      expectEqual(desk.screen, before)
    }

    test("Only letting go over the thing that was pressed activates it") {
      var log: [String] = []
      let desk = Desk().show {
        StackScreen(
          nil, [button("One") { log.append("One") }, button("Two") { log.append("Two") }])
      }
      desk.mouse("release", 4, 1)
      desk.drag((4, 1), (4, 2))
      desk.mouse("right press", 4, 1)
      desk.mouse("release", 4, 1)
      expectEqual(log, [])
      desk.drag((4, 2), (5, 2))
      expectEqual(log, ["Two"])
    }

    test("A click on a row of a scrolled list chooses that row") {
      var chosen: [Int] = []
      let list = ListScreen("Library", rows: (0..<100).map { "Row \($0)" })
      list.onSelect = { chosen.append($0.row) }
      let desk = Desk(size: GridSize(columns: 40, rows: 12)).show {
        UINavigationController(rootViewController: list)
      }
      desk.press("end")
      desk.click("Row 95", column: 20)
      expectEqual(chosen, [95])
      expectTrue(desk.screen.contains("› Row 95"))
    }

    test("A drag to the side on a row is no click") {
      var chosen: [Int] = []
      let list = ListScreen("Library", rows: ["First", "Second"])
      list.onSelect = { chosen.append($0.row) }
      let desk = Desk().show { list }
      for column in [25, 42] {
        desk.drag((40, 1), (column, 1))
      }
      expectEqual(chosen, [1])
    }

    test("The wheel scrolls by three rows and leaves the focus") {
      let list = ListScreen("Library", rows: (0..<30).map { "Row \($0)" })
      let desk = Desk(size: GridSize(columns: 40, rows: 12)).show { list }
      desk.mouse("down", 10, 5)
      expectTrue(desk.screen.hasPrefix("  Row 3"))
      for _ in 0..<20 { desk.mouse("down", 10, 5) }
      expectTrue(desk.screen.contains("Row 29"))
      expectTrue(desk.screen.hasPrefix("  Row 19"))
      desk.mouse("up", 10, 5)
      expectTrue(desk.screen.hasPrefix("  Row 16"))
      for _ in 0..<20 { desk.mouse("up", 10, 5) }
      expectTrue(desk.screen.hasPrefix("› Row 0"))
    }

    test("A click on a scroll mark pages") {
      let list = ListScreen("Library", rows: (0..<30).map { "Row \($0)" })
      let desk = Desk(size: GridSize(columns: 40, rows: 12)).show { list }
      desk.click("↓")
      expectTrue(desk.screen.hasPrefix("  Row 10"))
      desk.click("↑")
      expectTrue(desk.screen.hasPrefix("› Row 0"))
    }

    // MARK: Drags

    test("A drag from the left edge past the middle swipes back") {
      let desk = Desk()
      let navigation = article(on: desk)
      desk.mouse("press", 0, 5)
      desk.mouse("drag", 20, 5)
      expectEqual(navigation.transitionCoordinator?.isInteractive, true)
      expectEqual(
        navigation.transitionCoordinator.map { Int(($0.percentComplete * 60).rounded()) }, 20)
      desk.mouse("drag", 45, 6)
      desk.mouse("release", 45, 6)
      expectEqual(navigation.viewControllers.count, 1)
      expectTrue(desk.screen.contains("› [ Open ]"))
    }

    test("A drag that is let go before the middle, or ended by a key, changes nothing") {
      let desk = Desk()
      let navigation = article(on: desk)
      let before = desk.screen
      desk.drag((1, 5), (50, 5), (28, 5))
      expectEqual(navigation.viewControllers.count, 2)
      expectEqual(desk.screen, before)
      desk.mouse("press", 1, 5)
      desk.mouse("drag", 50, 5)
      desk.press("esc")
      expectEqual(navigation.viewControllers.count, 2)
      desk.mouse("drag", 59, 5)
      desk.mouse("release", 59, 5)
      expectEqual(desk.screen, before)
    }

    test("A drag out of the window and a release that never comes are harmless") {
      let desk = Desk()
      let navigation = article(on: desk)
      desk.mouse("press", 0, 5)
      desk.mouse("drag", 20, 5)
      desk.mouse("press", 5, 5)
      expectNil(navigation.transitionCoordinator)
      expectEqual(navigation.viewControllers.count, 2)
      desk.drag((0, 5), (9000, 9000))
      expectEqual(navigation.viewControllers.count, 1)
      desk.drag((0, 5), (50, 5))
      expectEqual(navigation.viewControllers.count, 1)
    }

    test("What the app changes during a drag ends it") {
      let desk = Desk()
      let navigation = article(on: desk)
      desk.mouse("press", 0, 5)
      desk.mouse("drag", 20, 5)
      let next = UINavigationController(rootViewController: StackScreen("Other", [button("OK")]))
      desk.run { desk.window.rootViewController = next }
      desk.mouse("drag", 50, 5)
      desk.mouse("release", 50, 5)
      expectTrue(desk.screen.contains("Other"))
      desk.run { next.pushViewController(StackScreen("More", []), animated: true) }
      desk.drag((0, 5), (50, 5))
      expectEqual(next.viewControllers.count, 1)
      expectTrue(navigation.viewControllers.count <= 2)
    }

    test("A sheet is dragged down by its upper border or its title bar") {
      for text in ["┌", "Draft"] {
        let desk = Desk().show { StackScreen("Root", [button("Behind")]) }
        let sheet = UINavigationController(
          rootViewController: StackScreen("Draft", [label("A sheet")]))
        desk.run { desk.window.rootViewController?.present(sheet, animated: true) }
        let top = desk.place(of: text)
        desk.drag((top.column + 4, top.row), (top.column + 4, top.row + 3))
        expectTrue(desk.screen.contains("A sheet"))
        desk.mouse("press", top.column + 4, top.row)
        desk.mouse("drag", top.column + 4, top.row + 3)
        desk.mouse("release", top.column + 4, top.row + 12)
        expectFalse(desk.screen.contains("A sheet"))
      }
    }

    test("A sheet's grabber is dragged or clicked to change the detent") {
      let desk = Desk(size: GridSize(columns: 60, rows: 21)).show { StackScreen("Root", []) }
      let sheet = StackScreen("Sheet", [label("A sheet")])
      let manager = sheet.sheetPresentationController
      let delegate = DetentRecorder()
      manager?.delegate = delegate
      manager?.detents = [.medium(), .large()]
      manager?.prefersGrabberVisible = true
      desk.present(sheet)
      @MainActor func drag(columns: Int = 0, rows: Int) {
        let place = desk.place(of: "━━━━")
        desk.drag((place.column + columns, place.row), (place.column + columns, place.row + rows))
      }
      drag(columns: -9, rows: 0)
      expectEqual(delegate.heights, [])
      drag(columns: -9, rows: -2)
      expectEqual(delegate.heights, [.large])
      drag(rows: -1)
      expectEqual(delegate.heights, [.large])
      desk.click("━━━━", column: 3)
      desk.click("━━━━")
      expectEqual(delegate.heights, [.large, .medium, .large])
      drag(rows: 2)
      expectEqual(delegate.heights, [.large, .medium, .large, .medium])
      drag(rows: 2)
      expectTrue(desk.screen.contains("A sheet"))
      drag(rows: -2)
      expectEqual(delegate.heights, [.large, .medium, .large, .medium, .large])
      sheet.isModalInPresentation = true
      drag(rows: 15)
      expectTrue(desk.screen.contains("A sheet"))
      sheet.isModalInPresentation = false
      drag(rows: 15)
      expectFalse(desk.screen.contains("A sheet"))
    }

    // MARK: Outside

    test("A click on what a sheet or an alert dims does nothing") {
      var count = 0
      let desk = Desk(size: GridSize(columns: 80, rows: 24)).show {
        StackScreen(nil, [button("Behind") { count += 1 }])
      }
      let root = desk.window.rootViewController
      let sheet = StackScreen("Sheet", [button("OK")])
      sheet.modalPresentationStyle = .formSheet
      desk.run { root?.present(sheet, animated: true) }
      desk.click("[ Behind ]")
      expectTrue(desk.screen.contains("[ OK ]"))
      let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in count += 10 })
      desk.run { sheet.present(alert, animated: true) }
      desk.click("[ Behind ]")
      expectTrue(desk.screen.contains("Really?"))
      expectEqual(count, 0)
      desk.click("[ No ]")
      expectEqual(count, 10)
    }

    test("A click outside dismisses a popover, unless it insists on staying") {
      let desk = Desk(size: GridSize(columns: 80, rows: 24), on: .pad).show {
        StackScreen(nil, [button("Behind")])
      }
      let popover = StackScreen(nil, [label("A popover")])
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.sourceView = desk.window.rootViewController?.view
      popover.isModalInPresentation = true
      desk.run { desk.window.rootViewController?.present(popover, animated: true) }
      desk.click("[ Behind ]")
      expectTrue(desk.screen.contains("A popover"))
      popover.isModalInPresentation = false
      desk.click("A popover")
      expectTrue(desk.screen.contains("A popover"))
      desk.click("[ Behind ]")
      expectFalse(desk.screen.contains("A popover"))
    }

    test("A click outside cancels an action sheet") {
      var log: [String] = []
      let desk = Desk().show { StackScreen(nil, [button("Behind")]) }
      let sheet = UIAlertController(title: "What?", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { _ in log.append("gone") })
      sheet.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in log.append("kept") })
      sheet.popoverPresentationController?.sourceView = desk.window.rootViewController?.view
      desk.run { desk.window.rootViewController?.present(sheet, animated: true) }
      desk.drag((0, 0))
      expectEqual(log, ["kept"])
      expectFalse(desk.screen.contains("What?"))
    }
  }

  private func article(on desk: Desk) -> UINavigationController {
    let navigation = UINavigationController(
      rootViewController: StackScreen("Library", [button("Open")]))
    desk.show { navigation }
    desk.run {
      navigation.pushViewController(StackScreen("Article", [label("Text")]), animated: true)
    }
    return navigation
  }
}

private final class DetentRecorder: NSObject, UISheetPresentationControllerDelegate {
  var heights: [UISheetPresentationController.Detent.Identifier?] = []

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { heights.append(sheetPresentationController.selectedDetentIdentifier) }
}
