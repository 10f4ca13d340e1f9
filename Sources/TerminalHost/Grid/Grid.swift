/// A screen as a value: rows of cells, and the place of the cursor.
///
/// It does not depend on a terminal, so you can compare, print and test it:
///
/// ```swift
/// var grid = Grid(GridSize(columns: 12, rows: 3))
/// grid.box(GridRect(column: 0, row: 0, columns: 12, rows: 3))
/// grid.put("Hello", at: GridPosition(column: 2, row: 1))
/// print(grid.text)
/// ```
public struct Grid: Hashable, Sendable {
  /// The number of columns and rows.
  public let size: GridSize
  /// The place of the terminal's cursor; nil hides it.
  public var cursor: GridPosition?

  private var cells: [Cell]

  /// Creates a grid of blank cells.
  public init(_ size: GridSize) {
    self.size = size
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  /// The cell at a place; a blank one outside the grid.
  public subscript(position: GridPosition) -> Cell {
    guard let index = index(position.column, position.row) else { return .blank }
    return cells[index]
  }

  func row(_ row: Int) -> ArraySlice<Cell> { cells[row * size.columns..<(row + 1) * size.columns] }

  /// The screen as lines of text, without the blanks at the ends of lines and without the empty
  /// lines at the end.
  public var text: String {
    var lines: [String] = []
    for row in 0..<size.rows {
      var line = ""
      for cell in self.row(row) where cell.columns > 0 {
        line.append(cell.character)
      }
      while line.last == " " { line.removeLast() }
      lines.append(line)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  func index(_ column: Int, _ row: Int) -> Int? {
    guard column >= 0, column < size.columns, row >= 0, row < size.rows else { return nil }
    return row * size.columns + column
  }

  /// Writes a cell and, for a wide character, its right half.
  ///
  /// A wide character that is cut in two becomes blank.
  mutating func set(_ cell: Cell, _ column: Int, _ row: Int) {
    guard let index = index(column, row) else { return }
    blankTorn(index, column)
    cells[index] = cell
    guard cell.columns == 2 else { return }
    guard column + 1 < size.columns else {
      cells[index] = blank(cell.style)
      return
    }
    blankTorn(index + 1, column + 1)
    cells[index + 1] = .tail(cell.style)
  }

  /// Writes cells side by side; half of a wide character at an edge becomes blank.
  mutating func set(_ cells: ArraySlice<Cell>, _ column: Int, _ row: Int) {
    let start = max(0, column)
    let part = cells.dropFirst(start - column).prefix(max(0, size.columns - start))
    guard let first = index(start, row), let firstCell = part.first, let lastCell = part.last else {
      return
    }
    let last = first + part.count - 1
    blankTorn(first, start)
    blankTorn(last, start + part.count - 1)
    self.cells.replaceSubrange(first...last, with: part)
    if firstCell.columns == 0 { self.cells[first] = blank(firstCell.style) }
    if lastCell.columns == 2 { self.cells[last] = blank(lastCell.style) }
  }

  private func blank(_ style: CellStyle) -> Cell { Cell(character: " ", columns: 1, style: style) }

  /// Changes the styles of the cells in a rectangle.
  mutating func restyle(_ rect: GridRect, _ change: (inout CellStyle) -> Void) {
    for row in rows(of: rect) {
      for column in columns(of: rect) { change(&cells[row * size.columns + column].style) }
    }
  }

  /// The rows of a rectangle that are in the grid.
  func rows(of rect: GridRect) -> Range<Int> {
    max(0, rect.row)..<max(0, rect.row, min(rect.endRow, size.rows))
  }

  /// The columns of a rectangle that are in the grid.
  func columns(of rect: GridRect) -> Range<Int> {
    max(0, rect.column)..<max(0, rect.column, min(rect.endColumn, size.columns))
  }

  /// Blanks the other half of a wide character at `index`, which is about to be overwritten.
  private mutating func blankTorn(_ index: Int, _ column: Int) {
    if cells[index].columns == 0, column > 0 {
      cells[index - 1] = blank(cells[index - 1].style)
    }
    if cells[index].columns == 2, column + 1 < size.columns {
      cells[index + 1] = blank(cells[index + 1].style)
    }
  }
}
