import CompactTesting
import CoordinatorDriving
import Testing

struct ScriptTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Each kind of line is parsed, and its step has the line as its description") {
      let text = #"""
        tap "Log in"
        tap "Log in" twice
        tap outside
        type "Username" "ada \"the\" first\n"
        select "Row 1"
        tab "About"
        back
        back to "Library"
        escape
        swipe back
        swipe back to 0.4 cancel
        swipe down
        swipe down to 0.25 cancel
        swipe left
        swipe right to 0.5 cancel
        swipe "Row 1" "Delete"
        refresh
        open "newsstand://a b"
        activity "reading" "a=b=c" "id=42"
        notification "news"
        shortcut "search" "text="
        background
        foreground
        memory warning
        scene open
        scene close
        scene 2
        screen
        screen "the library"
        size 120x40
        tree
        journal
        expect screen "Library"
        expect text "# no comment"
        expect no text "gone"
        expect tree "Login"
        expect no tree "Login"
        expect depth 2
        expect idle
        """#
      let steps = try Script(text).lines.map { "\($0.step)" }
      expectEqual(steps.joined(separator: "\n"), text)
    }

    test("Comments and empty lines are left out, and a URL needs no quotes") {
      let script = try Script(
        """
        # A tour.
        tap "Log in"   # the button

        open newsstand://article/42#top
        activity "reading" "id=42" "a=b"
        """)
      expectEqual(
        script.lines.map { "\($0.number) \($0.step)" },
        [
          #"2 tap "Log in""#, #"4 open "newsstand://article/42#top""#,
          #"5 activity "reading" "a=b" "id=42""#,
        ])
    }

    test("A byte order mark is ignored, and a line separator is part of a text") {
      let script = try Script("\u{FEFF}tap \"a\u{2028}b\"\nback")
      expectEqual(script.lines.map(\.step), [.tap("a\u{2028}b"), .back])
      expectEqual(script.lines.map(\.number), [1, 2])
    }

    test("A line can be very long") {
      let text = String(repeating: "🧮é", count: 100_000)
      try expectEqual(Script("tap \"\(text)\"").lines.map(\.step), [.tap(text)])
      expectTrue(error(of: "tap \"\(text)\" x").hasPrefix("t:1:200008: "))
    }

    test("The description of a step with special values is parsed as the same step") {
      let steps: [Step] = [
        .tap("a \"b\" \\ # \n\t\r\n\r"), .type(field: "ü", text: ""),
        .swipePage(forward: true, cancelAt: nil), .swipePage(forward: false, cancelAt: 0.25),
        .activity("a", info: ["b": "c=\"", "a": ""]), .scene(.show(3)), .expect(.depth(0)),
      ]
      let text = steps.map(\.description).joined(separator: "\n")
      try expectEqual(Script(text).lines.map(\.step), steps)
    }
  }

  @Test(
    arguments: [
      ("dance", "t:1:1: unknown step 'dance'"),
      ("wait 2", "t:1:1: unknown step 'wait': each line waits until it can be performed"),
      ("\"Log in\"", "t:1:1: expected a step"),
      ("tap", "t:1:4: expected the label of an element, in quotes"),
      ("tap Login", "t:1:5: expected the label of an element, in quotes (\"), or 'outside'"),
      ("tap outside \"a\"", "t:1:13: expected the end of the line"),
      ("escape twice", "t:1:8: expected the end of the line"),
      ("back home", "t:1:6: expected 'to' and the title of a screen, or the end of the line"),
      ("back to", "t:1:8: expected the title of a screen in the back button's menu, in quotes"),
      ("back to \"a\" \"b\"", "t:1:13: expected the end of the line"),
      ("tap \"Log in", "t:1:5: this text has no closing quote"),
      ("tap \"a\\q\"", "t:1:7: expected \\, \", n, r or t"),
      ("tap \"a\" \"b\"", "t:1:9: expected the end of the line"),
      ("type \"Username\"", "t:1:16: expected the text to type"),
      (
        "swipe up",
        "t:1:7: expected 'back', 'down', 'left', 'right' or the text of a row"
      ),
      ("swipe \"Row\"", "t:1:12: expected the title of the row's action"),
      ("swipe back to 2 cancel", "t:1:15: expected a fraction"),
      ("swipe back to 0.5", "t:1:18: expected 'cancel' after the fraction"),
      ("swipe back quickly", "t:1:12: expected 'to 0.4 cancel'"),
      ("activity", "t:1:9: expected the type of the activity"),
      ("activity \"\"", "t:1:10: the type of the activity must not be empty"),
      ("activity \"a\" \"b\"", "t:1:14: expected an entry, such as"),
      ("activity \"a\" \"=b\"", "t:1:14: expected an entry, such as"),
      ("activity \"a\" b=c", "t:1:14: expected the end of the line"),
      ("shortcut \"a\" \"b=1\" \"b=2\"", "t:1:20: the key 'b' appears twice"),
      ("notification news", "t:1:14: expected the name of the notification, in quotes"),
      ("memory", "t:1:7: expected 'warning' after 'memory'"),
      ("scene", "t:1:6: expected 'open', 'close' or the number of a scene"),
      ("scene 0", "t:1:7: expected 'open', 'close' or the number of a scene, counted from 1"),
      ("background now", "t:1:12: expected the end of the line"),
      ("size", "t:1:5: expected a size from 40x12 to 1000x500"),
      ("size 80", "t:1:6: expected a size in columns and rows"),
      ("size 0x0", "t:1:6: expected a size in columns and rows"),
      ("size 1001x24", "t:1:6: expected a size in columns and rows"),
      ("size 80x-24", "t:1:6: expected a size in columns and rows"),
      ("screen library", "t:1:8: expected a file name"),
      ("screen \"\"", "t:1:8: a file name starts with"),
      ("screen \"../x\"", "t:1:8: a file name starts with"),
      ("screen \"/etc/x\"", "t:1:8: a file name starts with"),
      ("screen \"a\\nb\"", "t:1:8: a file name starts with"),
      ("screen \".x\"", "t:1:8: a file name starts with"),
      (
        "screen \"\(String(repeating: "a", count: 101))\"",
        "t:1:8: a file name starts with a letter or digit, may contain spaces, '-', '_' and '.', and has "
          + "at most 100 bytes"
      ),
      ("expect", "t:1:7: expected 'screen', 'text'"),
      ("expect no screen \"x\"", "t:1:11: expected 'text' or 'tree' after 'expect no'"),
      ("expect no text \"\"", "t:1:16: the text must not be empty"),
      ("expect tree \"\"", "t:1:13: a part of the tree must not be empty"),
      ("Tap \"a\"", "t:1:1: unknown step 'Tap'"),
      ("tap“Log in”", "t:1:1: unknown step 'tap“Log'"),
      ("tap “Log in”", "t:1:5: expected the label of an element, in quotes (\")"),
      ("swipe back to nan cancel", "t:1:15: expected a fraction"),
      ("swipe back to -0.1 cancel", "t:1:15: expected a fraction"),
      ("expect depth -1", "t:1:14: expected a number of screens"),
      ("expect idle now", "t:1:13: expected the end of the line"),
      ("open", "t:1:5: expected the URL"),
      ("expect depth many", "t:1:14: expected a number of screens"),
      ("\n\n  expect joy", "t:3:10: unknown expectation 'joy'"),
    ])
  func `An invalid line throws an error with its column`(line: String, message: String) {
    expectTrue(error(of: line).hasPrefix(message))
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `All common line ends are accepted`(end: String) throws {
    let script = try Script("back", "", "\t tree\t# x", "screen", end: end)
    expectEqual(script.lines.map { "\($0.number) \($0.step)" }, ["1 back", "3 tree", "4 screen"])
  }

  private func error(of text: String) -> String {
    do {
      _ = try Script(text, name: "t")
      return "parsed"
    } catch {
      return error.description
    }
  }
}

extension Script {
  fileprivate init(_ lines: String..., end: String) throws {
    try self.init(lines.joined(separator: end))
  }
}
