import Foundation
import HeadlessUIKit
import TerminalHost
import Testing

@MainActor @Suite struct HostSessionTests {
  @Test func `Enter and the space bar do what a tap does`() {
    var log: [String] = []
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Notify me"
    let segments = UISegmentedControl(items: ["All", "Unread"])
    let form = StackScreen(
      "Form", [button("OK") { log.append("OK") }, toggle, segments])
    form.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Help") { _ in log.append("Help") })
    let desk = Desk().show { UINavigationController(rootViewController: form) }
    desk.press("enter", "down", " ", "down", "right", "enter", "up", "up", "up", "enter")
    #expect(log == ["OK", "Help"])
    #expect(toggle.isOn)
    #expect(segments.selectedSegmentIndex == 1)
    #expect(
      desk.screen == """
                                    Form                 › [ Help ]
        ────────────────────────────────────────────────────────────

          [ OK ]
          [x] Notify me
          ( ) All   (•) Unread









         Enter choose   Tab next   ? help   q quit
        """)
  }

  @Test func `A switch at the end of a row is what the row's key operates`() {
    let toggle = UISwitch()
    let list = ListScreen("Settings", rows: ["Dark"])
    list.configure = { cell, _ in cell.accessoryView = toggle }
    let desk = Desk().show { list }
    #expect(desk.screen.hasPrefix("› Dark"))
    #expect(desk.screen.contains("[ ]"))
    desk.press("enter")
    #expect(toggle.isOn)
    #expect(desk.screen.contains("[x]"))
  }

  @Test func `Digits choose tabs, but are written while a field has the focus`() {
    let name = field("Name")
    let tabs = UITabBarController()
    let desk = Desk().show {
      tabs.viewControllers = [
        StackScreen("One", [button("OK")]), StackScreen("Two", [name, button("OK")]),
      ]
      return tabs
    }
    desk.press("2")
    #expect(tabs.selectedIndex == 1)
    desk.press("1")
    #expect(tabs.selectedIndex == 1)
    #expect(name.text == "1")
    desk.press("tab", "1")
    #expect(tabs.selectedIndex == 0)
    desk.press("9")
    #expect(tabs.selectedIndex == 0)
    #expect(desk.screen.hasSuffix("\n ! There is no tab 9."))
  }

  @Test func `Digits say that the tabs are covered while a sheet is up`() {
    let tabs = UITabBarController()
    let desk = Desk().show {
      tabs.viewControllers = [StackScreen("One", []), StackScreen("Two", [])]
      return tabs
    }
    desk.run { tabs.present(StackScreen("Sheet", [button("OK")]), animated: true) }
    desk.press("2")
    #expect(tabs.selectedIndex == 0)
    #expect(desk.screen.hasSuffix("\n ! Close this to reach the tabs."))
  }

  @Test func `Esc goes back, then says that there is nowhere to go`() {
    let navigation = UINavigationController(rootViewController: StackScreen("Root", []))
    navigation.pushViewController(StackScreen("Child", []), animated: false)
    let desk = Desk().show { navigation }
    desk.press("esc")
    #expect(navigation.viewControllers.count == 1)
    desk.press("esc")
    #expect(desk.screen.hasSuffix(" ! There is no way back from here."))
    desk.press("down")
    #expect(!desk.screen.contains("!"))
  }

  @Test func `Esc swipes a sheet away, unless the sheet may not be`() {
    let desk = Desk().show { StackScreen("Root", []) }
    let sheet = StackScreen("Sheet", [label("A sheet")])
    desk.run { desk.window.rootViewController?.present(sheet, animated: true) }
    desk.run { sheet.isModalInPresentation = true }
    desk.press("esc")
    #expect(desk.screen.contains("A sheet"))
    #expect(
      desk.screen.hasSuffix("\n ! Choose a button to close this."))
    desk.run { sheet.isModalInPresentation = false }
    desk.press("esc")
    #expect(!desk.screen.contains("A sheet"))
  }

  @Test func `F6 goes past all rows of a list, to the bars and back`() {
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
    #expect(log == ["Help"])
    desk.press("f6", "enter")
    #expect(log == ["Help", "1"])
    desk.press("shift-f6", "enter")
    #expect(log.last == "Help")
    desk.press("shift-f6", "right", "enter")
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `Words about a refused swipe are gone when an alert has come later`() {
    let desk = Desk().show { StackScreen("Root", []) }
    let sheet = StackScreen("Sheet", [label("A sheet")])
    desk.run { desk.window.rootViewController?.present(sheet, animated: true) }
    desk.run { sheet.isModalInPresentation = true }
    desk.press("esc")
    #expect(desk.screen.hasSuffix("\n ! Choose a button to close this."))
    desk.run {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      sheet.present(alert, animated: true)
    }
    #expect(desk.screen.contains("Sure?"))
    #expect(!desk.screen.contains("Choose a button"))
    desk.press("esc")
    #expect(!desk.screen.contains("Sure?"))
    #expect(!desk.screen.contains("Choose a button"))
  }

  /// A screen that answers the escape gesture itself.
  final class Drawer: UIViewController {
    private(set) var closed = 0
    override func accessibilityPerformEscape() -> Bool {
      closed += 1
      return closed == 1
    }
  }

  @Test func `Esc is the escape gesture, which a screen may answer before the way back`() {
    let drawer = Drawer()
    let navigation = UINavigationController(rootViewController: StackScreen("Root", []))
    navigation.pushViewController(drawer, animated: false)
    let desk = Desk().show { navigation }
    desk.press("esc")
    #expect(drawer.closed == 1)
    #expect(navigation.viewControllers.count == 2)
    desk.press("esc")
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `Esc asks for a button where a screen covers all`() {
    let desk = Desk().show { StackScreen("Root", []) }
    let cover = StackScreen("Cover", [label("Over all")])
    cover.modalPresentationStyle = .fullScreen
    desk.run { desk.window.rootViewController?.present(cover, animated: true) }
    desk.press("esc")
    #expect(desk.screen.hasSuffix(" ! Choose a button to close this."))
  }

  @Test func `Esc cancels an alert, and asks for a choice where nothing cancels`() {
    var log: [String] = []
    let desk = Desk().show { StackScreen("Root", []) }
    let root = desk.window.rootViewController
    let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in log.append("Yes") })
    alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in log.append("No") })
    desk.run { root?.present(alert, animated: true) }
    desk.press("esc")
    #expect(log == ["No"])
    #expect(!desk.screen.contains("Really?"))

    let notice = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
    notice.addAction(UIAlertAction(title: "OK", style: .default) { _ in log.append("OK") })
    desk.run { root?.present(notice, animated: true) }
    desk.press("esc")
    #expect(desk.screen.contains("! Choose one of the actions."))
    desk.press("enter")
    #expect(log == ["No", "OK"])
    #expect(!desk.screen.contains("Saved"))
  }

  @Test func `Q and ctrl-C quit, but q is written while a field has the focus`() {
    let name = field("Name")
    let desk = Desk().show { StackScreen(nil, [name, button("OK")]) }
    desk.press("q")
    #expect(!desk.session.isFinished)
    #expect(name.text == "q")
    desk.press("tab", "q")
    #expect(desk.session.isFinished)

    let other = Desk().show { StackScreen(nil, [field("Name")]) }
    other.press("ctrl-c")
    #expect(other.session.isFinished)
  }

  @Test func `Keys do nothing unseen while the window is too small, but quit`() {
    var count = 0
    let name = field("Name")
    let desk = Desk(size: GridSize(columns: 30, rows: 6)).show {
      StackScreen(nil, [name, button("OK") { count += 1 }])
    }
    desk.session.complaint = "The terminal is 30x6; the app needs at least 40x12."
    #expect(
      desk.screen == """
        The terminal is 30x6; the app
        needs at least 40x12.



        q quit
        """)
    desk.press("a", "tab", "enter", "\u{1b}[200~text\u{1b}[201~")
    #expect(name.text == "")
    #expect(count == 0)
    desk.press("q")
    #expect(desk.session.isFinished)
  }

  @Test func `What the app opens outside is named until the next key`() throws {
    let address = try #require(URL(string: "https://example.com/rate"))
    let desk = Desk().show {
      StackScreen(nil, [button("Rate") { UIApplication.shared.open(address) }, button("OK")])
    }
    desk.press("enter")
    #expect(desk.screen.hasSuffix("\n Opened outside: https://example.com/rate"))
    desk.press("down")
    #expect(!desk.screen.contains("example.com"))
  }

  @Test func `Keys that mean nothing change nothing`() {
    let desk = Desk().show { StackScreen(nil, [button("OK")]) }
    let before = desk.screen
    desk.press(
      "z", "0", "backspace", "\u{1b}[15~", "\u{1b}x", "\u{1b}[<0;1;1M", "\u{1b}[1;5A", "\u{1}")
    #expect(desk.screen == before)
    #expect(!desk.session.isFinished)
  }

  @Test func `Esc and a character in one read are two keys`() {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: StackScreen("Root", []))
    let desk = Desk().show {
      tabs.viewControllers = [navigation, StackScreen("Two", [])]
      return tabs
    }
    desk.run { navigation.pushViewController(StackScreen("Child", []), animated: true) }
    desk.press("\u{1b}2")
    #expect(navigation.viewControllers.count == 1)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `While a text is written, Esc and a letter are two keys unless Alt means something`() {
    let name = field("Name", "one two")
    let navigation = UINavigationController(rootViewController: StackScreen("Root", []))
    let desk = Desk().show { navigation }
    desk.run { navigation.pushViewController(StackScreen("Child", [name]), animated: true) }
    desk.press("down", "\u{1b}b", "x")
    #expect(name.text == "one xtwo")
    #expect(navigation.viewControllers.count == 2)
    desk.press("\u{1b}y")
    #expect(navigation.viewControllers.count == 1)
    #expect(name.text == "one xtwo")
  }

  @Test func `An empty device can be looked at and left`() {
    let desk = Desk()
    desk.press("enter", "esc", "tab", "down", "pagedown", "end", "1", "x")
    #expect(desk.screen.hasPrefix("\n  No window is visible.\n"))
    #expect(desk.screen.hasSuffix("\n ? help   q quit"))
    desk.press("q")
    #expect(desk.session.isFinished)
  }
}
