import CompactTesting
import TerminalHost
import Testing

struct GridTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A grid prints as text without the blanks at the ends") {
      var grid = Grid(GridSize(columns: 20, rows: 6))
      grid.put("Title", at: GridPosition(column: 2, row: 0))
      grid.box(GridRect(column: 0, row: 1, columns: 12, rows: 3))
      grid.put("inside", at: GridPosition(column: 2, row: 2), style: CellStyle(.accent))
      expectEqual(
        grid.text,
        """
          Title
        ┌──────────┐
        │ inside   │
        └──────────┘
        """)
    }

    test("Text is cut off at the edge and after the columns it was given") {
      var grid = Grid(GridSize(columns: 6, rows: 3))
      expectEqual(grid.put("abcdefgh", at: GridPosition(column: 2, row: 0)), 4)
      expectEqual(grid.put("abcdefgh", at: GridPosition(column: 0, row: 1), columns: 3), 3)
      expectEqual(grid.put("outside", at: GridPosition(column: 0, row: 9)), 6)
      expectEqual(grid.put("outside", at: GridPosition(column: 9, row: 0)), 0)
      expectEqual(grid.text, "  abcd\nabc")
    }

    test("Text that begins left of the grid shows its rest") {
      var grid = Grid(GridSize(columns: 6, rows: 1))
      grid.put("abcdef", at: GridPosition(column: -2, row: 0))
      expectEqual(grid.text, "cdef")
    }

    test("A wide character is never cut in two at the edge") {
      var grid = Grid(GridSize(columns: 5, rows: 1))
      expectEqual(grid.put("日本語", at: GridPosition(column: 0, row: 0)), 4)
      expectEqual(grid.text, "日本")
    }

    test("Control characters in a text become pictures and never reach the terminal") {
      var grid = Grid(GridSize(columns: 40, rows: 1))
      grid.put(
        "a\u{1b}[2Jb\u{7}c\u{7f}d\u{9b}e\u{202e}f\tg\nh", at: GridPosition(column: 0, row: 0))
      expectEqual(grid.text, "a␛[2Jb␇c␡d\u{fffd}ef g h")
    }

    test("A character after a sign that stands before it is drawn without that") {
      var grid = Grid(GridSize(columns: 10, rows: 1))
      grid.put("\u{600}12", at: GridPosition(column: 0, row: 0))
      expectEqual(grid.text, "12")
    }

    test("A letter under a thousand accents keeps only a few") {
      var grid = Grid(GridSize(columns: 4, rows: 1))
      grid.put(
        "a" + String(repeating: "\u{301}", count: 1000) + "b", at: GridPosition(column: 0, row: 0))
      expectEqual(grid.text.unicodeScalars.count, 17)
      expectEqual(grid[GridPosition(column: 1, row: 0)].character, "b")
    }

    test("A pasted grid brings its cursor and is cut off at the edge") {
      var small = Grid(GridSize(columns: 4, rows: 2))
      small.put("日本", at: GridPosition(column: 0, row: 0))
      small.put("abcd", at: GridPosition(column: 0, row: 1))
      small.cursor = GridPosition(column: 1, row: 1)
      var grid = Grid(GridSize(columns: 5, rows: 2))
      grid.fill(GridRect(column: 0, row: 0, columns: 5, rows: 2), with: ".")
      grid.paste(small, at: GridPosition(column: 2, row: 0))
      expectEqual(grid.text, "..日\n..abc")
      expectEqual(grid.cursor, GridPosition(column: 3, row: 1))
    }

    test("A pasted grid leaves no half of a wide character at an edge") {
      var small = Grid(GridSize(columns: 4, rows: 1))
      small.put("日本", at: GridPosition(column: 0, row: 0))
      for (column, text) in [(-1, " 本"), (-3, "  本"), (1, " 日本"), (2, "日日"), (-9, "日本")] {
        var grid = Grid(GridSize(columns: 5, rows: 1))
        grid.put("日本", at: GridPosition(column: 0, row: 0))
        grid.paste(small, at: GridPosition(column: column, row: 0))
        expectEqual(grid.text, text)
      }
    }

    test("Dimming keeps the text and takes the cursor away") {
      var grid = Grid(GridSize(columns: 5, rows: 1))
      grid.put("abc", at: GridPosition(column: 0, row: 0), style: CellStyle(attributes: .bold))
      grid.cursor = GridPosition(column: 0, row: 0)
      grid.dim()
      expectEqual(grid.text, "abc")
      expectNil(grid.cursor)
      expectEqual(
        grid[GridPosition(column: 0, row: 0)].style, CellStyle(.secondary, attributes: .dim))
    }

    test("Drawing outside an empty grid is harmless") {
      var grid = Grid(GridSize(columns: 0, rows: -3))
      grid.put("x", at: GridPosition(column: 0, row: 0))
      grid.box(GridRect(column: -5, row: -5, columns: 20, rows: 20))
      grid.fill(GridRect(column: -5, row: -5, columns: 20, rows: 20), with: "x")
      grid.add(.bold, in: GridRect(column: -5, row: -5, columns: 20, rows: 20))
      expectTrue(grid.text.isEmpty)
    }
  }

  @Test(arguments: [
    (0, "x 語"), (1, " x語"), (2, "日x"), (3, "日 x"),
  ])
  func `Writing over half of a wide character blanks its other half`(
    column: Int, expected: String
  ) {
    var grid = Grid(GridSize(columns: 5, rows: 1))
    grid.put("日語", at: GridPosition(column: 0, row: 0))
    grid.put("x", at: GridPosition(column: column, row: 0))
    expectEqual(grid.text, expected)
  }

  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("한", 2), ("ｆ", 2), ("🙂", 2), ("👨‍👩‍👧", 2),
    ("🇩🇪", 2), ("👍🏽", 2), ("❤️", 2), ("1️⃣", 2), ("\u{301}", 0), ("\u{200b}", 0), ("\u{202e}", 0),
    ("─", 1), ("›", 1), ("Ω", 1), ("\t", 1), ("\r\n", 1), ("क्षि", 1),
    ("\u{600}1", 1), ("\u{600}日", 2), ("\u{600}\u{301}", 0), ("\u{600}\u{601}2", 1),
  ])
  func `A grapheme cluster takes the columns a terminal gives it`(text: String, columns: Int) {
    var grid = Grid(GridSize(columns: 10, rows: 1))
    expectEqual(grid.put(text, at: GridPosition(column: 0, row: 0)), columns)
  }
}
