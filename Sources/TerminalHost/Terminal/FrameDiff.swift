/// The bytes that change one frame on a terminal into another, with only the differences.
///
/// If terminals disagree about the width of a character, the cursor is moved explicitly after it,
/// and its row is always written as a whole. With the marks of synchronised output, a terminal
/// shows a frame at once.
package struct FrameDiff {
  /// Fewer unchanged cells than this are written again, because a jump is not shorter.
  static let shortestJump = 5

  private let old: Grid
  private let new: Grid
  private let palette: Palette
  private var output = ""
  /// The position of the terminal's cursor, if it is certain.
  private var at: GridPosition?
  private var style: CellStyle?

  /// The bytes from one grid to the next; nil, or another size, clears the terminal first.
  package static func bytes(from old: Grid?, to new: Grid, palette: Palette = Palette()) -> [UInt8]
  {
    if old == new { return [] }
    let known = old?.size == new.size ? old : nil
    var diff = FrameDiff(old: known ?? Grid(new.size), new: new, palette: palette)
    if known == nil { diff.output += ControlSequence.clearScreen }
    diff.writeRows()
    diff.writeCursor()
    return Array(
      (ControlSequence.beginFrame + diff.output + ControlSequence.endFrame).utf8)
  }

  private init(old: Grid, new: Grid, palette: Palette) {
    self.old = old
    self.new = new
    self.palette = palette
  }

  private mutating func writeRows() {
    output += ControlSequence.hideCursor
    for row in 0..<new.size.rows where old.row(row) != new.row(row) {
      if Self.hasDisputedWidth(old.row(row)) || Self.hasDisputedWidth(new.row(row)) {
        rewrite(row)
      } else {
        update(row)
      }
    }
    if style != nil, style != .plain { select(.plain) }
  }

  private mutating func writeCursor() {
    guard let cursor = new.cursor, cursor.column < new.size.columns, cursor.row < new.size.rows
    else { return }
    output += ControlSequence.move(cursor.column, cursor.row) + ControlSequence.showCursor
  }

  private mutating func rewrite(_ row: Int) {
    move(0, row)
    select(.plain)
    output += ControlSequence.clearLine
    write(0..<Self.end(of: new.row(row)), row)
  }

  private mutating func update(_ row: Int) {
    let (before, after) = (old.row(row), new.row(row))
    let base = after.startIndex
    let oldBase = before.startIndex
    let end = Self.end(of: after)
    var column = 0
    while column < end {
      guard before[oldBase + column] != after[base + column] else {
        column += 1
        continue
      }
      var start = column
      if after[base + start].columns == 0, start > 0 { start -= 1 }
      var lastChange = column
      column += 1
      while column < end, column - lastChange <= Self.shortestJump {
        if before[oldBase + column] != after[base + column] { lastChange = column }
        column += 1
      }
      var stop = lastChange + 1
      if stop < end, after[base + stop].columns == 0 { stop += 1 }
      write(start..<stop, row)
      column = max(stop, column)
    }
    if Self.end(of: before) > end {
      move(end, row)
      select(.plain)
      output += ControlSequence.clearToEndOfLine
    }
  }

  private mutating func write(_ columns: Range<Int>, _ row: Int) {
    let cells = new.row(row)
    for column in columns {
      let cell = cells[cells.startIndex + column]
      if cell.columns == 0 { continue }
      move(column, row)
      select(cell.style)
      output.append(cell.character)
      // At the right edge, the cursor stays in the last column.
      at =
        CharacterWidth.isPlain(cell.character) && column + 1 < new.size.columns
        ? GridPosition(column: column + 1, row: row) : nil
    }
  }

  private mutating func move(_ column: Int, _ row: Int) {
    let target = GridPosition(column: column, row: row)
    guard at != target else { return }
    output += ControlSequence.move(column, row)
    at = target
  }

  private mutating func select(_ wanted: CellStyle) {
    guard style != wanted else { return }
    output += "\u{1b}[\(palette.parameters(wanted))m"
    style = wanted
  }

  /// The column after the last cell that is not blank.
  private static func end(of cells: ArraySlice<Cell>) -> Int {
    var end = cells.endIndex
    while end > cells.startIndex, cells[end - 1] == .blank { end -= 1 }
    return end - cells.startIndex
  }

  private static func hasDisputedWidth(_ cells: ArraySlice<Cell>) -> Bool {
    cells.contains { CharacterWidth.isDisputed($0.character) }
  }
}
