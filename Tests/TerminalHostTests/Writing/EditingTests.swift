import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

@testable import TerminalHost

struct EditingTests: TableSuite {
  private final class Listener: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var formats = false

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      log.append("\(range.location),\(range.length) '\(string.prefix(20))'")
      guard formats else { return true }
      let text = (textField.text ?? "") as NSString
      let typed = text.replacingCharacters(in: range, with: string).uppercased()
      textField.text = typed.hasPrefix("+") ? typed : "+" + typed
      return false
    }
  }

  /// A field with the text `one two, three`, and the caret behind it.
  private func desk(_ text: String = "one two, three") -> (Desk, UITextField) {
    let name = field("Name", text)
    return (Desk().show { StackScreen(nil, [name, button("OK")]) }, name)
  }

  @Test(arguments: [
    (["X"], "one two, threeX"),
    (["ctrl-a", "X", "ctrl-e", "Y"], "Xone two, threeY"),
    (["home", "X", "end", "Y"], "Xone two, threeY"),
    (["ctrl-left", "X", "ctrl-left", "ctrl-left", "Y"], "one Ytwo, Xthree"),
    (["alt-b", "alt-b", "X", "alt-f", "Y"], "one XtwoY, three"),
    (["home", "ctrl-right", "X", "ctrl-right", "Y"], "oneX twoY, three"),
    (["ctrl-w", "X"], "one two, X"),
    (["alt-backspace", "alt-backspace"], "one "),
    (["home", "alt-d", "X"], "X two, three"),
    (["home", "ctrl-delete", "ctrl-delete", "X"], "X, three"),
    (["home", "ctrl-d", "delete"], "e two, three"),
    (["ctrl-left", "ctrl-k", "X"], "one two, X"),
    (["ctrl-left", "ctrl-u", "X"], "Xthree"),
    (["home", "ctrl-w", "ctrl-u", "backspace", "end", "ctrl-k", "alt-d"], "one two, three"),
    (["home", "up", "left", "down"], "one two, three"),
  ])
  func `Keys move and delete by characters, by words and to the ends`(
    keys: [String], expected: String
  ) {
    let (desk, name) = desk()
    desk.press(keys)
    expectEqual(name.text, expected)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("What is typed, pasted or deleted is one change each") {
      let (desk, name) = desk("a🙂b cde")
      let listener = Listener()
      name.delegate = listener
      desk.press("home", "right", "delete", "X", "\u{1b}[200~\r\n2\u{1b}[201~", "ctrl-k")
      expectEqual(name.text, "aX 2")
      expectEqual(listener.log, ["1,2 ''", "1,0 'X'", "2,0 ' 2'", "4,5 ''"])
    }

    test("The caret keeps its place where the app writes something else") {
      let (desk, name) = desk("abc")
      let listener = Listener()
      listener.formats = true
      name.delegate = listener
      desk.press("home", "x", "y")
      expectEqual(name.text, "+XYABC")
      expectFalse(desk.screen.contains("rejected"))
      name.text = "a"
      desk.press("z")
      expectEqual(name.text, "+AZ")
    }

    test("A rejected change says so") {
      final class Rejecting: NSObject, UITextFieldDelegate {
        func textField(
          _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
          replacementString string: String
        ) -> Bool { false }
      }
      let (desk, name) = desk("abc")
      let rejecting = Rejecting()
      name.delegate = rejecting
      desk.press("x", "backspace")
      expectEqual(name.text, "abc")
      expectTrue(desk.screen.hasSuffix("\n ! the field rejected the text"))
    }

    test("A click puts the caret at its column") {
      let (desk, name) = desk("one two 日本 end")
      let start = desk.place(of: "one")
      desk.drag((start.column + 4, start.row))
      expectTrue(name.isFirstResponder)
      desk.press("X")
      expectEqual(name.text, "one Xtwo 日本 end")
      desk.drag((start.column + 12, start.row))
      desk.press("Y")
      expectEqual(name.text, "one Xtwo 日Y本 end")
      desk.drag((start.column + 40, start.row))
      desk.press("!")
      expectEqual(name.text, "one Xtwo 日Y本 end!")
      desk.mouse("press", start.column - 7, start.row)
      desk.press("!")
      expectEqual(name.text, "!one Xtwo 日Y本 end!")
    }

    test("A long text is pasted at once, with one call of the delegate") {
      let (desk, name) = desk("")
      let listener = Listener()
      name.delegate = listener
      let line = String(repeating: "é日x", count: 10) + "\r\n"
      let text = String(repeating: line, count: 200_000 / line.utf8.count)
      desk.press("\u{1b}[200~\(text)\u{1b}[201~", "left", "x", "home", "ctrl-right", "y")
      let length = (name.text ?? "").utf16.count
      expectEqual(length, text.utf16.count - 1 - (text.utf8.count / line.utf8.count) + 2)
      expectEqual(listener.log.count, 3)
      expectTrue(listener.log[0].hasPrefix("0,0 'é日x"))
    }

    // MARK: Texts of several lines

    test("The page keys go by a page of a long text, and lead out of it at its ends") {
      let (desk, notes) = notes((1...40).map { "Line \($0)" }.joined(separator: "\n"))
      desk.press("pageup", "X")
      let lines = (notes.text ?? "").split(separator: "\n")
      let row = lines.firstIndex { $0.contains("X") }
      expectEqual(row.map { $0 > 20 && $0 < 39 }, true, "\(String(describing: row))")
      expectTrue(desk.screen.contains("X"))
      desk.press("pagedown", "Y")
      expectEqual(notes.text?.hasSuffix("Line 40Y"), true)
      desk.press(Array(repeating: "pageup", count: 8))
      expectTrue(desk.screen.contains("› [ Top ]"))
    }

    test("A long line is several lines to the arrows, and the ends lead out of the text") {
      let (desk, notes) = notes("0123456789abcdefghij")
      desk.expectScreen(
        """

          [ Top ]
        › │ 0123456789abcd
          │ efghij
          │
          [ OK ]





         F1 help   ^C quit
        """)
      desk.press("left", "up", "X")
      expectEqual(notes.text, "01234X56789abcdefghij")
      desk.press("up", "enter")
      expectTrue(notes.isFirstResponder)
      expectTrue(desk.screen.contains("› [ Top ]"))
      desk.press("down", "down", "down", "down")
      expectTrue(desk.screen.contains("› [ OK ]"))
      expectEqual(notes.text, "01234X56789abcdefghij")
    }

    test("The line that is written stays visible in a long text") {
      let (desk, _) = notes((1...30).map { "Line \($0)" }.joined(separator: "\n"))
      expectTrue(desk.screen.contains("Line 30"))
      desk.press(Array(repeating: "up", count: 25))
      expectTrue(desk.screen.contains("Line 5 "))
      desk.press("x", "pagedown", "pagedown", "pagedown", "pagedown")
      expectTrue(desk.screen.contains("[ OK ]"))
      desk.press("ctrl-home")
      expectTrue(desk.screen.contains("Line 1 "))
      desk.press("ctrl-end")
      expectTrue(desk.screen.contains("Line 30"))
    }

    test("A click into the middle of a long text does not scroll it") {
      let (desk, notes) = notes((1...30).map { "Line \($0)" }.joined(separator: "\n"))
      desk.press("shift-tab")
      for _ in 0..<4 { desk.mouse("down", 5, 5) }
      let before = desk.screen
      desk.click("Line 15")
      expectTrue(desk.screen.contains("Line 12"))
      expectEqual(
        desk.screen.components(separatedBy: "\n")[2], before.components(separatedBy: "\n")[2])
      desk.press("x")
      expectTrue(notes.text.contains("\nxLine 15\n"))
    }

    test("A click in a text puts the caret at its line and column") {
      let (desk, notes) = notes("one two\nthree\nfour five")
      let start = desk.place(of: "three")
      desk.mouse("press", start.column + 2, start.row)
      desk.press("X")
      expectEqual(notes.text, "one two\nthXree\nfour five")
      desk.mouse("press", start.column + 13, start.row - 1)
      desk.press("Y")
      expectEqual(notes.text, "one twoY\nthXree\nfour five")
    }
  }

  private func notes(_ text: String) -> (Desk, UITextView) {
    let notes = UITextView()
    notes.text = text
    let desk = Desk(size: GridSize(columns: 20, rows: 12)).show {
      StackScreen(nil, [button("Top"), notes, button("OK")])
    }
    desk.press("tab")
    return (desk, notes)
  }

  @Test(arguments: [
    (["up", "X"], "one two\nthXree\nfour five"),
    (["end", "up", "up", "X", "down", "Y", "down", "Z"], "one twoX\nthreeY\nfour fZive"),
    (["end", "up", "up", "down", "down", "X"], "one two\nthree\nfour fiveX"),
    (["home", "X", "ctrl-home", "Y", "ctrl-end", "Z"], "Yone two\nthree\nXfour fiveZ"),
    (["up", "ctrl-a", "ctrl-k", "X"], "one two\nX\nfour five"),
    (["up", "ctrl-u", "ctrl-u"], "one two\nree\nfour five"),
    (["end", "up", "left", "down", "X"], "one two\nthree\nfourX five"),
    (["enter", "X"], "one two\nthree\nfo\nXur five"),
  ])
  func `Up and down go by drawn lines and keep the column`(keys: [String], expected: String) {
    let (desk, notes) = notes("one two\nthree\nfour five")
    desk.press(["home", "right", "right"] + keys)
    expectEqual(notes.text, expected)
  }

  @Test(arguments: [
    ("one two three four five", ["one two three ", "four five"]),
    ("one two threes f", ["one two ", "threes f"]),
    ("one two threes", ["one two threes"]),
    ("one two  threes", ["one two  ", "threes"]),
    ("one 0123456789abcdefgh", ["one ", "0123456789abcd", "efgh"]),
    ("0123456789abcd efgh", ["0123456789abcd", " efgh"]),
    (" 0123456789abc日", [" ", "0123456789abc", "日"]),
    ("one\ntwo threefour five\n", ["one", "two threefour ", "five", ""]),
  ])
  func `A line is broken between words, and every character keeps one place`(
    text: String, expected: [String]
  ) {
    let lines = EditorLines(text, columns: 14)
    expectEqual((0..<lines.count).map { lines.text(ofLine: $0) }, expected)
    var positions: [GridPosition] = []
    for place in 0...text.utf16.count {
      let position = lines.position(of: place)
      expectEqual(lines.place(at: position), place)
      expectFalse(positions.contains(position))
      positions.append(position)
    }
  }
}
