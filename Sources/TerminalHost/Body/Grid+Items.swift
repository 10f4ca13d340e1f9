internal import HeadlessUIKit

extension Grid {
  /// Draws an item at a row, with the marks of the focus if it has the focus.
  @MainActor
  mutating func draw(_ item: BodyItem, row: Int, focus: FocusID?) {
    for run in item.runs where (0..<size.rows).contains(row + run.row) {
      let place = GridPosition(column: item.rect.column + run.column, row: row + run.row)
      put(run.text, at: place, style: run.style)
    }
    guard let focus, item.focus?.id == focus else { return }
    var rect = item.rect
    rect.row = row
    LayerPicture.mark(rect, isEditor: item.focus?.editor != nil, in: &self)
    if let caret = item.caret {
      cursor = GridPosition(column: rect.column + caret.column, row: row + caret.row)
    }
  }

  /// Draws an arrow at the right edge if there is more above or below.
  mutating func drawScrollMarks(offset: Int, totalRows: Int) {
    let column = size.columns - 1
    if offset > 0 {
      put("↑", at: GridPosition(column: column, row: 0), style: .secondary)
    }
    if offset + size.rows < totalRows {
      put("↓", at: GridPosition(column: column, row: size.rows - 1), style: .secondary)
    }
  }

  /// Hides the cursor of a caret that is scrolled away.
  mutating func hideCursorOutside() {
    if let cursor, !size.rect.contains(cursor) { self.cursor = nil }
  }
}
