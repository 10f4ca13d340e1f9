internal import Foundation
internal import HeadlessUIKit

@MainActor
extension Grid {
  /// Draws the rows from `offset` on of items in a part of the grid.
  ///
  /// An arrow at the right edge shows that there is more above or below.
  mutating func draw(
    _ items: [BodyItem], in body: GridRect, offset: Int, totalRows: Int, focus: FocusID?
  ) {
    var view = Grid(body.size)
    for item in items {
      let row = item.rect.row - offset
      if row < body.rows, row + item.rect.rows > 0 { view.draw(item, row: row, focus: focus) }
    }
    let column = body.columns - 1
    if offset > 0 { view.put("↑", at: GridPosition(column: column, row: 0), style: .secondary) }
    if offset + body.rows < totalRows {
      view.put("↓", at: GridPosition(column: column, row: body.rows - 1), style: .secondary)
    }
    // The caret may be scrolled away.
    if let cursor = view.cursor, !view.size.rect.contains(cursor) { view.cursor = nil }
    paste(view, at: body.origin)
  }

  /// Draws an item at a row, with the marks of the focus if it has the focus.
  mutating func draw(_ item: BodyItem, row: Int, focus: FocusID?) {
    var rect = item.rect
    rect.row = row
    if let rows = item.rows { return draw(rows, in: rect, focus: focus) }
    for run in item.runs where (0..<size.rows).contains(row + run.row) {
      let place = GridPosition(column: rect.column + run.column, row: row + run.row)
      put(run.text, at: place, style: run.style)
    }
    guard let focus, item.focus?.id == focus else { return }
    mark(rect, isEditor: item.focus?.editor != nil)
    if let caret = item.caret {
      cursor = GridPosition(column: rect.column + caret.column, row: row + caret.row)
    }
  }

  private mutating func draw(_ rows: SectionRows, in section: GridRect, focus: FocusID?) {
    let hidden = max(0, -section.row / rows.rowHeight)
    for index in rows.paths.dropFirst(hidden) {
      let rect = rows.rect(ofRow: index, in: section)
      if rect.row >= size.rows { break }
      // A row is shown whole or not at all, unless it could never be whole.
      let isWhole = rect.row >= 0 && rect.endRow <= size.rows
      if !isWhole, rect.rows <= size.rows { continue }
      let path = IndexPath(row: index, section: rows.section)
      guard let cell = rows.list.rowCell(at: path) else { continue }
      var picture = RowPicture(cell)
      if rect.rows == 1 { picture.isDetailBelow = false }
      for run in picture.runs(columns: rect.columns) where run.row < rect.rows {
        let place = GridPosition(column: rect.column + run.column, row: rect.row + run.row)
        put(run.text, at: place, style: run.style)
      }
      if picture.isSelected {
        put("•", at: GridPosition(column: rect.column - 2, row: rect.row), style: .accent)
      }
      if focus == .row(ObjectIdentifier(rows.list), path) { mark(rect) }
    }
  }

  /// Marks the focus, also by a `›` on the left for pictures without styles.
  mutating func mark(_ rect: GridRect, isEditor: Bool = false) {
    add(isEditor ? .bold : .reverse, in: rect)
    let style = CellStyle(.accent, attributes: .bold)
    put("›", at: GridPosition(column: rect.column - 2, row: rect.row), style: style)
  }
}
