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
  /// Rows of a table, which are asked for their content only when they are in sight.
  var rows: SectionRows?
  /// Where a caret stands, within the item.
  var caret: GridPosition?
}

/// The rows of one section of a table, all of the same height.
@MainActor
struct SectionRows {
  let table: UITableView
  let section: Int
  let count: Int
  let rowHeight: Int
}
