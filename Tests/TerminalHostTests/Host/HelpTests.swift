import CompactTesting
import Foundation
import HeadlessUIKit
import TerminalHost
import Testing

struct HelpTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The help lists the keys that mean something now") {
      let desk = Desk(size: GridSize(columns: 60, rows: 23)).show {
        StackScreen(nil, [button("OK"), button("Cancel")])
      }
      desk.press("?")
      desk.expectScreen(
        """

        › [ OK ]
          ┌─ Keys ───────────────────────────────────────────────┐
          │ Moving                                               │
          │   Tab, Shift-Tab  next, previous                     │
          │   Arrows          to what is nearest                 │
          │                                                      │
          │ Choosing                                             │
          │   Enter, Space    choose                             │
          │                                                      │
          │ Mouse                                                │
          │   Click           choose                             │
          │                                                      │
          │ Always                                               │
          │   ^L              draw anew                          │
          │   ?, F1           this help                          │
          │   ^Z              stop until 'fg'                    │
          │   q, ^C           quit                               │
          └──────────────────────────────────────────────────────┘



         Esc close
        """)
    }

    test("Where there is little room, the most important hints are shown, wherever they stand") {
      let desk = Desk(size: GridSize(columns: 60, rows: 12)).show {
        ListScreen("Library", rows: (0..<50).map { "Row \($0)" })
      }
      expectTrue(desk.screen.hasSuffix(" Enter choose   Tab next   ? help   q quit"))
      desk.size.columns = 30
      expectTrue(desk.screen.hasSuffix(" Enter choose   q quit"))
    }

    test("The help of a menu does not offer the drag that closes a sheet") {
      let desk = Desk(size: GridSize(columns: 60, rows: 30)).show {
        let more = button("More")
        more.menu = UIMenu(children: [UIAction(title: "Bin") { _ in }])
        more.showsMenuAsPrimaryAction = true
        return StackScreen(nil, [more])
      }
      desk.press("enter", "?")
      expectTrue(desk.screen.contains("Click"))
      expectFalse(desk.screen.contains("Drag"))
    }

    test("In a small window the help scrolls") {
      let navigation = UINavigationController(rootViewController: StackScreen("Root", []))
      navigation.pushViewController(StackScreen("Child", [field("Name")]), animated: false)
      let desk = Desk(size: GridSize(columns: 40, rows: 15)).show { navigation }
      desk.press("down", "f1")
      desk.expectScreen(
        """
         ┌─ Keys ─────────────────────────────┐
        ─│ Moving                             │─
         │   Tab, Shift-Tab   next, previous  │
        ›│   Up, Down         to what is      │
         │                    nearest         │
         │                                    │
         │ Choosing                           │
         │   Esc              back            │
         │                                    │
         │ Writing                            │
         │   Enter            done            │
         │   Home, End, ^A,   ends of the     │
         │   ^E               line           ↓│
         └────────────────────────────────────┘
         Up/Down scroll   Esc close
        """)
      desk.press("end")
      expectTrue(desk.screen.contains("quit"))
      desk.press("pageup", "up", "down", "home")
      desk.mouse("down", 5, 5)
      desk.mouse("up", 5, 5)
      expectTrue(desk.screen.contains("Moving"))
    }

    test("A click beside the help closes it, and ctrl-C quits over it") {
      var count = 0
      let desk = Desk(size: GridSize(columns: 80, rows: 24)).show {
        StackScreen(nil, [button("OK") { count += 1 }])
      }
      desk.press("?")
      desk.click("Always")
      expectTrue(desk.screen.contains("Always"))
      desk.drag((3, 1))
      expectFalse(desk.screen.contains("Always"))
      expectEqual(count, 0)
      desk.press("?", "ctrl-c")
      expectTrue(desk.session.isFinished)
    }
  }

  @Test(arguments: ["?", "esc", "q", "f1", "enter"])
  func `The help is closed by any of its keys, and the app does not notice`(key: String) {
    var count = 0
    let name = field("Name")
    let tabs = UITabBarController()
    let desk = Desk().show {
      tabs.viewControllers = [
        StackScreen("One", [button("OK") { count += 1 }, name]), StackScreen("Two", []),
      ]
      return tabs
    }
    let before = desk.screen
    desk.press("?", "down", "2", "x", "tab", "\u{1b}[200~text\u{1b}[201~", key)
    expectEqual(desk.screen, before)
    expectEqual(count, 0)
    expectEqual(tabs.selectedIndex, 0)
    expectEqual(name.text, "")
    expectFalse(desk.session.isFinished)
  }
}
