import CompactTesting
import Testing

@testable import TerminalHost

struct FrameDiffTests: TableSuite {
  private func grid(_ lines: String..., columns: Int = 20) -> Grid {
    var grid = Grid(GridSize(columns: columns, rows: lines.count))
    for (row, line) in lines.enumerated() {
      grid.put(line, at: GridPosition(column: 0, row: row))
    }
    return grid
  }

  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1b}", with: "␛")
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Equal grids need no bytes") {
      expectTrue(FrameDiff.bytes(from: grid("same"), to: grid("same")).isEmpty)
    }

    test("A changed letter is all that is written, within the marks of one frame") {
      expectEqual(
        text(FrameDiff.bytes(from: grid("one", "two"), to: grid("one", "toe"))),
        "␛[?2026h␛[?25l␛[2;2H␛[0moe␛[?2026l")
    }

    test("A shorter line is cleared to its end, not overwritten with blanks") {
      expectEqual(
        text(FrameDiff.bytes(from: grid("a long line"), to: grid("a"))),
        "␛[?2026h␛[?25l␛[1;2H␛[0m␛[K␛[?2026l")
    }

    test("Changes far apart are jumped between, near ones are written in one go") {
      expectEqual(
        text(FrameDiff.bytes(from: grid("a--b----------c"), to: grid("A--B----------C"))),
        "␛[?2026h␛[?25l␛[1;1H␛[0mA--B␛[1;15HC␛[?2026l")
    }

    test("The cursor is moved explicitly after a wide character") {
      expectEqual(
        text(FrameDiff.bytes(from: grid(""), to: grid("日x"))),
        "␛[?2026h␛[?25l␛[1;1H␛[0m日␛[1;3Hx␛[?2026l")
    }

    test("An unknown or resized screen is cleared first") {
      let bytes = FrameDiff.bytes(from: nil, to: grid("x"))
      expectEqual(text(bytes), "␛[?2026h␛[0m␛[2J␛[?25l␛[1;1H␛[0mx␛[?2026l")
      expectEqual(FrameDiff.bytes(from: grid("x", columns: 9), to: grid("x")), bytes)
    }

    test("The cursor is shown where the grid says") {
      var next = grid("x")
      next.cursor = GridPosition(column: 1, row: 0)
      expectEqual(
        text(FrameDiff.bytes(from: grid("x"), to: next)), "␛[?2026h␛[?25l␛[1;2H␛[?25h␛[?2026l")
    }

    test("Styles become colours, or only attributes where there are none") {
      var next = Grid(GridSize(columns: 9, rows: 1))
      next.put(
        "x", at: GridPosition(column: 0, row: 0), style: CellStyle(.accent, attributes: .bold))
      next.put("y", at: GridPosition(column: 1, row: 0), style: CellStyle(.palette(9)))
      let old = Grid(next.size)
      expectEqual(
        text(FrameDiff.bytes(from: old, to: next)),
        "␛[?2026h␛[?25l␛[1;1H␛[0;1;36mx␛[0;91my␛[0m␛[?2026l")
      expectEqual(
        text(FrameDiff.bytes(from: old, to: next, palette: Palette(hasColors: false))),
        "␛[?2026h␛[?25l␛[1;1H␛[0;1mx␛[0my␛[0m␛[?2026l")
    }

    test("What comes second is faint where there are no colours") {
      var next = Grid(GridSize(columns: 9, rows: 1))
      next.put("x", at: GridPosition(column: 0, row: 0), style: CellStyle(.secondary))
      let old = Grid(next.size)
      expectEqual(
        text(FrameDiff.bytes(from: old, to: next, palette: Palette(hasColors: false))),
        "␛[?2026h␛[?25l␛[1;1H␛[0;2mx␛[0m␛[?2026l")
      expectTrue(text(FrameDiff.bytes(from: old, to: next)).contains("␛[0;90mx"))
    }

    test("A terminal that thinks a picture narrower shows no remains of what was there") {
      var emulator = ScreenEmulator(GridSize(columns: 20, rows: 1)) { character in
        character.unicodeScalars.count > 1 ? 1 : CharacterWidth.columns(of: character)
      }
      let (before, after) = (grid("abcdef"), grid("ab👨‍👩‍👧ef"))
      emulator.show(FrameDiff.bytes(from: Grid(before.size), to: before))
      emulator.show(FrameDiff.bytes(from: before, to: after))
      expectEqual(String(emulator.cells[0].prefix(6)), "ab👨‍👩‍👧 ef")
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8])
  func `Random frames leave the terminal as the last grid says`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let size = GridSize(columns: 16, rows: 4)
    var shown = Grid(size)
    var agreeing = ScreenEmulator(size)
    // This one takes joined and selected pictures for one column, as some terminals do.
    var other = ScreenEmulator(size) { character in
      character.unicodeScalars.count > 1 ? 1 : CharacterWidth.columns(of: character)
    }
    for _ in 0..<250 {
      var next = Bool.random(using: &random) ? shown : Grid(size)
      for _ in 0..<Int.random(in: 0..<5, using: &random) { scribble(&next, &random) }
      let bytes = FrameDiff.bytes(from: shown, to: next)
      agreeing.show(bytes)
      other.show(bytes)
      shown = next
      expectEqual(agreeing.picture, ScreenEmulator.picture(of: shown))
      expectEqual(agreeing.cursor, shown.cursor)
    }
    expectEqual(agreeing.clearings, 0)
    let plainRow = Grid(size)
    other.show(FrameDiff.bytes(from: shown, to: plainRow))
    expectEqual(other.picture, ScreenEmulator.picture(of: plainRow))
  }

  private func scribble(_ grid: inout Grid, _ random: inout SeededGenerator) {
    let pieces = ["a", "hello", "日本語", "👨‍👩‍👧", "❤️x", "e\u{301}", "   ", "─│", "🇩🇪", "क्षि"]
    let tints: [CellStyle] = [CellStyle(), CellStyle(.accent), CellStyle(attributes: .reverse)]
    let position = GridPosition(
      column: Int.random(in: -2..<grid.size.columns, using: &random),
      row: Int.random(in: 0..<grid.size.rows, using: &random))
    grid.put(
      pieces.randomElement(using: &random) ?? "", at: position,
      style: tints.randomElement(using: &random) ?? .plain)
    grid.cursor = Bool.random(using: &random) ? grid.cursor : GridPosition(column: 3, row: 1)
  }
}
