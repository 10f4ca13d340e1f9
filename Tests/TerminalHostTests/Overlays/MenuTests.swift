import CompactTesting
import Foundation
import HeadlessUIKit
import TerminalHost
import Testing

struct MenuTests: TableSuite {
  private final class Log { var entries: [String] = [] }

  private let log = Log()

  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [log] action in
      let sender = action.sender is UIButton ? "button" : "item"
      log.entries.append("\(action.title) from \(sender)")
    }
  }

  private var menu: UIMenu {
    let date = action("By date")
    date.subtitle = "The newest first"
    return UIMenu(
      title: "Sort",
      children: [
        action("By name", state: .on), date, action("By size", .disabled),
        action("By magic", .hidden),
        UIMenu(title: "More", children: [action("By colour"), action("By weight")]),
        UIMenu(options: .displayInline, children: [action("Delete all", .destructive)]),
      ])
  }

  private func button() -> UIButton {
    let button = UIButton(
      primaryAction: UIAction(title: "Sort") { [log] _ in
        log.entries.append("tapped")
      })
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    return button
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A button whose menu is its primary action shows it, and its choice is performed") {
      let desk = Desk().show { StackScreen("List", [label("Text"), button(), label("More text")]) }
      desk.press("enter")
      desk.expectScreen(
        """

          Text
        › [ Sort ]
        ┌──────────────────────┐
        │  Sort                │
        │› ✓ By name           │
        │    By date           │
        │    The newest first  │
        │    By size           │
        │    More ›            │
        │  ──────────────────  │
        │    Delete all        │
        └──────────────────────┘


         Enter choose   Tab next   Esc close   ? help   q quit
        """)
      let frame = desk.session.frame(size: desk.size)
      expectEqual(frame[GridPosition(column: 5, row: 8)].style.tint, .secondary)
      expectEqual(frame[GridPosition(column: 5, row: 11)].style.tint, .destructive)
      desk.press("down", "enter")
      expectEqual(log.entries, ["By date from button"])
      expectFalse(desk.screen.contains("By name"))
    }

    /// "A menu action has triggered prior to the menu being presented" (`menuActionTriggered`).
    test("A button can change its menu before it is shown, and gets one event") {
      let button = button()
      let old = UIAction { [log] action in
        log.entries.append("opens")
        (action.sender as? UIButton)?.menu = UIMenu(children: [self.action("By age")])
      }
      button.addAction(old, for: .menuActionTriggered)
      let desk = Desk().show { StackScreen("List", [button]) }
      desk.press("enter")
      expectEqual(log.entries, ["opens"])
      expectTrue(desk.screen.contains("By age"))
      desk.press("enter")
      expectEqual(log.entries, ["opens", "By age from button"])
    }

    test("Hidden actions take no room, and a group of them has no line") {
      let sort = button()
      let hidden = action("By a magic that nobody can see", .hidden)
      sort.menu = UIMenu(children: [
        action("By name"), hidden, UIMenu(options: .displayInline, children: [hidden]),
        action("By size"),
      ])
      let desk = Desk(size: GridSize(columns: 40, rows: 12)).show { StackScreen("List", [sort]) }
      desk.press("enter")
      desk.expectScreen(
        """

        › [ Sort ]
        ┌────────────────┐
        │›   By name     │
        │    By size     │
        └────────────────┘





         Enter choose   Esc close   q quit
        """)
    }

    test("A digit in a menu chooses no tab, and says that tabs are covered, if there are some") {
      let desk = Desk().show { StackScreen("List", [button()]) }
      desk.press("enter", "1")
      expectFalse(desk.screen.contains("!"))
      let tabs = UITabBarController()
      let other = Desk().show {
        tabs.viewControllers = [StackScreen("One", [button()]), StackScreen("Two", [])]
        return tabs
      }
      other.press("enter", "2")
      expectEqual(tabs.selectedIndex, 0)
      expectTrue(other.screen.contains("By name"))
      expectTrue(other.screen.hasSuffix("\n ! Close this to reach the tabs."))
    }

    test("A menu in a menu takes its place, and Esc goes back and then closes") {
      let desk = Desk().show { StackScreen("List", [button()]) }
      desk.press("enter", "down", "down", "right")
      desk.expectScreen(
        """

        › [ Sort ]
        ┌─────────────────┐
        │  ‹ More         │
        │›   By colour    │
        │    By weight    │
        └─────────────────┘








         Enter choose   Tab next   Esc close   ? help   q quit
        """)
      desk.press("esc")
      expectTrue(desk.screen.contains("›   More ›"))
      desk.press("enter", "down", "enter")
      expectEqual(log.entries, ["By weight from button"])
      desk.press("enter", "esc", "esc")
      expectTrue(desk.screen.hasSuffix("! There is no way back from here."))
      expectEqual(log.entries, ["By weight from button"])
    }

    test("A bar button without an action shows its menu below it") {
      let desk = Desk().show {
        let screen = StackScreen("List", [label("Text")])
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", menu: menu)
        return UINavigationController(rootViewController: screen)
      }
      desk.press("enter")
      desk.expectScreen(
        """
                                    List                 › [ Sort ]
        ────────────────────────────────────┌──────────────────────┐
                                            │  Sort                │
          Text                              │› ✓ By name           │
                                            │    By date           │
                                            │    The newest first  │
                                            │    By size           │
                                            │    More ›            │
                                            │  ──────────────────  │
                                            │    Delete all        │
                                            └──────────────────────┘




         Enter choose   Tab next   Esc close   ? help   q quit
        """)
      desk.press("enter")
      expectEqual(log.entries, ["By name from item"])
    }

    test("A menu that opens at a long press opens at m, while Enter taps") {
      let sort = button()
      sort.showsMenuAsPrimaryAction = false
      let desk = Desk().show { StackScreen("List", [sort]) }
      desk.press("enter")
      expectEqual(log.entries, ["tapped"])
      desk.press("m")
      expectTrue(desk.screen.contains("By name"))
      desk.press("esc", "esc")
      expectFalse(desk.screen.contains("By name"))
    }

    test("A menu stays open for an action that keeps it, and goes with its button") {
      let sort = button()
      sort.menu = UIMenu(children: [action("Bigger", .keepsMenuPresented)])
      let desk = Desk().show { StackScreen("List", [sort]) }
      desk.press("enter", "enter", "enter")
      expectEqual(log.entries, ["Bigger from button", "Bigger from button"])
      expectTrue(desk.screen.contains("Bigger"))
      desk.run { sort.isHidden = true }
      expectFalse(desk.screen.contains("Bigger"))
      desk.run { sort.isHidden = false }
      expectFalse(desk.screen.contains("Bigger"))
    }

    test("A menu that is higher than the screen scrolls") {
      let sort = button()
      sort.menu = UIMenu(children: (1...30).map { action("Choice \($0)") })
      let desk = Desk(size: GridSize(columns: 40, rows: 12)).show { StackScreen("List", [sort]) }
      desk.press(["enter"] + Array(repeating: "down", count: 14))
      desk.expectScreen(
        """

        › [ Sort ]
        ┌────────────────┐
        │    Choice 9   ↑│
        │    Choice 10   │
        │    Choice 11   │
        │    Choice 12   │
        │    Choice 13   │
        │    Choice 14   │
        │›   Choice 15  ↓│
        └────────────────┘
         Enter choose   Esc close   q quit
        """)
      desk.press("enter")
      expectEqual(log.entries, ["Choice 15 from button"])
    }

    test("Clicks open a menu, choose in it and close it") {
      let desk = Desk().show { StackScreen("List", [button(), label("Text")]) }
      desk.click("[ Sort ]")
      expectTrue(desk.screen.contains("By name"))
      desk.click("By date")
      expectEqual(log.entries, ["By date from button"])
      expectFalse(desk.screen.contains("By name"))
      desk.click("[ Sort ]")
      desk.drag((50, 10))
      expectFalse(desk.screen.contains("By name"))
      expectEqual(log.entries, ["By date from button"])
    }
  }
}
