import CompactTesting
import TerminalHost
import Testing

struct KeyParserTests: TableSuite {
  private func keys(_ text: String) -> String {
    keys(Array(text.utf8))
  }

  private func keys(_ bytes: [UInt8]) -> String {
    var parser = KeyParser()
    return describe(parser.feed(bytes) + parser.flush())
  }

  private func describe(_ events: [InputEvent]) -> String {
    events.map(\.description).joined(separator: " ")
  }

  @Test(arguments: [
    ("a", "a"), ("Aé日🙂", "A é 日 🙂"), ("e\u{301}x", "é x"), (" ", "space"), ("👨‍👩‍👧", "👨‍👩‍👧"),
    ("\r", "enter"), ("\n", "enter"), ("\t", "tab"), ("\u{1b}[Z", "shift-tab"),
    ("\u{7f}", "backspace"), ("\u{8}", "backspace"), ("\u{1b}[3~", "delete"),
    ("\u{1b}[A\u{1b}[B\u{1b}[C\u{1b}[D", "up down right left"),
    ("\u{1b}OA\u{1b}OB\u{1b}OC\u{1b}OD", "up down right left"),
    ("\u{1b}[H\u{1b}[F\u{1b}[1~\u{1b}[4~\u{1b}OH\u{1b}OF", "home end home end home end"),
    ("\u{1b}[5~\u{1b}[6~\u{1b}[2~", "pageup pagedown insert"),
    ("\u{3}\u{1}\u{1a}\u{0}\u{1c}", "ctrl-c ctrl-a ctrl-z ctrl-space ctrl-\\"),
    ("\u{1b}[1;5C\u{1b}[1;2A\u{1b}[1;3D\u{1b}[3;5~", "ctrl-right shift-up alt-left ctrl-delete"),
    ("\u{1b}OP\u{1b}[15~\u{1b}[24~\u{1b}[[A", "f1 f5 f12 f1"),
    ("\u{1b}x\u{1b}é\u{1b}\u{7f}\u{1b}\r", "alt-x alt-é alt-backspace alt-enter"),
    ("\u{1b}\u{1a}\u{1b}\u{c}\u{1b}\u{3}", "escape ctrl-z escape ctrl-l escape ctrl-c"),
    ("\u{1b}", "escape"), ("\u{1b}\u{1b}", "escape escape"), ("\u{1b}\u{1b}[A", "escape up"),
    ("\u{1b}[", "alt-["), ("\u{1b}O", "alt-O"), ("\u{1b}]", "alt-]"),
  ])
  func `Keys are read from what a terminal sends`(bytes: String, expected: String) {
    expectEqual(keys(bytes), expected)
  }

  @Test(arguments: [
    ("\u{1b}[<0;3;4M", "press(button: 0) at 2,3"),
    ("\u{1b}[<0;3;4m", "release(button: 0) at 2,3"),
    ("\u{1b}[<2;300;100M", "press(button: 2) at 299,99"),
    ("\u{1b}[<32;1;1M", "drag(button: 0) at 0,0"),
    ("\u{1b}[<35;1;1M", "move at 0,0"),
    ("\u{1b}[<64;5;6M\u{1b}[<65;5;6M", "scrollUp at 4,5 scrollDown at 4,5"),
    ("\u{1b}[M #$\u{1b}[M##$", "press(button: 0) at 2,3 release(button: 0) at 2,3"),
    ("\u{1b}[M@q~\u{1b}[M5!!", "drag(button: 0) at 80,93 press(button: 1) at 0,0"),
    ("\u{1b}[M`!!\u{1b}[Ma!!", "scrollUp at 0,0 scrollDown at 0,0"),
    ("\u{1b}[M q", ""), ("\u{1b}[M \u{1b}[<35;1;1M", "move at 0,0"), ("\u{1b}[M  #\u{1b}[M # ", ""),
    ("\u{1b}[M \u{0}q", ""), ("\u{1b}[M\u{1c}!!", ""),
    ("\u{1b}[<0;0;4M\u{1b}[<0;3M\u{1b}[<;;M\u{1b}[<66;1;1M\u{1b}[<128;5;5M", ""),
  ])
  func `Mouse reports become events`(bytes: String, expected: String) {
    expectEqual(keys(bytes), expected)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A mouse event knows what was held down") {
      var parser = KeyParser()
      expectEqual(
        parser.feed("\u{1b}[<20;3;4M".utf8),
        [
          .mouse(
            MouseEvent(
              .press(button: 0), at: GridPosition(column: 2, row: 3), modifiers: [.shift, .control])
          )
        ])
    }

    test("A paste comes as one event, escape bytes and all") {
      expectEqual(
        keys("a\u{1b}[200~two\nlines \u{1b}[A é\u{1b}[201~b"), "a paste(two\nlines \u{1b}[A é) b")
    }

    test("A paste waits for its end, whatever the clock says") {
      var parser = KeyParser()
      expectTrue(parser.feed("\u{1b}[200~abc\u{1b}".utf8).isEmpty)
      expectFalse(parser.isWaiting)
      expectTrue(parser.flush().isEmpty)
      expectEqual(describe(parser.feed("[201~".utf8)), "paste(abc)")
    }

    test("Every sequence may be split between any two bytes") {
      let bytes = Array(
        "a\u{1b}[1;5C\u{1b}OH日\u{1b}[<0;3;4M\u{1b}[M q#\u{1b}[200~x\u{1b}y\u{1b}[201~\u{1b}é".utf8)
      let whole = keys(bytes)
      for split in bytes.indices {
        var parser = KeyParser()
        let events = parser.feed(bytes[..<split]) + parser.feed(bytes[split...]) + parser.flush()
        expectEqual(describe(events), whole)
      }
      var parser = KeyParser()
      var events: [InputEvent] = []
      for byte in bytes { events += parser.feed([byte]) }
      expectEqual(describe(events + parser.flush()), whole)
    }

    test("An escape byte waits until it is decided") {
      var parser = KeyParser()
      expectTrue(parser.feed([0x1b]).isEmpty)
      expectTrue(parser.isWaiting)
      expectEqual(describe(parser.flush()), "escape")
      expectFalse(parser.isWaiting)
      expectEqual(describe(parser.feed("[A".utf8)), "[ A")
    }

    test("A character waits for its other bytes, whatever the clock says") {
      var parser = KeyParser()
      expectTrue(parser.feed([0xe6]).isEmpty)
      expectFalse(parser.isWaiting)
      expectTrue(parser.flush().isEmpty)
      expectEqual(describe(parser.feed([0x97, 0xa5])), "日")
    }

    test("An answer of the terminal is left out") {
      expectEqual(keys("\u{1b}]11;rgb:0/0/0\u{7}a\u{1b}P1+r\u{1b}\\b\u{1b}[?62;22cc"), "a b c")
    }

    test("An endless sequence ends") {
      for count in [40, 10_000] {
        expectEqual(keys("\u{1b}[" + String(repeating: "1;", count: count) + "Ax"), "x")
      }
      expectEqual(keys("\u{1b}[99999999999999999999999~x"), "x")
    }
  }

  @Test(
    arguments: [
      [0xff, 0xfe, 0x61], [0xc3, 0x61], [0xe6, 0x97, 0x61], [0x80, 0x80, 0x61],
      [0xed, 0xa0, 0x80, 0x61],
      [0xf4, 0x90, 0x80, 0x80, 0x61], [0xc2, 0x9b, 0x61], [0x1b, 0x5b, 0x39, 0x39, 0x7e, 0x61],
    ] as [[UInt8]])
  func `What is no character and no sequence is left out`(bytes: [UInt8]) {
    expectEqual(keys(bytes), "a")
  }

  @Test(arguments: [1, 2, 3, 4])
  func `Garbage never traps, and Esc always gets the parser back`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let likely: [UInt8] = Array("\u{1b}[]OPM<0;12~mZA".utf8) + [0xc3, 0xf0, 0x9f, 0x00, 0x80]
    var parser = KeyParser()
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0..<20, using: &random)).map { _ in
        Bool.random(using: &random)
          ? likely.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
      }
      _ = parser.feed(bytes)
      if Bool.random(using: &random) { _ = parser.flush() }
    }
    _ = parser.feed("\u{1b}[201~".utf8)
    _ = parser.flush()
    expectEqual(describe(parser.feed("a".utf8)), "a")
  }
}
