internal import HeadlessUIKit

/// A piece of text at a place within its item.
struct TextRun {
  var column: Int
  var row: Int
  var text: String
  var style: CellStyle

  init(_ text: String, column: Int = 0, row: Int = 0, style: CellStyle = .plain) {
    self.column = column
    self.row = row
    self.text = text
    self.style = style
  }
}

/// One thing in the body of a screen, laid out but not drawn yet.
@MainActor
struct BodyItem {
  /// Where it is, in rows of the body, which may be longer than the screen.
  var rect: GridRect
  var runs: [TextRun] = []
  /// What gets the focus here; its mark stands two columns to the left of `rect`.
  var focus: Focusable?
  /// Rows of a table, which are asked for their content only when they are visible.
  var rows: SectionRows?
  /// The view or bar button that is drawn here, for what comes out of it.
  var source: AnyObject?
  /// Where a caret stands, within the item.
  var caret: GridPosition?
}

extension BodyItem {
  /// The item at a distance from its place, in a part of the screen.
  func moved(by distance: GridPosition, zone: Focusable.Zone) -> BodyItem {
    var item = self
    item.rect = rect.moved(by: distance)
    item.focus?.rect = item.rect
    item.focus?.zone = zone
    return item
  }

  /// Whether this shows a view, or something in it, or a bar button.
  func shows(_ source: AnyObject) -> Bool {
    guard let view = self.source as? UIView, let wanted = source as? UIView else {
      return self.source === source
    }
    return view.isDescendant(of: wanted)
  }

  /// Where a view, a bar button or a cell is, in rows of the body.
  func place(of source: AnyObject) -> GridRect? {
    if shows(source) { return rect }
    guard let rows, var view = source as? UIView, view.isDescendant(of: rows.list) else {
      return nil
    }
    while !(view is any RowCell), let above = view.superview { view = above }
    guard let cell = view as? any RowCell, let path = rows.list.place(of: cell),
      path.section == rows.section
    else { return nil }
    return rows.rect(ofRow: path.row, in: rect)
  }
}

/// The rows of one section of a list, all of the same height.
@MainActor
struct SectionRows {
  let list: any RowList
  let section: Int
  let count: Int
  let rowHeight: Int

  /// Where a row is, if the section has a rectangle.
  func rect(ofRow row: Int, in section: GridRect) -> GridRect {
    GridRect(
      column: section.column, row: section.row + row * rowHeight, columns: section.columns,
      rows: rowHeight)
  }
}
