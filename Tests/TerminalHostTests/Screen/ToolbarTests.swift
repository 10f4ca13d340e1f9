import CompactTesting
import Foundation
import HeadlessUIKit
import TerminalHost
import Testing

struct ToolbarTests: TableSuite {
  private final class Log { var entries: [String] = [] }

  private let log = Log()

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(primaryAction: UIAction(title: title) { [log] _ in log.entries.append(title) })
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A toolbar stands above the tabs, and its buttons can be chosen") {
      let desk = Desk(size: GridSize(columns: 50, rows: 12)).show {
        let screen = StackScreen("List", [button("OK")])
        screen.toolbarItems = [
          item("Add"), .flexibleSpace(), item("Edit"), .flexibleSpace(), item("Delete"),
        ]
        let navigation = UINavigationController(rootViewController: screen)
        navigation.isToolbarHidden = false
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, StackScreen("Saved", [])]
        return tabs
      }
      desk.press("down", "right")
      desk.expectScreen(
        """
                               List
        ──────────────────────────────────────────────────

          [ OK ]



        ──────────────────────────────────────────────────
          [ Add ]        › [ Edit ]           [ Delete ]
        ──────────────────────────────────────────────────
          [1 List]   2 Saved
         Enter choose   Tab next   ? help   q quit
        """)
      desk.press("enter", "right", "enter", "down")
      expectEqual(log.entries, ["Edit", "Delete"])
      expectTrue(desk.screen.contains("›[1 List]"))
      desk.press("up", "up")
      expectTrue(desk.screen.contains("› [ OK ]"))
    }

    test("Buttons without room in a bar are on more lines, where they can be chosen") {
      let desk = Desk(size: GridSize(columns: 40, rows: 12)).show {
        let screen = StackScreen("List", [label("Text")])
        screen.navigationItem.leftBarButtonItem = item("Columns")
        screen.navigationItem.rightBarButtonItems = [item("Next Article"), item("Previous")]
        screen.toolbarItems = [
          item("Mark Unread"), .flexibleSpace(), item("Add Star"), .flexibleSpace(), item("Share"),
        ]
        let navigation = UINavigationController(rootViewController: screen)
        navigation.isToolbarHidden = false
        return navigation
      }
      desk.press("down", "down", "down")
      desk.expectScreen(
        """
          [ Columns ]   List   [ Next Article ]
                                   [ Previous ]
        ────────────────────────────────────────

          Text



        ────────────────────────────────────────
          [ Mark Unread ]      [ Add Star ]
        › [ Share ]
         Enter choose   ? help   q quit
        """)
      desk.press("enter", "up", "up", "enter")
      expectEqual(log.entries, ["Share", "Previous"])
    }

    test("A text in a toolbar that is too long is cut short") {
      let note = UILabel()
      note.text = "This is more than fits below a list."
      let screen = StackScreen("List", [])
      screen.toolbarItems = [UIBarButtonItem(customView: note)]
      let navigation = UINavigationController(rootViewController: screen)
      navigation.isToolbarHidden = false
      let desk = Desk(size: GridSize(columns: 30, rows: 12)).show { navigation }
      expectTrue(desk.screen.contains("\n  This is more than fits be…\n"))
    }

    test("A toolbar that is hidden or has no buttons takes no room") {
      let navigation = UINavigationController(rootViewController: StackScreen("List", []))
      let desk = Desk(size: GridSize(columns: 40, rows: 12)).show { navigation }
      let before = desk.document
      desk.run { navigation.isToolbarHidden = false }
      expectEqual(desk.document, before)
      desk.run { navigation.topViewController?.toolbarItems = [item("Add")] }
      expectTrue(desk.document.hasSuffix("\n  [ Add ]"))
      desk.run { navigation.isToolbarHidden = true }
      expectEqual(desk.document, before)
    }

    test("Controls in place of bar buttons are drawn, focused and used") {
      let (toggle, save, tool) = (UISwitch(), button("Save"), button("Tool"))
      save.addAction(
        UIAction { [log] _ in log.entries.append("saved") }, for: .primaryActionTriggered)
      tool.addAction(
        UIAction { [log] _ in log.entries.append("used") }, for: .primaryActionTriggered)
      let segments = UISegmentedControl(items: ["All", "New"])
      let desk = Desk(size: GridSize(columns: 60, rows: 10)).show {
        let screen = StackScreen("List", [])
        let row = UIStackView(arrangedSubviews: [label("Auto"), toggle])
        screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: row)
        screen.navigationItem.titleView = segments
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: save)
        screen.toolbarItems = [UIBarButtonItem(customView: tool)]
        let navigation = UINavigationController(rootViewController: screen)
        navigation.isToolbarHidden = false
        return navigation
      }
      desk.press("enter", "right", "enter", "right", "right", "enter", "down", "enter")
      desk.expectScreen(
        """
          Auto   [x]         (•) All   ( ) New             [ Save ]
        ────────────────────────────────────────────────────────────





        ────────────────────────────────────────────────────────────
        › [ Tool ]
         Enter choose   Tab next   ? help   q quit
        """)
      expectTrue(toggle.isOn)
      expectEqual(segments.selectedSegmentIndex, 0)
      expectEqual(log.entries, ["saved", "used"])
    }

    test("A field in a bar is written into, with its caret") {
      let find = field("Find")
      let desk = Desk(size: GridSize(columns: 50, rows: 8)).show {
        let screen = StackScreen("List", [])
        screen.navigationItem.titleView = find
        return UINavigationController(rootViewController: screen)
      }
      desk.press("a", "b", "left", "c")
      expectEqual(find.text, "acb")
      desk.expectScreen(
        """
                       › Find: [acb_____]
        ──────────────────────────────────────────────────





         Enter done   F1 help   ^C quit
        """)
      let cursor = desk.session.frame(size: desk.size).cursor
      expectEqual(cursor, GridPosition(column: 26, row: 0))
    }
  }
}
