import CompactTesting
import Foundation
import HeadlessUIKit
import TerminalHost
import Testing

struct WritingTests: TableSuite {
  private final class Listener: NSObject, UITextFieldDelegate {
    var log: [String] = []
    weak var next: UITextField?

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.append("\(range.location),\(range.length) '\(string)'")
      return true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("begin") }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      log.append("return")
      next?.becomeFirstResponder()
      return true
    }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Keys are written where the caret is, each through the field's delegate") {
      let name = field("Name")
      let listener = Listener()
      name.delegate = listener
      let desk = Desk().show { StackScreen(nil, [name, button("OK")]) }
      desk.press("a", "q", "1", "home", "é", "right", "日", "end", "backspace", "left", "delete")
      expectEqual(name.text, "éa日")
      expectEqual(
        listener.log,
        [
          "begin", "0,0 'a'", "1,0 'q'", "2,0 '1'", "0,0 'é'", "2,0 '日'", "4,1 ''", "3,1 ''",
        ])
    }

    test("In a text of several lines up and down move the caret, and no hint says scroll") {
      let lines = (1...20).map { "Line \($0)" }.joined(separator: "\n")
      let text = UITextView()
      text.text = lines
      let desk = Desk(size: GridSize(columns: 60, rows: 10)).show {
        StackScreen(nil, [text, label(lines)])
      }
      desk.run { text.becomeFirstResponder() }
      for _ in 1...10 { desk.mouse("down", 5, 5) }
      expectTrue(desk.screen.hasSuffix("\n F1 help   ^C quit"))
    }

    test("The terminal's cursor stands at the caret") {
      let name = field("Name", "日本")
      let desk = Desk().show { StackScreen(nil, [name]) }
      expectEqual(desk.session.frame(size: desk.size).cursor, GridPosition(column: 13, row: 1))
      desk.press("left")
      expectEqual(desk.session.frame(size: desk.size).cursor, GridPosition(column: 11, row: 1))
    }

    test("A long text shows the part around the caret") {
      let name = field("Name", String(repeating: "0123456789", count: 6))
      let desk = Desk(size: GridSize(columns: 40, rows: 12)).show { StackScreen(nil, [name]) }
      expectTrue(desk.screen.contains("› Name: [345678901234567890123456789_]"))
      desk.press("home")
      expectTrue(desk.screen.contains("› Name: [0123456789012345678901234567]\n"))
      desk.press("right", "日")
      expectTrue(desk.screen.contains("› Name: [0日1234567890123456789012345]\n"))
    }

    test("Return tells the delegate, and the focus follows the keyboard or goes on") {
      let (first, second, third) = (field("First"), field("Second"), field("Third"))
      let listener = Listener()
      first.delegate = listener
      listener.next = third
      let desk = Desk().show { StackScreen(nil, [first, second, third]) }
      desk.press("enter")
      expectEqual(listener.log, ["begin", "return"])
      expectTrue(desk.screen.contains("› Third"))
      desk.press("up")
      expectTrue(second.isFirstResponder)
      desk.press("enter")
      expectTrue(desk.screen.contains("› Third"))
    }

    test("Return in the last field stays there while nothing below can have the focus") {
      let (name, password, send) = (field("Name"), field("Password"), button("Log in"))
      let desk = Desk().show { StackScreen(nil, [name, password, send]) }
      desk.press("down")
      desk.run { send.isEnabled = false }
      desk.press("enter")
      expectTrue(password.isFirstResponder)
      expectTrue(desk.screen.contains("› Password"))
      desk.run { send.isEnabled = true }
      desk.press("enter")
      expectTrue(desk.screen.contains("› [ Log in ]"))
    }

    test("A paste where nothing is written says so") {
      let desk = Desk().show { StackScreen(nil, [button("OK")]) }
      desk.press("\u{1b}[200~text\u{1b}[201~")
      expectTrue(desk.screen.hasSuffix("\n ! There is nothing here to paste into."))
    }

    test("A hint is shown in an empty field unless it only repeats the field's name") {
      let (name, mail) = (field("Name"), field("jane@example.com"))
      name.accessibilityLabel = "Name"
      mail.accessibilityLabel = "Mail"
      let desk = Desk(size: GridSize(columns: 40, rows: 12)).show {
        StackScreen(nil, [name, mail])
      }
      desk.expectDocument(
        """

          Name: [____________________________]
          Mail: [jane@example.com____________]
        """)
    }

    test("A secure field never shows its text") {
      let secret = field("Password")
      secret.isSecureTextEntry = true
      let desk = Desk().show { StackScreen(nil, [secret]) }
      desk.press("o", "k")
      expectEqual(secret.text, "ok")
      expectTrue(desk.screen.contains("› Password: [••_"))
      expectFalse(desk.screen.contains("ok"))
    }

    test("A text view takes lines") {
      let notes = UITextView()
      let desk = Desk(size: GridSize(columns: 20, rows: 12)).show {
        StackScreen(nil, [notes, button("OK")])
      }
      desk.press("o", "n", "e", "enter", "t", "w", "o", "tab")
      expectEqual(notes.text, "one\ntwo")
      desk.expectScreen(
        """

          │ one
          │ two
          │
        › [ OK ]






         ? help   q quit
        """)
    }
  }
}
