/// A size in terminal cells.
public struct GridSize: Hashable, Sendable {
  /// The number of columns.
  public var columns: Int
  /// The number of rows.
  public var rows: Int

  /// The default size of pictures as text: 80 by 24.
  public static let standard = GridSize(columns: 80, rows: 24)

  /// The smallest size in which a screen can be used.
  package static let smallest = GridSize(columns: 40, rows: 12)
  /// The largest size of a frame; the rest of a larger window stays empty.
  package static let largest = GridSize(columns: 1000, rows: 500)

  /// Creates a size; negative numbers count as zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// The size that a text such as `120x40` stands for; nil if it is none, too small or too large.
  package init?(_ text: String) {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      Self.smallest.columns...Self.largest.columns ~= columns,
      Self.smallest.rows...Self.largest.rows ~= rows
    else { return nil }
    self.init(columns: columns, rows: rows)
  }

  /// The sizes that ``init(_:)`` accepts, for messages.
  package static var accepted: String { "from \(smallest) to \(largest), such as 120x40" }

  /// All cells of a grid of this size.
  var rect: GridRect { GridRect(column: 0, row: 0, columns: columns, rows: rows) }
}

extension GridSize: CustomStringConvertible {
  /// The size as text, such as `80x24`.
  public var description: String { "\(columns)x\(rows)" }
}

/// The place of a cell, counted from 0 at the upper left corner.
public struct GridPosition: Hashable, Sendable {
  /// The column, from the left.
  public var column: Int
  /// The row, from the top.
  public var row: Int

  /// Creates a position, which can be outside a grid.
  public init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

/// A rectangle of cells.
public struct GridRect: Hashable, Sendable {
  /// The leftmost column.
  public var column: Int
  /// The topmost row.
  public var row: Int
  /// The number of columns.
  public var columns: Int
  /// The number of rows.
  public var rows: Int

  /// Creates a rectangle; negative numbers of columns and rows count as zero.
  public init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  var origin: GridPosition { GridPosition(column: column, row: row) }
  var size: GridSize { GridSize(columns: columns, rows: rows) }
  var endColumn: Int { column + columns }
  var endRow: Int { row + rows }

  func inset(columns dx: Int, rows dy: Int) -> GridRect {
    GridRect(column: column + dx, row: row + dy, columns: columns - 2 * dx, rows: rows - 2 * dy)
  }

  func moved(by distance: GridPosition) -> GridRect {
    GridRect(
      column: column + distance.column, row: row + distance.row, columns: columns, rows: rows)
  }

  func union(_ other: GridRect) -> GridRect {
    let (column, row) = (min(column, other.column), min(row, other.row))
    return GridRect(
      column: column, row: row, columns: max(endColumn, other.endColumn) - column,
      rows: max(endRow, other.endRow) - row)
  }

  func contains(_ position: GridPosition) -> Bool {
    position.column >= column && position.column < endColumn
      && position.row >= row && position.row < endRow
  }
}
