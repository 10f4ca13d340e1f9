import CompactTesting
import Foundation
import HeadlessUIKit
import TerminalHost
import Testing

struct AlertTests: TableSuite {
  private let desk = Desk(size: GridSize(columns: 40, rows: 15)).show { StackScreen("Root", []) }

  private func alert(
    _ title: String, _ message: String? = nil, _ style: UIAlertController.Style = .alert,
    _ actions: [(String, UIAlertAction.Style)], log: @escaping (String) -> Void = { _ in }
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(UIAlertAction(title: title, style: style) { _ in log(title) })
    }
    return alert
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The preferred action stands out, has the focus first and is what Enter does") {
      var log: [String] = []
      let question = alert(
        "Save?", nil, .alert,
        [("Cancel", .cancel), ("Discard", .destructive), ("Save", .default)]
      ) { log.append($0) }
      question.preferredAction = question.actions[2]
      desk.present(question)
      desk.expectScreen(
        """



          ┌──────────────────────────────────┐
          │              Save?               │
          │                                  │
          │           [ Discard ]            │
          │           › [ Save ]             │
          │            [ Cancel ]            │
          └──────────────────────────────────┘




         Enter choose   Esc cancel   q quit
        """)
      let frame = desk.session.frame(size: desk.size)
      expectTrue(frame[GridPosition(column: 17, row: 7)].style.attributes.contains(.bold))
      expectFalse(frame[GridPosition(column: 17, row: 8)].style.attributes.contains(.bold))
      expectEqual(frame[GridPosition(column: 17, row: 6)].style.tint, .destructive)
      desk.press("enter")
      expectEqual(log, ["Save"])
    }

    test("The keys' line promises no way to cancel where no action does") {
      desk.present(alert("Saved", nil, .alert, [("OK", .default)]))
      expectTrue(desk.screen.hasSuffix(" ? help   q quit"))
      expectFalse(desk.screen.contains("Esc"))
    }

    test("What cancels stands left of the other, and is bold where nothing is preferred") {
      desk.present(alert("Delete?", nil, .alert, [("Delete", .destructive), ("Keep", .cancel)]))
      desk.expectScreen(
        """




          ┌──────────────────────────────────┐
          │             Delete?              │
          │                                  │
          │    › [ Keep ]    [ Delete ]      │
          └──────────────────────────────────┘





         Enter choose   Esc cancel   q quit
        """)
      let frame = desk.session.frame(size: desk.size)
      expectTrue(frame[GridPosition(column: 12, row: 7)].style.attributes.contains(.bold))
    }

    test("What destroys something never has the focus first") {
      var log: [String] = []
      desk.present(
        alert(
          "Delete?", nil, .alert, [("Delete", .destructive), ("A", .default), ("B", .default)]
        ) { log.append($0) })
      desk.press("enter")
      expectEqual(log, ["A"])
    }

    test("Return in the last field of an alert does the preferred action") {
      var log: [String] = []
      let question = alert(
        "Rename", "Others will see the new name immediately.", .alert,
        [("Cancel", .cancel), ("Rename", .default)]
      ) { log.append($0) }
      question.addTextField { $0.placeholder = "Name" }
      question.preferredAction = question.actions[1]
      desk.present(question)
      desk.expectScreen(
        """


          ┌──────────────────────────────────┐
          │              Rename              │
          │                                  │
          │   Others will see the new name   │
          │           immediately.           │
          │                                  │
          │› Name: [______________________]  │
          │                                  │
          │     [ Cancel ]    [ Rename ]     │
          └──────────────────────────────────┘


         Enter done   Esc cancel   ^C quit
        """)
      desk.press("a", "enter")
      expectEqual(log, ["Rename"])
      expectEqual(question.textFields?.first?.text, "a")
    }

    test("An action sheet rises from the bottom edge, with what cancels apart") {
      let desk = Desk(size: GridSize(columns: 40, rows: 15)).show {
        StackScreen("Library", [label("Behind")])
      }
      desk.present(
        alert(
          "Share", "Where to?", .actionSheet,
          [("Cancel", .cancel), ("Mail", .default), ("Delete", .destructive)]))
      desk.expectScreen(
        """

          Behind

          ┌──────────────────────────────────┐
          │              Share               │
          │                                  │
          │            Where to?             │
          │                                  │
          │           › [ Mail ]             │
          │            [ Delete ]            │
          └──────────────────────────────────┘
          ┌──────────────────────────────────┐
          │            [ Cancel ]            │
          └──────────────────────────────────┘
         Enter choose   Esc cancel   q quit
        """)
      desk.press("down", "down")
      expectTrue(desk.screen.contains("› [ Cancel ]"))
      desk.click("[ Cancel ]", column: 3)
      expectFalse(desk.screen.contains("Share"))
    }

    test("On a wide screen an action sheet is a popover at its source, and Esc cancels it") {
      var log: [String] = []
      let share = button("Share")
      let desk = Desk(size: GridSize(columns: 80, rows: 15), on: .pad).show {
        StackScreen("Library", [label("Behind"), share])
      }
      let sheet = alert("Share", nil, .actionSheet, [("Mail", .default), ("Cancel", .cancel)]) {
        log.append($0)
      }
      desk.run {
        sheet.popoverPresentationController?.sourceView = share
        desk.window.rootViewController?.present(sheet, animated: false)
      }
      desk.expectScreen(
        """

          Behind
          [ Share ]
        ┌─────┴────────────────────────────────────────────┐
        │                      Share                       │
        │                                                  │
        │                   › [ Mail ]                     │
        └──────────────────────────────────────────────────┘






         Enter choose   Esc cancel   ? help   q quit
        """)
      desk.press("esc")
      expectEqual(log, ["Cancel"])
    }

    test("A message that is higher than the screen scrolls above its actions") {
      let text = (1...30).map { "Rule \($0) of the house." }.joined(separator: "\n")
      let terms = alert("Terms", text, .alert, [("Decline", .cancel), ("Accept", .default)])
      terms.preferredAction = terms.actions[1]
      desk.present(terms)
      desk.expectScreen(
        """
          ┌──────────────────────────────────┐
          │              Terms               │
          │                                  │
          │       Rule 1 of the house.       │
          │       Rule 2 of the house.       │
          │       Rule 3 of the house.       │
          │       Rule 4 of the house.       │
          │       Rule 5 of the house.       │
          │       Rule 6 of the house.       │
          │       Rule 7 of the house.       │
          │       Rule 8 of the house.       │
          │       Rule 9 of the house.      ↓│
          │    [ Decline ]  › [ Accept ]     │
          └──────────────────────────────────┘
         Enter choose   Esc cancel   q quit
        """)
      desk.press("pagedown", "down", "down")
      expectTrue(desk.screen.contains("│      Rule 11 of the house.      ↑│\n"))
      expectTrue(desk.screen.contains("│      Rule 21 of the house.      ↓│\n"))
      desk.press("pagedown", "pagedown", "pagedown", "up")
      expectTrue(desk.screen.contains("Rule 29"))
    }

    test("Twelve actions can be used on a small screen") {
      var log: [String] = []
      let actions = (1...12).map { ("Action \($0)", UIAlertAction.Style.default) }
      desk.present(
        alert("Twelve", "There are many.", .alert, actions + [("Cancel", .cancel)]) {
          log.append($0)
        })
      desk.expectScreen(
        """
          ┌──────────────────────────────────┐
          │              Twelve              │
          │                                  │
          │         There are many.          │
          │                                  │
          │         › [ Action 1 ]           │
          │           [ Action 2 ]           │
          │           [ Action 3 ]           │
          │           [ Action 4 ]           │
          │           [ Action 5 ]           │
          │           [ Action 6 ]           │
          │           [ Action 7 ]           │
          │           [ Action 8 ]          ↓│
          └──────────────────────────────────┘
         Enter choose   Esc cancel   q quit
        """)
      desk.press(Array(repeating: "down", count: 11))
      expectTrue(desk.screen.contains("│           [ Action 1 ]          ↑│\n"))
      expectTrue(desk.screen.contains("│        › [ Action 12 ]          ↓│\n"))
      desk.press("enter")
      expectEqual(log, ["Action 12"])
    }

    test("Twelve actions of an action sheet scroll above what cancels it") {
      let actions = (1...12).map { ("Action \($0)", UIAlertAction.Style.default) }
      desk.present(alert("Twelve", nil, .actionSheet, actions + [("Cancel", .cancel)]))
      desk.press(Array(repeating: "down", count: 11))
      desk.expectScreen(
        """
          ┌──────────────────────────────────┐
          │           [ Action 4 ]          ↑│
          │           [ Action 5 ]           │
          │           [ Action 6 ]           │
          │           [ Action 7 ]           │
          │           [ Action 8 ]           │
          │           [ Action 9 ]           │
          │          [ Action 10 ]           │
          │          [ Action 11 ]           │
          │        › [ Action 12 ]           │
          └──────────────────────────────────┘
          ┌──────────────────────────────────┐
          │            [ Cancel ]            │
          └──────────────────────────────────┘
         Enter choose   Esc cancel   q quit
        """)
    }
  }
}
