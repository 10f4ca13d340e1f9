import Foundation
import HeadlessUIKit
import TerminalHost
import Testing

@MainActor @Suite struct ToolbarTests {
  private final class Log { var entries: [String] = [] }

  private let log = Log()

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(primaryAction: UIAction(title: title) { [log] _ in log.entries.append(title) })
  }

  @Test func `A toolbar stands above the tabs, and its buttons can be chosen`() {
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
    #expect(
      desk.screen == """
                               List
        ──────────────────────────────────────────────────

          [ OK ]



        ──────────────────────────────────────────────────
          [ Add ]        › [ Edit ]           [ Delete ]
        ──────────────────────────────────────────────────
          [1 Tab]   2 Saved
         Tab next   1-2 tabs   ? help   q quit
        """)
    desk.press("enter", "right", "enter", "down")
    #expect(log.entries == ["Edit", "Delete"])
    #expect(desk.screen.contains("›[1 Tab]"))
    desk.press("up", "up")
    #expect(desk.screen.contains("› [ OK ]"))
  }

  @Test func `A text in a toolbar that is too long is cut short`() {
    let note = UILabel()
    note.text = "This is more than fits below a list."
    let screen = StackScreen("List", [])
    screen.toolbarItems = [UIBarButtonItem(customView: note)]
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    let desk = Desk(size: GridSize(columns: 30, rows: 12)).show { navigation }
    #expect(desk.screen.contains("\n  This is more than fits be…\n"))
  }

  @Test func `A toolbar that is hidden or has no buttons takes no room`() {
    let navigation = UINavigationController(rootViewController: StackScreen("List", []))
    let desk = Desk(size: GridSize(columns: 40, rows: 12)).show { navigation }
    let before = desk.document
    desk.run { navigation.isToolbarHidden = false }
    #expect(desk.document == before)
    desk.run { navigation.topViewController?.toolbarItems = [item("Add")] }
    #expect(desk.document.hasSuffix("\n  [ Add ]"))
    desk.run { navigation.isToolbarHidden = true }
    #expect(desk.document == before)
  }

  @Test func `Controls in place of bar buttons are drawn, focused and used`() {
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
    #expect(
      desk.screen == """
          Auto   [x]         (•) All   ( ) New             [ Save ]
        ────────────────────────────────────────────────────────────





        ────────────────────────────────────────────────────────────
        › [ Tool ]
         Enter choose   Tab next   ? help   q quit
        """)
    #expect(toggle.isOn)
    #expect(segments.selectedSegmentIndex == 0)
    #expect(log.entries == ["saved", "used"])
  }

  @Test func `A field in a bar is written into, with its caret`() {
    let find = field("Find")
    let desk = Desk(size: GridSize(columns: 50, rows: 8)).show {
      let screen = StackScreen("List", [])
      screen.navigationItem.titleView = find
      return UINavigationController(rootViewController: screen)
    }
    desk.press("a", "b", "left", "c")
    #expect(find.text == "acb")
    #expect(
      desk.screen == """
                       › Find: [acb_____]
        ──────────────────────────────────────────────────





         Enter done   F1 help   ^C quit
        """)
    let cursor = desk.session.frame(size: desk.size).cursor
    #expect(cursor == GridPosition(column: 26, row: 0))
  }
}
