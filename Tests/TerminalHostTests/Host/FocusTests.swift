import Foundation
import HeadlessUIKit
import TerminalHost
import Testing

@MainActor @Suite struct FocusTests {
  /// The line with the mark of the focus.
  private func focused(_ desk: Desk) -> String {
    for line in desk.screen.split(separator: "\n") {
      guard let mark = line.firstIndex(of: "›") else { continue }
      return String(line[mark...]).components(separatedBy: "   ")[0]
    }
    return "nothing"
  }

  @Test func `Tab goes through everything in the order of reading and round again`() {
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
    #expect(
      seen.map { $0.replacing("_", with: "") } == [
        "› Name: []", "› [ OK ]", "› [ Cancel ]", "› [ Help ]", "› Name: []",
      ])
    desk.press("shift-tab")
    #expect(focused(desk) == "› [ Help ]")
  }

  @Test func `Arrows go to the nearest thing in their direction`() {
    let desk = Desk().show {
      let row = UIStackView(arrangedSubviews: [button("Left"), button("Right")])
      return StackScreen(nil, [button("Top"), row, button("Bottom")])
    }
    desk.press("down")
    #expect(focused(desk) == "› [ Left ]")
    desk.press("right")
    #expect(focused(desk) == "› [ Right ]")
    desk.press("right", "down")
    #expect(focused(desk) == "› [ Bottom ]")
    desk.press("down", "up")
    #expect(focused(desk) == "› [ Left ]")
    desk.press("up", "up", "up")
    #expect(focused(desk) == "› [ Top ]")
  }

  @Test func `Disabled and hidden controls never get the focus`() {
    let desk = Desk().show {
      let disabled = button("Disabled")
      disabled.isEnabled = false
      let hidden = button("Hidden")
      hidden.isHidden = true
      return StackScreen(nil, [disabled, hidden, button("OK")])
    }
    desk.press("tab")
    #expect(focused(desk) == "› [ OK ]")
  }

  @Test func `The focus goes on to another thing when its own disappears`() {
    let (first, second) = (button("First"), button("Second"))
    let desk = Desk().show { StackScreen(nil, [first, second]) }
    desk.press("tab")
    #expect(focused(desk) == "› [ Second ]")
    desk.run { second.isHidden = true }
    #expect(focused(desk) == "› [ First ]")
  }

  @Test func `The focus comes back to what was disabled for a while`() {
    let (name, ok, cancel) = (field("Name"), button("OK"), button("Cancel"))
    let desk = Desk().show { StackScreen(nil, [name, ok, cancel]) }
    desk.press("a", "down")
    desk.run { for control in [name, ok] { control.isEnabled = false } }
    #expect(focused(desk) == "› [ Cancel ]")
    desk.run { for control in [name, ok] { control.isEnabled = true } }
    #expect(focused(desk) == "› [ OK ]")
    desk.run { ok.isEnabled = false }
    #expect(focused(desk).hasPrefix("› Name"))
    desk.press("down")
    desk.run { ok.isEnabled = true }
    #expect(focused(desk) == "› [ Cancel ]")
  }

  @Test func `The focus goes where the app moves the keyboard, without a key too`() {
    let (name, password) = (field("Name"), field("Password"))
    let desk = Desk().show { StackScreen(nil, [name, password]) }
    desk.press("a")
    desk.run { password.becomeFirstResponder() }
    #expect(focused(desk).hasPrefix("› Password"))
  }

  @Test func `A long list scrolls with the focus, and only the rows in sight are made`() {
    let list = ListScreen("Library", rows: (0..<1000).map { "Row \($0)" })
    let desk = Desk(size: GridSize(columns: 40, rows: 12)).show { list }
    #expect(desk.screen.contains("Row 10"))
    #expect(!desk.screen.contains("Row 11"))
    #expect(list.madeCells == 11)
    desk.press(Array(repeating: "down", count: 12))
    #expect(focused(desk) == "› Row 12")
    #expect(
      desk.screen == """
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
         Tab next   / find   ? help   q quit
        """)
    desk.press("pagedown")
    #expect(focused(desk) == "› Row 22")
    desk.press("end")
    #expect(focused(desk) == "› Row 999")
    desk.press("home")
    #expect(focused(desk) == "› Row 0")
    #expect(list.madeCells < 50)
  }

  @Test func `A long text begins at its start and scrolls line by line to the button below`() {
    let text = label((1...20).map { "Line \($0)" }.joined(separator: "\n"))
    var count = 0
    let desk = Desk(size: GridSize(columns: 40, rows: 12)).show {
      StackScreen(nil, [text, button("Agree") { count += 1 }])
    }
    #expect(desk.screen.hasPrefix("\n  Line 1\n"))
    #expect(focused(desk) == "nothing")
    #expect(desk.screen.hasSuffix("\n Up/Down scroll   ? help   q quit"))
    desk.press("left", "right", "up", "down", "down")
    #expect(desk.screen.hasPrefix("  Line 2 "))
    desk.press("enter")
    #expect(count == 0)
    desk.press(Array(repeating: "down", count: 6))
    #expect(focused(desk) == "› [ Agree ]")
    #expect(desk.screen.hasSuffix("\n Enter choose   ? help   q quit"))
    desk.press("pageup", "pageup")
    #expect(desk.screen.hasPrefix("\n  Line 1\n"))
    #expect(desk.screen.hasSuffix("\n Up/Down scroll   ? help   q quit"))
    desk.press("enter")
    #expect(count == 0)
    #expect(focused(desk) == "› [ Agree ]")
    desk.press("enter")
    #expect(count == 1)
  }

  @Test func `Home and End show the ends of a text, wherever its buttons are`() {
    let text = label((1...30).map { "Line \($0)" }.joined(separator: "\n"))
    let desk = Desk(size: GridSize(columns: 40, rows: 12)).show {
      StackScreen(nil, [button("Top"), text, button("Bottom")])
    }
    desk.press("end")
    #expect(focused(desk) == "› [ Bottom ]")
    desk.press("home")
    #expect(focused(desk) == "› [ Top ]")
    let other = Desk(size: GridSize(columns: 40, rows: 12)).show {
      StackScreen(
        nil, [button("Top"), label((1...30).map { "Line \($0)" }.joined(separator: "\n"))])
    }
    other.press("end")
    #expect(other.screen.contains("Line 30"))
    other.press("enter")
    #expect(focused(other) == "› [ Top ]")
    let last = Desk(size: GridSize(columns: 40, rows: 12)).show {
      StackScreen(
        nil, [label((1...30).map { "Line \($0)" }.joined(separator: "\n")), button("Bottom")])
    }
    last.press("pagedown", "home", "enter")
    #expect(last.screen.contains("Line 1 ") || last.screen.contains("Line 1\n"))
  }

  @Test func `Arrows scroll a text under a bar before they leave it`() {
    let text = label((1...20).map { "Line \($0)" }.joined(separator: "\n"))
    let navigation = UINavigationController(rootViewController: StackScreen("Library", []))
    navigation.pushViewController(StackScreen("Article", [text]), animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, StackScreen("Saved", [])]
    let desk = Desk(size: GridSize(columns: 40, rows: 12)).show { tabs }
    #expect(focused(desk) == "› ‹ Library")
    desk.press("down")
    #expect(desk.screen.contains("Line 7"))
    desk.press(Array(repeating: "down", count: 13))
    #expect(desk.screen.contains("Line 20"))
    #expect(focused(desk) == "› ‹ Library")
    desk.press("down")
    #expect(focused(desk) == "›[1 Tab]")
  }

  @Test func `Going down to the tab bar leads to the tab that is shown`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [
      StackScreen("One", [button("OK")]), StackScreen("Two", [button("OK")]),
      StackScreen("Three", []),
    ]
    let desk = Desk(size: GridSize(columns: 40, rows: 12)).show { tabs }
    desk.press("2", "down")
    #expect(focused(desk).hasPrefix("›[2 "))
    desk.press("left", "up", "3")
    #expect(focused(desk).hasPrefix("›[3 "))
  }

  @Test func `A text without anything to choose scrolls too`() {
    let text = label((1...30).map { "Line \($0)" }.joined(separator: "\n"))
    let desk = Desk(size: GridSize(columns: 40, rows: 12)).show { StackScreen(nil, [text]) }
    desk.press("down", "down")
    #expect(desk.screen.hasPrefix("  Line 2"))
    desk.press("pagedown")
    #expect(desk.screen.hasPrefix("  Line 12"))
    desk.press("end")
    #expect(desk.screen.contains("Line 30"))
    desk.press("up", "home")
    #expect(desk.screen.hasPrefix("\n  Line 1"))
  }

  @Test func `Where there is little room, the longest hints are left out`() {
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
    #expect(
      seen == [
        " Enter choose   Tab next   Esc back   1-2 tabs   ? help   q quit",
        " Tab next   Esc back   1-2 tabs   ? help   q quit",
        " Esc back   1-2 tabs   ? help   q quit",
        " Esc back   q quit",
      ])
  }

  @Test func `Writing in a field that was scrolled away brings it back into sight`() {
    let name = field("Name")
    let text = label((1...20).map { "Line \($0)" }.joined(separator: "\n"))
    let desk = Desk(size: GridSize(columns: 40, rows: 12)).show { StackScreen(nil, [name, text]) }
    desk.press("a", "pagedown")
    #expect(!desk.screen.contains("Name"))
    desk.press("b")
    #expect(desk.screen.contains("› Name: [ab_"))
  }

  @Test func `What was chosen stays in sight when something above it grows`() {
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
    #expect(focused(desk) == "› [ Send ]")
    #expect(desk.screen.contains("Not yet."))
  }

  @Test func `Coming back to a screen finds the focus where it was`() {
    let list = ListScreen("Library", rows: ["One", "Two", "Three"])
    let navigation = UINavigationController(rootViewController: list)
    list.onSelect = { [unowned navigation] path in
      navigation.pushViewController(StackScreen("Article \(path.row)", []), animated: false)
    }
    let desk = Desk().show { navigation }
    desk.press("down", "enter")
    #expect(desk.screen.contains("Article 1"))
    #expect(focused(desk) == "› ‹ Library")
    desk.press("enter")
    #expect(focused(desk) == "› Two")
  }
}
