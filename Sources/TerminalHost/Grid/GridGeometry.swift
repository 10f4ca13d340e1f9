/// A size in terminal cells.
public struct GridSize: Hashable, Sendable {
  /// How many columns there are.
  public var columns: Int
  /// How many rows there are.
  public var rows: Int

  /// The size that pictures in documents and scripts have: 80 by 24.
  public static let standard = GridSize(columns: 80, rows: 24)

  /// The smallest size in which a screen can be used.
  package static let smallest = GridSize(columns: 40, rows: 12)
  /// The largest size that is filled; of a larger window, the rest stays empty.
  package static let largest = GridSize(columns: 1000, rows: 500)

  /// Makes a size; negative numbers count as zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// All cells of a grid of this size.
  var rect: GridRect { GridRect(column: 0, row: 0, columns: columns, rows: rows) }
}

extension GridSize: CustomStringConvertible {
  /// The size as people write it: `80x24`.
  public var description: String { "\(columns)x\(rows)" }
}

/// A cell's place, counted from the upper left corner, which is 0, 0.
public struct GridPosition: Hashable, Sendable {
  /// The column, from the left.
  public var column: Int
  /// The row, from the top.
  public var row: Int

  /// Makes a position, which may lie outside a grid.
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
  /// How many columns it covers.
  public var columns: Int
  /// How many rows it covers.
  public var rows: Int

  /// Makes a rectangle; negative extents count as zero.
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
