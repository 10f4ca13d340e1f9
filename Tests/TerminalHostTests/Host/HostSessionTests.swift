import CompactTesting
import Foundation
import HeadlessUIKit
import TerminalHost
import Testing

struct HostSessionTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Enter and the space bar do what a tap does") {
      var log: [String] = []
      let toggle = UISwitch()
      toggle.accessibilityLabel = "Notify me"
      let segments = UISegmentedControl(items: ["All", "Unread"])
      let form = StackScreen(
        "Form", [button("OK") { log.append("OK") }, toggle, segments])
      form.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Help") { _ in log.append("Help") })
      let desk = Desk(size: GridSize(columns: 60, rows: 8)).show {
        UINavigationController(rootViewController: form)
      }
      desk.press("enter", "down", " ", "down", "right", "enter", "up", "up", "up", "enter")
      expectEqual(log, ["OK", "Help"])
      expectTrue(toggle.isOn)
      expectEqual(segments.selectedSegmentIndex, 1)
      desk.expectScreen(
        """
                                    Form                 › [ Help ]
        ────────────────────────────────────────────────────────────

          [ OK ]
          [x] Notify me
          ( ) All   (•) Unread

         Enter choose   Tab next   ? help   q quit
        """)
    }

    test("A switch at the end of a row is what the row's key operates") {
      let toggle = UISwitch()
      let list = ListScreen("Settings", rows: ["Dark"])
      list.configure = { cell, _ in cell.accessoryView = toggle }
      let desk = Desk().show { list }
      expectTrue(desk.screen.hasPrefix("› Dark"))
      expectTrue(desk.screen.contains("[ ]"))
      desk.press("enter")
      expectTrue(toggle.isOn)
      expectTrue(desk.screen.contains("[x]"))
    }

    test("Digits choose tabs, but are written while a field has the focus") {
      let name = field("Name")
      let tabs = UITabBarController()
      let desk = Desk().show {
        tabs.viewControllers = [
          StackScreen("One", [button("OK")]), StackScreen("Two", [name, button("OK")]),
        ]
        return tabs
      }
      desk.press("2")
      expectEqual(tabs.selectedIndex, 1)
      desk.press("1")
      expectEqual(tabs.selectedIndex, 1)
      expectEqual(name.text, "1")
      desk.press("tab", "1")
      expectEqual(tabs.selectedIndex, 0)
      desk.press("9")
      expectEqual(tabs.selectedIndex, 0)
      expectTrue(desk.screen.hasSuffix("\n ! There is no tab 9."))
    }

    test("Digits say that the tabs are covered while a sheet is up") {
      let tabs = UITabBarController()
      let desk = Desk().show {
        tabs.viewControllers = [StackScreen("One", []), StackScreen("Two", [])]
        return tabs
      }
      desk.run { tabs.present(StackScreen("Sheet", [button("OK")]), animated: true) }
      desk.press("2")
      expectEqual(tabs.selectedIndex, 0)
      expectTrue(desk.screen.hasSuffix("\n ! Close this to reach the tabs."))
    }

    test("Esc goes back, then says that there is nowhere to go") {
      let navigation = UINavigationController(rootViewController: StackScreen("Root", []))
      navigation.pushViewController(StackScreen("Child", []), animated: false)
      let desk = Desk().show { navigation }
      desk.press("esc")
      expectEqual(navigation.viewControllers.count, 1)
      desk.press("esc")
      expectTrue(desk.screen.hasSuffix(" ! There is no way back from here."))
      desk.press("down")
      expectFalse(desk.screen.contains("!"))
    }

    test("Esc swipes a sheet away, unless the sheet may not be") {
      let desk = Desk().show { StackScreen("Root", []) }
      let sheet = StackScreen("Sheet", [label("A sheet")])
      desk.run { desk.window.rootViewController?.present(sheet, animated: true) }
      desk.run { sheet.isModalInPresentation = true }
      desk.press("esc")
      expectTrue(desk.screen.contains("A sheet"))
      expectTrue(desk.screen.hasSuffix("\n ! Choose a button to close this."))
      desk.run { sheet.isModalInPresentation = false }
      desk.press("esc")
      expectFalse(desk.screen.contains("A sheet"))
    }

    test("Esc that goes back to the first screen of a sheet says nothing") {
      let desk = Desk().show { StackScreen("Root", []) }
      let stack = UINavigationController(rootViewController: StackScreen("Sheet", []))
      desk.run { desk.window.rootViewController?.present(stack, animated: true) }
      desk.run { stack.pushViewController(StackScreen("Second", []), animated: true) }
      desk.press("esc")
      expectTrue(desk.screen.contains("Sheet"))
      expectFalse(desk.screen.contains("!"), desk.screen)
    }

    test("F6 goes past all rows of a list, to the bars and back") {
      var log: [String] = []
      let form = StackScreen(
        "Form", (1...60).map { number in button("Row \(number)") { log.append("\(number)") } })
      form.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Help") { _ in log.append("Help") })
      let first = UINavigationController(rootViewController: form)
      first.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
      let other = StackScreen("Other", [])
      other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
      let tabs = UITabBarController()
      tabs.viewControllers = [first, other]
      let desk = Desk().show { tabs }
      desk.press("pagedown", "f6", "f6", "enter")
      expectEqual(log, ["Help"])
      desk.press("f6", "enter")
      expectEqual(log, ["Help", "1"])
      desk.press("shift-f6", "enter")
      expectEqual(log.last, "Help")
      desk.press("shift-f6", "right", "enter")
      expectEqual(tabs.selectedIndex, 1)
    }

    test("Words about a rejected swipe are gone when an alert has come later") {
      let desk = Desk().show { StackScreen("Root", []) }
      let sheet = StackScreen("Sheet", [label("A sheet")])
      desk.run { desk.window.rootViewController?.present(sheet, animated: true) }
      desk.run { sheet.isModalInPresentation = true }
      desk.press("esc")
      expectTrue(desk.screen.hasSuffix("\n ! Choose a button to close this."))
      desk.run {
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        sheet.present(alert, animated: true)
      }
      expectTrue(desk.screen.contains("Sure?"))
      expectFalse(desk.screen.contains("Choose a button"))
      desk.press("esc")
      expectFalse(desk.screen.contains("Sure?"))
      expectFalse(desk.screen.contains("Choose a button"))
    }

    test("Esc is the escape gesture, which a screen may answer before the way back") {
      let drawer = Drawer()
      let navigation = UINavigationController(rootViewController: StackScreen("Root", []))
      navigation.pushViewController(drawer, animated: false)
      let desk = Desk().show { navigation }
      desk.press("esc")
      expectEqual(drawer.closed, 1)
      expectEqual(navigation.viewControllers.count, 2)
      desk.press("esc")
      expectEqual(navigation.viewControllers.count, 1)
    }

    test("Esc asks for a button where a screen covers all") {
      let desk = Desk().show { StackScreen("Root", []) }
      let cover = StackScreen("Cover", [label("Over all")])
      cover.modalPresentationStyle = .fullScreen
      desk.run { desk.window.rootViewController?.present(cover, animated: true) }
      desk.press("esc")
      expectTrue(desk.screen.hasSuffix(" ! Choose a button to close this."))
    }

    test("Esc cancels an alert, and asks for a choice where nothing cancels") {
      var log: [String] = []
      let desk = Desk().show { StackScreen("Root", []) }
      let root = desk.window.rootViewController
      let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in log.append("Yes") })
      alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in log.append("No") })
      desk.run { root?.present(alert, animated: true) }
      desk.press("esc")
      expectEqual(log, ["No"])
      expectFalse(desk.screen.contains("Really?"))

      let notice = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
      notice.addAction(UIAlertAction(title: "OK", style: .default) { _ in log.append("OK") })
      desk.run { root?.present(notice, animated: true) }
      desk.press("esc")
      expectTrue(desk.screen.contains("! Choose one of the actions."))
      desk.press("enter")
      expectEqual(log, ["No", "OK"])
      expectFalse(desk.screen.contains("Saved"))
    }

    test("Q and ctrl-C quit, but q is written while a field has the focus") {
      let name = field("Name")
      let desk = Desk().show { StackScreen(nil, [name, button("OK")]) }
      desk.press("q")
      expectFalse(desk.session.isFinished)
      expectEqual(name.text, "q")
      desk.press("tab", "q")
      expectTrue(desk.session.isFinished)

      let other = Desk().show { StackScreen(nil, [field("Name")]) }
      other.press("ctrl-c")
      expectTrue(other.session.isFinished)
    }

    test("Keys do nothing unseen while the window is too small, but quit") {
      var count = 0
      let name = field("Name")
      let desk = Desk(size: GridSize(columns: 30, rows: 6)).show {
        StackScreen(nil, [name, button("OK") { count += 1 }])
      }
      desk.session.complaint = "The terminal is 30x6; the app needs at least 40x12."
      desk.expectScreen(
        """
        The terminal is 30x6; the app
        needs at least 40x12.



        q quit
        """)
      desk.press("a", "tab", "enter", "\u{1b}[200~text\u{1b}[201~")
      expectEqual(name.text, "")
      expectEqual(count, 0)
      desk.press("q")
      expectTrue(desk.session.isFinished)
    }

    test("The last line of a small window says how to quit") {
      let desk = Desk(size: GridSize(columns: 8, rows: 3))
      desk.session.complaint = "The terminal is 8x3; the app needs at least 40x12."
      desk.expectScreen("The\nterminal\nq quit")
    }

    test("What the app opens outside is named until the next key") {
      let address = try require(URL(string: "https://example.com/rate"))
      let desk = Desk().show {
        StackScreen(nil, [button("Rate") { UIApplication.shared.open(address) }, button("OK")])
      }
      desk.press("enter")
      expectTrue(desk.screen.hasSuffix("\n Opened outside: https://example.com/rate"))
      desk.press("down")
      expectFalse(desk.screen.contains("example.com"))
    }

    test("Keys that mean nothing change nothing") {
      let desk = Desk().show { StackScreen(nil, [button("OK")]) }
      let before = desk.screen
      desk.press(
        "z", "0", "backspace", "\u{1b}[15~", "\u{1b}x", "\u{1b}[<0;1;1M", "\u{1b}[1;5A", "\u{1}")
      expectEqual(desk.screen, before)
      expectFalse(desk.session.isFinished)
    }

    test("Esc and a character in one read are two keys") {
      let tabs = UITabBarController()
      let navigation = UINavigationController(rootViewController: StackScreen("Root", []))
      let desk = Desk().show {
        tabs.viewControllers = [navigation, StackScreen("Two", [])]
        return tabs
      }
      desk.run { navigation.pushViewController(StackScreen("Child", []), animated: true) }
      desk.press("\u{1b}2")
      expectEqual(navigation.viewControllers.count, 1)
      expectEqual(tabs.selectedIndex, 1)
    }

    test("While a text is written, Esc and a letter are two keys unless Alt means something") {
      let name = field("Name", "one two")
      let navigation = UINavigationController(rootViewController: StackScreen("Root", []))
      let desk = Desk().show { navigation }
      desk.run { navigation.pushViewController(StackScreen("Child", [name]), animated: true) }
      desk.press("down", "\u{1b}b", "x")
      expectEqual(name.text, "one xtwo")
      expectEqual(navigation.viewControllers.count, 2)
      desk.press("\u{1b}y")
      expectEqual(navigation.viewControllers.count, 1)
      expectEqual(name.text, "one xtwo")
    }

    test("An empty device can be looked at and left") {
      let desk = Desk()
      for hint in ["'makeKeyAndVisible()'", "'launch()'"] {
        expectTrue(desk.screen.contains(hint))
      }
      for (columns, rows) in [(0, 0), (1, 1), (3, 40), (200, 2)] {
        let size = GridSize(columns: columns, rows: rows)
        expectEqual(desk.session.frame(size: size).size, size)
      }
      desk.press("enter", "esc", "tab", "down", "pagedown", "end", "1", "x")
      expectTrue(desk.screen.hasPrefix("\n  No window is visible.\n"))
      expectTrue(desk.screen.hasSuffix("\n ? help   q quit"))
      desk.press("q")
      expectTrue(desk.session.isFinished)
    }
  }

  /// A screen that answers the escape gesture itself.
  final class Drawer: UIViewController {
    private(set) var closed = 0
    override func accessibilityPerformEscape() -> Bool {
      closed += 1
      return closed == 1
    }
  }
}
