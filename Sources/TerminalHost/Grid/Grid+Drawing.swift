extension Grid {
  /// Writes one line of text, cut off at the edge of the grid or after `columns`.
  ///
  /// Each character takes its width in terminals, and is not cut in two. A control character is drawn
  /// as its picture, such as `␛`. Characters without a width are omitted.
  ///
  /// - Returns: The number of columns that were written.
  @discardableResult
  public mutating func put(
    _ text: some StringProtocol, at position: GridPosition, style: CellStyle = .plain,
    columns limit: Int = .max
  ) -> Int {
    var used = 0
    let room = min(limit, size.columns - position.column)
    for character in text {
      let (shown, width) = CharacterWidth.drawable(character)
      if width == 0 { continue }
      if used + width > room { break }
      set(
        Cell(character: shown, columns: UInt8(width), style: style), position.column + used,
        position.row)
      used += width
    }
    return used
  }

  /// Fills a rectangle with one character of one column, by default with blanks.
  public mutating func fill(
    _ rect: GridRect, with character: Character = " ", style: CellStyle = .plain
  ) {
    let (shown, width) = CharacterWidth.drawable(character)
    let cell = Cell(character: width == 1 ? shown : " ", columns: 1, style: style)
    for row in rows(of: rect) {
      for column in columns(of: rect) {
        set(cell, column, row)
      }
    }
  }

  /// Draws a border at the edge of a rectangle, without changing its inside.
  public mutating func box(_ rect: GridRect, style: CellStyle = .plain) {
    guard rect.columns > 1, rect.rows > 1 else { return }
    let (right, bottom) = (rect.endColumn - 1, rect.endRow - 1)
    line(from: rect.column + 1, to: right, row: rect.row, style: style)
    line(from: rect.column + 1, to: right, row: bottom, style: style)
    line(column: rect.column, in: rect, style: style)
    line(column: right, in: rect, style: style)
    set(Cell(character: "┌", columns: 1, style: style), rect.column, rect.row)
    set(Cell(character: "┐", columns: 1, style: style), right, rect.row)
    set(Cell(character: "└", columns: 1, style: style), rect.column, bottom)
    set(Cell(character: "┘", columns: 1, style: style), right, bottom)
  }

  /// Draws a horizontal line from one column up to, not including, another.
  public mutating func line(from start: Int, to end: Int, row: Int, style: CellStyle = .plain) {
    for column in max(0, start)..<max(0, start, min(end, size.columns)) {
      set(Cell(character: "─", columns: 1, style: style), column, row)
    }
  }

  /// Copies another grid into this one, cut off at the edges, with its cursor if it has one.
  public mutating func paste(_ other: Grid, at position: GridPosition) {
    for row in 0..<other.size.rows {
      set(other.row(row), position.column, position.row + row)
    }
    if let cursor = other.cursor {
      self.cursor = GridPosition(
        column: position.column + cursor.column, row: position.row + cursor.row)
    }
  }

  /// Adds attributes to the cells in a rectangle.
  public mutating func add(_ attributes: CellStyle.Attributes, in rect: GridRect) {
    restyle(rect) { $0.attributes.formUnion(attributes) }
  }

  /// Makes all cells faint, and hides the cursor, before a sheet or an alert is drawn over them.
  public mutating func dim() {
    restyle(size.rect) {
      $0 = CellStyle(.secondary, attributes: .dim, background: $0.background)
    }
    cursor = nil
  }
}

extension Grid {
  /// Draws a vertical line from the top to the bottom of a rectangle.
  mutating func line(column: Int, in rect: GridRect, style: CellStyle = .border) {
    let line = GridRect(column: column, row: rect.row, columns: 1, rows: rect.rows)
    fill(line, with: "│", style: style)
  }

  /// Sets the background colour of all cells without one.
  mutating func paint(_ background: UInt8) {
    restyle(size.rect) { $0.background = $0.background ?? background }
  }
}
