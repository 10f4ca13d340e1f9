import CompactTesting
import CoordinatorDriving
import Testing

@Suite struct ScriptTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Each kind of line is read into its step") {
      let script = try Script(
        """
        # A tour.
        tap "Log in"   # the button
        type "Username" "ada \\"the\\" first\\n"
        select "Row 1"
        tab "About"
        back
        swipe back
        swipe back to 0.4 cancel
        swipe down
        swipe down to 0.25 cancel
        swipe left
        swipe right to 0.5 cancel
        open newsstand://article/42#top
        open "newsstand://a b"
        activity "reading" "id=42" "a=b=c"
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
        tap outside
        back to "Library"
        """)
      expectEqual(
        script.lines.map { "\($0.number) \($0.step)" }.joined(separator: "\n"),
        #"""
        2 tap "Log in"
        3 type "Username" "ada \"the\" first\n"
        4 select "Row 1"
        5 tab "About"
        6 back
        7 swipe back
        8 swipe back to 0.4 cancel
        9 swipe down
        10 swipe down to 0.25 cancel
        11 swipe left
        12 swipe right to 0.5 cancel
        13 open "newsstand://article/42#top"
        14 open "newsstand://a b"
        15 activity "reading" "a=b=c" "id=42"
        16 notification "news"
        17 shortcut "search" "text="
        18 background
        19 foreground
        20 memory warning
        21 scene open
        22 scene close
        23 scene 2
        25 screen
        26 screen "the library"
        27 size 120x40
        28 tree
        29 journal
        30 expect screen "Library"
        31 expect text "# no comment"
        32 expect no text "gone"
        33 expect tree "Login"
        34 expect no tree "Login"
        35 expect depth 2
        36 expect idle
        37 tap outside
        38 back to "Library"
        """#)
    }

    test("A byte order mark is passed over, and a line separator is a character") {
      let script = try Script("\u{FEFF}tap \"a\u{2028}b\"\nback")
      expectEqual(script.lines.map(\.step), [.tap("a\u{2028}b"), .back])
      expectEqual(script.lines.map(\.number), [1, 2])
    }

    test("A line may be very long") {
      let text = String(repeating: "🧮é", count: 100_000)
      try expectEqual(Script("tap \"\(text)\"").lines.map(\.step), [.tap(text)])
      expectTrue(refusal(of: "tap \"\(text)\" x").hasPrefix("t:1:200008: "))
    }

    test("A step written as a line is read as the same step") {
      let steps: [Step] = [
        .tap("a \"b\" \\ # \n\t"), .type(field: "ü", text: ""), .swipeBack(cancelAt: 0.4),
        .swipeDown(cancelAt: nil), .swipePage(forward: true, cancelAt: nil),
        .swipePage(forward: false, cancelAt: 0.25), .open("a:b c"),
        .activity("a", info: ["b": "c=\"", "a": ""]), .scene(.show(3)), .scene(.close),
        .memoryWarning,
        .expect(.noTree("x")), .expect(.depth(0)),
      ]
      let text = steps.map(\.description).joined(separator: "\n")
      try expectEqual(Script(text).lines.map(\.step), steps)
    }
  }

  @Test(
    arguments: [
      ("dance", "t:1:1: 'dance' is no verb"),
      ("\"Log in\"", "t:1:1: a line starts with a verb"),
      ("tap", "t:1:4: here comes the label of what is tapped, in quotes"),
      ("tap Login", "t:1:5: here comes the label of what is tapped, in quotes (\"), or 'outside'"),
      ("tap outside \"a\"", "t:1:13: the line should end here"),
      ("back home", "t:1:6: after 'back' the line ends, or 'to' and the title of a screen follow"),
      ("back to", "t:1:8: here comes the title of a screen in the back button's menu, in quotes"),
      ("back to \"a\" \"b\"", "t:1:13: the line should end here"),
      ("tap \"Log in", "t:1:5: this quote is not closed"),
      ("tap \"a\\q\"", "t:1:7: after a backslash comes"),
      ("tap \"a\" \"b\"", "t:1:9: the line should end here"),
      ("type \"Username\"", "t:1:16: here comes the text to type"),
      (
        "swipe up",
        "t:1:7: after 'swipe' comes 'back', 'down', 'left', 'right' or the text of a row"
      ),
      ("swipe \"Row\"", "t:1:12: here comes the title of the row's action"),
      ("swipe back to 2 cancel", "t:1:15: after 'to' comes how far"),
      ("swipe back to 0.5", "t:1:18: a swipe that stops on the way ends with 'cancel'"),
      ("swipe back quickly", "t:1:12: after the direction the line ends"),
      ("activity", "t:1:9: here comes the type of the activity"),
      ("activity \"\"", "t:1:10: here comes the type of the activity, which is not empty"),
      ("activity \"a\" \"b\"", "t:1:14: here comes an entry, such as"),
      ("activity \"a\" \"=b\"", "t:1:14: here comes an entry, such as"),
      ("activity \"a\" b=c", "t:1:14: the line should end here"),
      ("shortcut \"a\" \"b=1\" \"b=2\"", "t:1:20: the key 'b' was given before"),
      ("notification news", "t:1:14: here comes the name of the notification, in quotes"),
      ("memory", "t:1:7: after 'memory' comes 'warning'"),
      ("scene", "t:1:6: after 'scene' comes 'open', 'close' or a number"),
      ("scene 0", "t:1:7: after 'scene' comes 'open', 'close' or a number, counted from 1"),
      ("background now", "t:1:12: the line should end here"),
      ("size", "t:1:5: here comes a size, from 40x12 to 1000x500"),
      ("size 80", "t:1:6: after 'size' come columns and rows"),
      ("size 0x0", "t:1:6: after 'size' come columns and rows"),
      ("size 1001x24", "t:1:6: after 'size' come columns and rows"),
      ("size 80x-24", "t:1:6: after 'size' come columns and rows"),
      ("screen library", "t:1:8: after 'screen' the line ends, or a name"),
      ("screen \"\"", "t:1:8: the name of a picture"),
      ("screen \"../x\"", "t:1:8: the name of a picture"),
      ("screen \"/etc/x\"", "t:1:8: the name of a picture"),
      ("screen \"a\\nb\"", "t:1:8: the name of a picture"),
      ("screen \".x\"", "t:1:8: the name of a picture"),
      ("expect", "t:1:7: after 'expect' comes"),
      ("expect no screen \"x\"", "t:1:11: after 'expect no' comes 'text' or 'tree'"),
      ("expect no text \"\"", "t:1:16: here comes the text, which is not empty"),
      ("expect tree \"\"", "t:1:13: here comes a part of the tree, which is not empty"),
      ("Tap \"a\"", "t:1:1: 'Tap' is no verb"),
      ("tap“Log in”", "t:1:1: 'tap“Log' is no verb"),
      ("tap “Log in”", "t:1:5: here comes the label of what is tapped, in quotes (\")"),
      ("swipe back to nan cancel", "t:1:15: after 'to' comes how far"),
      ("swipe back to -0.1 cancel", "t:1:15: after 'to' comes how far"),
      ("expect depth -1", "t:1:14: after 'expect depth' comes how many"),
      ("expect idle now", "t:1:13: the line should end here"),
      ("open", "t:1:5: here comes the URL"),
      ("expect depth many", "t:1:14: after 'expect depth' comes how many"),
      ("\n\n  expect joy", "t:3:10: 'joy' cannot be expected"),
    ])
  func `A line that cannot be read is named with its column`(line: String, message: String) {
    expectTrue(refusal(of: line).hasPrefix(message))
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `Lines end as in any editor`(end: String) throws {
    let script = try Script("back", "", "\t tree\t# x", "screen", end: end)
    expectEqual(script.lines.map { "\($0.number) \($0.step)" }, ["1 back", "3 tree", "4 screen"])
  }

  private func refusal(of text: String) -> String {
    do {
      _ = try Script(text, name: "t")
      return "read"
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
