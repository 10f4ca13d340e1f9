import CompactTesting
import Foundation
import HeadlessUIKit
import TerminalHost
import Testing

struct FocusTests: TableSuite {
  /// The line with the mark of the focus.
  private func focused(_ desk: Desk) -> String {
    for line in desk.screen.split(separator: "\n") {
      guard let mark = line.firstIndex(of: "›") else { continue }
      return String(line[mark...]).components(separatedBy: "   ")[0]
    }
    return "nothing"
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Tab goes through everything in the order of reading and round again") {
      let desk = Desk().show {
        let form = StackScreen("Form", [field("Name"), button("OK"), button("Cancel")])
        form.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Help", primaryAction: nil)
        return UINavigationController(rootViewController: form)
      }
      var seen = [focused(desk)]
      for _ in 0..<4 {
        desk.press("tab")
        seen.append(focused(desk).replacing("_", with: ""))
      }
      expectEqual(
        seen.map { $0.replacing("_", with: "") },
        [
          "› Name: []", "› [ OK ]", "› [ Cancel ]", "› [ Help ]", "› Name: []",
        ])
      desk.press("shift-tab")
      expectEqual(focused(desk), "› [ Help ]")
    }

    test("Arrows go to the nearest thing in their direction") {
      let desk = Desk().show {
        let row = UIStackView(arrangedSubviews: [button("Left"), button("Right")])
        return StackScreen(nil, [button("Top"), row, button("Bottom")])
      }
      desk.press("down")
      expectEqual(focused(desk), "› [ Left ]")
      desk.press("right")
      expectEqual(focused(desk), "› [ Right ]")
      desk.press("right", "down")
      expectEqual(focused(desk), "› [ Bottom ]")
      desk.press("down", "up")
      expectEqual(focused(desk), "› [ Left ]")
      desk.press("up", "up", "up")
      expectEqual(focused(desk), "› [ Top ]")
    }

    test("The focus goes on to another thing when its own disappears") {
      let (first, second) = (button("First"), button("Second"))
      let desk = Desk().show { StackScreen(nil, [first, second]) }
      desk.press("tab")
      expectEqual(focused(desk), "› [ Second ]")
      desk.run { second.isHidden = true }
      expectEqual(focused(desk), "› [ First ]")
    }

    test("The focus comes back to what was disabled for a while") {
      let (name, ok, cancel) = (field("Name"), button("OK"), button("Cancel"))
      let desk = Desk().show { StackScreen(nil, [name, ok, cancel]) }
      desk.press("a", "down")
      desk.run { for control in [name, ok] { control.isEnabled = false } }
      expectEqual(focused(desk), "› [ Cancel ]")
      desk.run { for control in [name, ok] { control.isEnabled = true } }
      expectEqual(focused(desk), "› [ OK ]")
      desk.run { ok.isEnabled = false }
      expectTrue(focused(desk).hasPrefix("› Name"))
      desk.press("down")
      desk.run { ok.isEnabled = true }
      expectEqual(focused(desk), "› [ Cancel ]")
    }

    test("The focus goes where the app moves the keyboard, without a key too") {
      let (name, password) = (field("Name"), field("Password"))
      let desk = Desk().show { StackScreen(nil, [name, password]) }
      desk.press("a")
      desk.run { password.becomeFirstResponder() }
      expectTrue(focused(desk).hasPrefix("› Password"))
    }

    test("A long list scrolls with the focus, and only the visible rows are made") {
      let list = ListScreen("Library", rows: (0..<1000).map { "Row \($0)" })
      let desk = Desk(size: GridSize(columns: 40, rows: 12)).show { list }
      expectTrue(desk.screen.contains("Row 10"))
      expectFalse(desk.screen.contains("Row 11"))
      expectEqual(list.madeCells, 11)
      desk.press(Array(repeating: "down", count: 12))
      expectEqual(focused(desk), "› Row 12")
      desk.expectScreen(
        """
          Row 2                                ↑
          Row 3
          Row 4
          Row 5
          Row 6
          Row 7
          Row 8
          Row 9
          Row 10
          Row 11
        › Row 12                               ↓
         Enter choose   ? help   q quit
        """)
      desk.press("pagedown")
      expectEqual(focused(desk), "› Row 22")
      desk.press("end")
      expectEqual(focused(desk), "› Row 999")
      desk.press("home")
      expectEqual(focused(desk), "› Row 0")
      expectTrue(list.madeCells < 50)
    }

    test("A long text begins at its start and scrolls line by line to the button below") {
      let text = label((1...20).map { "Line \($0)" }.joined(separator: "\n"))
      var count = 0
      let desk = Desk(size: GridSize(columns: 40, rows: 12)).show {
        StackScreen(nil, [text, button("Agree") { count += 1 }])
      }
      expectTrue(desk.screen.hasPrefix("\n  Line 1\n"))
      expectEqual(focused(desk), "nothing")
      expectTrue(desk.screen.hasSuffix("\n Up/Down scroll   ? help   q quit"))
      desk.press("left", "right", "up", "down", "down")
      expectTrue(desk.screen.hasPrefix("  Line 2 "))
      desk.press("enter")
      expectEqual(count, 0)
      desk.press(Array(repeating: "down", count: 6))
      expectEqual(focused(desk), "› [ Agree ]")
      expectTrue(desk.screen.hasSuffix("\n Enter choose   ? help   q quit"))
      desk.press("pageup", "pageup")
      expectTrue(desk.screen.hasPrefix("\n  Line 1\n"))
      expectTrue(desk.screen.hasSuffix("\n Up/Down scroll   ? help   q quit"))
      desk.press("enter")
      expectEqual(count, 0)
      expectEqual(focused(desk), "› [ Agree ]")
      desk.press("enter")
      expectEqual(count, 1)
    }

    test("Home and End show the ends of a text, wherever its buttons are") {
      let text = label((1...30).map { "Line \($0)" }.joined(separator: "\n"))
      let desk = Desk(size: GridSize(columns: 40, rows: 12)).show {
        StackScreen(nil, [button("Top"), text, button("Bottom")])
      }
      desk.press("end")
      expectEqual(focused(desk), "› [ Bottom ]")
      desk.press("home")
      expectEqual(focused(desk), "› [ Top ]")
      let other = Desk(size: GridSize(columns: 40, rows: 12)).show {
        StackScreen(
          nil, [button("Top"), label((1...30).map { "Line \($0)" }.joined(separator: "\n"))])
      }
      other.press("end")
      expectTrue(other.screen.contains("Line 30"))
      other.press("enter")
      expectEqual(focused(other), "› [ Top ]")
      let last = Desk(size: GridSize(columns: 40, rows: 12)).show {
        StackScreen(
          nil, [label((1...30).map { "Line \($0)" }.joined(separator: "\n")), button("Bottom")])
      }
      last.press("pagedown", "home", "enter")
      expectTrue(last.screen.contains("Line 1 ") || last.screen.contains("Line 1\n"))
    }

    test("Arrows scroll a text under a bar before they leave it") {
      let text = label((1...20).map { "Line \($0)" }.joined(separator: "\n"))
      let navigation = UINavigationController(rootViewController: StackScreen("Library", []))
      navigation.pushViewController(StackScreen("Article", [text]), animated: false)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, StackScreen("Saved", [])]
      let desk = Desk(size: GridSize(columns: 40, rows: 12)).show { tabs }
      expectEqual(focused(desk), "› ‹ Library")
      desk.press("down")
      expectTrue(desk.screen.contains("Line 7"))
      desk.press(Array(repeating: "down", count: 13))
      expectTrue(desk.screen.contains("Line 20"))
      expectEqual(focused(desk), "› ‹ Library")
      desk.press("down")
      expectEqual(focused(desk), "›[1 Library]")
    }

    test("Going down to the tab bar leads to the tab that is shown") {
      let tabs = UITabBarController()
      tabs.viewControllers = [
        StackScreen("One", [button("OK")]), StackScreen("Two", [button("OK")]),
        StackScreen("Three", []),
      ]
      let desk = Desk(size: GridSize(columns: 40, rows: 12)).show { tabs }
      desk.press("2", "down")
      expectTrue(focused(desk).hasPrefix("›[2 "))
      desk.press("left", "up", "3")
      expectTrue(focused(desk).hasPrefix("›[3 "))
    }

    test("A text without anything to choose scrolls too") {
      let text = label((1...30).map { "Line \($0)" }.joined(separator: "\n"))
      let desk = Desk(size: GridSize(columns: 40, rows: 12)).show { StackScreen(nil, [text]) }
      desk.press("down", "down")
      expectTrue(desk.screen.hasPrefix("  Line 2"))
      desk.press("pagedown")
      expectTrue(desk.screen.hasPrefix("  Line 12"))
      desk.press("end")
      expectTrue(desk.screen.contains("Line 30"))
      desk.press("up", "home")
      expectTrue(desk.screen.hasPrefix("\n  Line 1"))
    }

    test("Where there is little room, the most important hints are shown") {
      let navigation = UINavigationController(rootViewController: StackScreen("Library", []))
      navigation.pushViewController(StackScreen("Article", [button("Save")]), animated: false)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, StackScreen("Saved", [])]
      let desk = Desk(size: GridSize(columns: 80, rows: 12)).show { tabs }
      var seen: [String] = []
      for columns in [80, 50, 40, 20] {
        desk.size.columns = columns
        seen.append(desk.screen.components(separatedBy: "\n").last ?? "")
      }
      expectEqual(
        seen,
        [
          " Enter choose   Tab next   Esc back   1-2 tabs   ? help   q quit",
          " Enter choose   Esc back   ? help   q quit",
          " Enter choose   Esc back   q quit",
          " Esc back   q quit",
        ])
    }

    test("Writing in a field that was scrolled away makes it visible again") {
      let name = field("Name")
      let text = label((1...20).map { "Line \($0)" }.joined(separator: "\n"))
      let desk = Desk(size: GridSize(columns: 40, rows: 12)).show {
        StackScreen(nil, [name, text])
      }
      desk.press("a", "pagedown")
      expectFalse(desk.screen.contains("Name"))
      desk.press("b")
      expectTrue(desk.screen.contains("› Name: [ab_"))
    }

    test("What was chosen stays visible when something above it grows") {
      let problem = UILabel()
      problem.text = "Not yet."
      problem.isHidden = true
      let lines = (1...20).map { number in
        let line = UILabel()
        line.text = "Line \(number)"
        return line
      }
      let desk = Desk(size: GridSize(columns: 40, rows: 12)).show {
        StackScreen(nil, lines + [problem, button("Send") { problem.isHidden = false }])
      }
      desk.press("end", "enter")
      expectEqual(focused(desk), "› [ Send ]")
      expectTrue(desk.screen.contains("Not yet."))
    }

    test("Coming back to a screen finds the focus where it was") {
      let list = ListScreen("Library", rows: ["One", "Two", "Three"])
      let navigation = UINavigationController(rootViewController: list)
      list.onSelect = { [unowned navigation] path in
        navigation.pushViewController(StackScreen("Article \(path.row)", []), animated: false)
      }
      let desk = Desk().show { navigation }
      desk.press("down", "enter")
      expectTrue(desk.screen.contains("Article 1"))
      expectEqual(focused(desk), "› ‹ Library")
      desk.press("enter")
      expectEqual(focused(desk), "› Two")
    }
  }
}
