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

/// An item of the body of a screen that has a place, but is not drawn yet.
@MainActor
struct BodyItem {
  /// The place in the rows of the body, which can be higher than the screen.
  var rect: GridRect
  var runs: [TextRun] = []
  /// The focusable element, whose mark is two columns to the left of `rect`; nil if there is none.
  var focus: Focusable?
  /// Rows of a list, whose cells are created only when they are visible.
  var rows: SectionRows?
  /// The view or bar button that the item shows, from which a popover or a menu can come.
  var source: AnyObject?
  /// The place of the caret, counted from the origin of the item.
  var caret: GridPosition?
}

extension BodyItem {
  /// The item, moved by a distance to a part of the screen.
  func moved(by distance: GridPosition, zone: Focusable.Zone) -> BodyItem {
    var item = self
    item.rect = rect.moved(by: distance)
    item.focus?.rect = item.rect
    item.focus?.zone = zone
    return item
  }

  /// Whether the item shows a view, one of its subviews, or a bar button.
  func shows(_ source: AnyObject) -> Bool {
    guard let view = self.source as? UIView, let wanted = source as? UIView else {
      return self.source === source
    }
    return view.isDescendant(of: wanted)
  }

  /// The place of a view, a bar button or a cell in the rows of the body; nil if it is elsewhere.
  func place(of source: AnyObject) -> GridRect? {
    if shows(source) { return rect }
    guard let rows, var view = source as? UIView, view.isDescendant(of: rows.list) else {
      return nil
    }
    while !(view is any RowCell), let above = view.superview { view = above }
    guard let cell = view as? any RowCell, let path = rows.list.place(of: cell),
      path.section == rows.section, rows.paths.contains(path.row)
    else { return nil }
    return rows.rect(ofRow: path.row, in: rect)
  }
}

/// Rows of one section of a list, all of the same height.
@MainActor
struct SectionRows {
  let list: any RowList
  let section: Int
  /// The rows' indexes in the section.
  let paths: Range<Int>
  let rowHeight: Int

  /// The place of a row in the rectangle of the rows.
  func rect(ofRow row: Int, in section: GridRect) -> GridRect {
    GridRect(
      column: section.column, row: section.row + (row - paths.lowerBound) * rowHeight,
      columns: section.columns,
      rows: rowHeight)
  }
}
