import CompactTesting
import Foundation
import HeadlessUIKit
import TerminalHost
import Testing

struct SearchTests: TableSuite {
  private func library(_ rows: [String]) -> (Desk, ListScreen) {
    let list = ListScreen("Library", rows: rows)
    return (Desk(size: GridSize(columns: 40, rows: 12)).show { list }, list)
  }

  private func lastLine(_ desk: Desk) -> String {
    desk.screen.components(separatedBy: "\n").last ?? ""
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Typing goes to the first match from here on, whatever its case and accents") {
      let (desk, _) = library(["Zürich", "Genève", "Bern", "Basel", "Geneva"])
      desk.press("down", "down", "/", "g", "E", "n")
      expectTrue(desk.screen.contains("› Geneva"))
      expectEqual(lastLine(desk), " /gEn")
      expectEqual(desk.session.frame(size: desk.size).cursor, GridPosition(column: 5, row: 11))
      desk.press("e", "v", "x")
      expectEqual(lastLine(desk), " /gEnevx   nothing found")
      expectTrue(desk.screen.contains("› Bern"))
      desk.press("backspace", "enter", "n")
      expectTrue(desk.screen.contains("› Genève"))
      desk.press("n")
      expectTrue(desk.screen.contains("› Geneva"))
      desk.press("N")
      expectTrue(desk.screen.contains("› Genève"))
      desk.press("N")
      expectTrue(desk.screen.contains("› Geneva"))
    }

    test("Esc returns to where it was, and so does taking back the last character") {
      let (desk, _) = library((0..<50).map { "Row \($0)" })
      desk.press("down")
      desk.mouse("down", 5, 5)
      let before = desk.screen
      desk.press("/", "4", "2")
      expectTrue(desk.screen.contains("› Row 42"))
      desk.press("esc")
      expectEqual(desk.screen, before)
      desk.press("/", "4", "backspace", "backspace")
      expectEqual(desk.screen, before)
      expectFalse(desk.session.isFinished)
    }

    test("Rows that are not visible are found, and none beyond the match is made") {
      let (desk, list) = library((0..<1000).map { "Row \($0)" })
      desk.press("/", "r", "o", "w", " ", "1", "2", "3")
      expectTrue(desk.screen.contains("› Row 123 "))
      expectTrue(list.madeCells < 150)
      desk.press("x", "y", "z")
      let made = list.madeCells
      expectTrue(made <= 1000)
      desk.press("x", "y", "z", "backspace", "backspace")
      expectEqual(list.madeCells, made)
      expectEqual(lastLine(desk), " /row 123xyzx   nothing found")
    }

    test("A search finds controls, tabs and bars, and Enter then chooses what was found") {
      var log: [String] = []
      let form = StackScreen("Form", [field("Name"), button("Sign up") { log.append("up") }])
      form.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Help") { _ in log.append("help") })
      let tabs = UITabBarController()
      let desk = Desk().show {
        tabs.viewControllers = [
          UINavigationController(rootViewController: form), StackScreen("Two", []),
        ]
        form.navigationController?.tabBarItem.title = "One"
        return tabs
      }
      desk.press("tab", "/", "h", "e", "l", "p", "enter", "enter")
      desk.press("/", "s", "i", "g", "n", "enter", "enter")
      expectEqual(log, ["help", "up"])
      desk.press("/", "o", "n", "e", "enter")
      expectTrue(desk.screen.contains("›[1 One]"))
      desk.press("/", "n", "a", "m")
      expectTrue(desk.screen.contains("› Name"))
      desk.press("enter", "x")
      expectTrue(desk.screen.contains("Name: [x_"))
    }

    test("A search belongs to its screen, and a field takes its keys for text") {
      let name = field("Name")
      let navigation = UINavigationController(
        rootViewController: StackScreen(nil, [name, button("OK")]))
      let desk = Desk().show { navigation }
      desk.press("/", "?", "n")
      expectEqual(name.text, "/?n")
      desk.press("tab", "/", "o")
      expectEqual(lastLine(desk), " /o")
      desk.run {
        navigation.pushViewController(StackScreen(nil, [button("Other")]), animated: true)
      }
      expectEqual(lastLine(desk), " Enter choose   Tab next   Esc back   ? help   q quit")
      desk.press("n", "N")
      expectFalse(desk.screen.contains("!"))
    }

    test("Going on passes fields by, since they would take the key for text") {
      let name = field("One's name")
      let desk = Desk().show { StackScreen(nil, [button("One"), name, button("One more")]) }
      desk.press("/", "o", "n", "e", "enter", "n")
      expectTrue(desk.screen.contains("› [ One more ]"))
      desk.press("n", "N", "N")
      expectTrue(desk.screen.contains("› [ One ]"))
      expectEqual(name.text, "")
    }

    test("Where there is little room, the most important hints are shown, wherever they stand") {
      let (desk, _) = library((0..<50).map { "Row \($0)" })
      desk.press("/", "4", "2", "enter")
      desk.size.columns = 30
      expectEqual(lastLine(desk), " Enter choose   q quit")
    }

    test("A paste goes to the query, and a click ends the typing") {
      let (desk, _) = library(["One", "Two", "Three"])
      desk.press("/", "\u{1b}[200~thr\n\u{1b}[201~")
      expectEqual(lastLine(desk), " /thr")
      desk.click("Two")
      expectEqual(lastLine(desk), " Enter choose   ? help   q quit")
      desk.press("N")
      expectTrue(desk.screen.contains("› Three"))
    }
  }

  @Test(arguments: [
    ("down", "Row 43"), ("up", "Row 41"), ("tab", "Row 43"), ("pagedown", "Row 49"),
    ("left", "Row 42"),
  ])
  func `A key that moves ends the typing and goes on from the match`(key: String, row: String) {
    let (desk, _) = library((0..<50).map { "Row \($0)" })
    desk.press("/", "4", "2", key)
    expectTrue(desk.screen.contains("› \(row)"))
    expectEqual(lastLine(desk).hasPrefix(" /42"), (key == "left"))
  }
}
