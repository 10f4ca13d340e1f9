import CompactTesting
import Foundation
import HeadlessUIKit
import TerminalHost
import Testing

struct ColumnScreenTests: TableSuite {
  private let wide = ScreenMetrics(size: CGSize(width: 1180, height: 820), idiom: .pad)
  private let upright = ScreenMetrics.phone

  private func desk(
    _ size: GridSize = GridSize(columns: 60, rows: 9), on screen: ScreenMetrics? = nil,
    select: @escaping (UISplitViewController, Int) -> Void = { _, _ in }
  ) -> Desk {
    let desk = Desk(size: size)
    desk.device.screen = screen ?? wide
    return desk.show { Self.library(select) }
  }

  private static func library(
    _ select: @escaping (UISplitViewController, Int) -> Void
  ) -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.displayModeButtonVisibility = .never
    let list = ListScreen("Library", rows: ["One", "Two"])
    list.onSelect = { [weak split] path in
      if let split { select(split, path.row) }
    }
    split.setViewController(list, for: .primary)
    split.setViewController(
      StackScreen("Article", [label("Text."), button("Save")]), for: .secondary)
    return split
  }

  /// A list and its details in a sheet.
  private func deskWithSheet() -> Desk {
    let desk = Desk(size: GridSize(columns: 80, rows: 14), on: wide).show {
      StackScreen("Root", [label("Below")])
    }
    let sheet = Self.library { _, _ in }
    sheet.modalPresentationStyle = .pageSheet
    desk.present(sheet)
    return desk
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Right and left go to the other column, where the focus was") {
      let desk = desk()
      desk.press("down", "right")
      expectTrue(desk.screen.contains("  Two                   │  Text."))
      expectTrue(desk.screen.contains("│› [ Save ]"))
      desk.press("left")
      expectTrue(desk.screen.contains("› Two                   │  Text."))
      expectTrue(desk.screen.contains("│  [ Save ]"))
    }

    test("The focus is in the column of the screen that had it while there was one stack") {
      let desk = desk()
      let split = desk.window.rootViewController as? UISplitViewController
      desk.press("right")
      expectTrue(desk.screen.contains("│› [ Save ]"))
      desk.device.screen = upright
      desk.run { split?.show(.primary) }
      expectTrue(desk.screen.contains("› One"))
      desk.device.screen = wide
      desk.device.clock.drain()
      expectTrue(desk.screen.contains("› One"))
      desk.device.screen = upright
      desk.run { split?.show(.secondary) }
      expectTrue(desk.screen.contains("› [ Save ]"))
      desk.device.screen = wide
      desk.device.clock.drain()
      expectTrue(desk.screen.contains("│› [ Save ]"))
    }

    test("A popover stands at its source in a column that has not the focus") {
      let info = UIBarButtonItem(title: "Info", primaryAction: nil)
      let desk = desk(GridSize(columns: 100, rows: 12))
      let split = desk.window.rootViewController as? UISplitViewController
      split?.viewController(for: .secondary)?.navigationItem.rightBarButtonItem = info
      let popover = StackScreen(nil, [label("Some words")])
      popover.preferredContentSize = CGSize(width: 160, height: 48)
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.barButtonItem = info
      desk.present(popover)
      let lines = desk.screen.split(separator: "\n")
      expectTrue(lines[0].hasSuffix("  [ Info ]"))
      expectTrue(lines[1].hasSuffix("─┌────────────────┴───┐"))
    }

    test("Tab goes on from the last thing of a column to the next column, and round") {
      let desk = desk()
      var seen: [String] = []
      for _ in 0..<4 {
        let line = desk.screen.components(separatedBy: "\n").first { $0.contains("›") } ?? ""
        seen.append(line.contains("│›") ? "Save" : String(line.prefix(5)))
        desk.press("tab")
      }
      expectEqual(seen, ["› One", "› Two", "Save", "› One"])
      desk.press("shift-tab", "shift-tab")
      expectTrue(desk.screen.contains("│› [ Save ]"))
    }

    test("What is chosen in a list is shown beside it, and the list keeps the focus") {
      let desk = desk { split, row in
        split.showDetailViewController(StackScreen("No. \(row)", [label("New.")]), sender: nil)
      }
      desk.press("down", "enter")
      desk.expectScreen(
        """
                Library         │               No. 1
        ────────────────────────│───────────────────────────────────
          One                   │
        › Two                   │  New.
                                │
                                │
                                │
                                │
         Enter choose   Tab next   ? help   q quit
        """)
    }

    test("Esc closes a sheet with columns, and the last line says so") {
      let desk = deskWithSheet()
      expectTrue(desk.screen.contains("Article"))
      expectTrue(desk.screen.contains("Esc close"))
      desk.press("esc")
      expectFalse(desk.screen.contains("Article"))
    }

    test("A drag of its upper border swipes a sheet with columns away") {
      let desk = deskWithSheet()
      let corner = desk.place(of: "┌")
      desk.drag((corner.column + 10, corner.row), (corner.column + 10, corner.row + 10))
      expectFalse(desk.screen.contains("Article"))
    }

    test("Esc cancels the search of the column that has the focus") {
      let desk = desk()
      let split = desk.window.rootViewController as? UISplitViewController
      let search = UISearchController(searchResultsController: nil)
      desk.run {
        split?.viewController(for: .primary)?.navigationItem.searchController = search
        search.isActive = true
      }
      expectTrue(desk.screen.contains("Esc cancel"))
      desk.press("esc")
      expectFalse(search.isActive)
    }

    test("A click leads into the column it hits") {
      let desk = desk()
      desk.click("Save")
      expectTrue(desk.screen.contains("│› [ Save ]"))
    }

    test("Where there is no room there is one column, and the keys still lead to the other") {
      let desk = desk(GridSize(columns: 40, rows: 7))
      expectTrue(desk.screen.hasPrefix("                Library\n"))
      desk.press("right")
      desk.expectScreen(
        """
                        Article
        ────────────────────────────────────────

          Text.
        › [ Save ]

         Enter choose   ? help   q quit
        """)
    }

    test("Tabs around columns are below both") {
      let desk = Desk(size: GridSize(columns: 60, rows: 9))
      desk.device.screen = wide
      desk.show {
        let tabs = UITabBarController()
        let library = Self.library { _, _ in }
        library.tabBarItem.title = "Library"
        let other = StackScreen("Other", [button("Go")])
        tabs.viewControllers = [library, other]
        return tabs
      }
      desk.expectScreen(
        """
                Library         │              Article
        ────────────────────────│───────────────────────────────────
        › One                   │
          Two                   │  Text.
                                │  [ Save ]
                                │
        ────────────────────────────────────────────────────────────
          [1 Library]   2 Other
         Enter choose   Tab next   1-2 tabs   ? help   q quit
        """)
      desk.press("2")
      expectTrue(desk.screen.contains("› [ Go ]"))
      desk.press("1", "right", "down")
      expectTrue(desk.screen.contains(" ›[1 Library]"))
    }

    test("A collapsed container is a stack") {
      let desk = desk(on: upright)
      desk.expectScreen(
        """
          ‹ Library               Article
        ────────────────────────────────────────────────────────────

          Text.
        › [ Save ]



         Enter choose   Tab next   Esc back   ? help   q quit
        """)
      desk.press("esc")
      expectTrue(desk.screen.contains("› One"))
    }

    test("The container's button for the display mode is in the bar") {
      let desk = desk()
      desk.run {
        (desk.window.rootViewController as? UISplitViewController)?
          .displayModeButtonVisibility = .automatic
      }
      desk.press("right", "up", "enter")
      expectTrue(desk.screen.hasPrefix("› [ columns ]"))
      expectFalse(desk.screen.contains("│"))
      desk.press("enter")
      expectTrue(desk.screen.contains("│› [ "))
    }
  }
}
