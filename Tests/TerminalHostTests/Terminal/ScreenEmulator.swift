@testable import TerminalHost

/// A terminal that understands what `FrameDiff` writes, and may think differently about widths.
struct ScreenEmulator {
  private(set) var cells: [[Character]]
  private(set) var styles: [[String]]
  private(set) var cursor: GridPosition?
  private(set) var clearings = 0
  private let size: GridSize
  private let width: (Character) -> Int
  private var column = 0
  private var row = 0
  private var style = "0"

  init(_ size: GridSize, width: @escaping (Character) -> Int = CharacterWidth.columns(of:)) {
    self.size = size
    self.width = width
    cells = Array(repeating: Array(repeating: " ", count: size.columns), count: size.rows)
    styles = Array(repeating: Array(repeating: "0", count: size.columns), count: size.rows)
  }

  /// The screen, with U+0000 where a wide character reaches in, and the styles.
  var picture: [String] {
    (0..<size.rows).map { row in
      String(cells[row]) + " " + styles[row].joined(separator: ",")
    }
  }

  /// What a grid looks like on a terminal that agrees with our widths.
  static func picture(of grid: Grid) -> [String] {
    var emulator = ScreenEmulator(grid.size)
    for row in 0..<grid.size.rows {
      for column in 0..<grid.size.columns {
        let cell = grid[GridPosition(column: column, row: row)]
        emulator.cells[row][column] = cell.columns == 0 ? "\0" : cell.character
        emulator.styles[row][column] = Palette().parameters(cell.style)
      }
    }
    return emulator.picture
  }

  mutating func show(_ bytes: [UInt8]) {
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    while let character = rest.popFirst() {
      if character == "\u{1b}" { control(&rest) } else { print(character) }
    }
  }

  private mutating func control(_ rest: inout Substring) {
    precondition(rest.popFirst() == "[")
    var parameters = ""
    while let next = rest.first, !next.isLetter {
      parameters.append(next)
      rest.removeFirst()
    }
    switch (rest.popFirst(), parameters) {
    case ("H", _):
      let numbers = parameters.split(separator: ";").compactMap { Int($0) }
      (row, column) = (numbers[0] - 1, numbers[1] - 1)
    case ("m", _): style = parameters
    case ("J", "2"):
      let clearings = clearings + 1
      self = ScreenEmulator(size, width: width)
      self.clearings = clearings
    case ("K", "2"): for column in 0..<size.columns { clear(column) }
    case ("K", ""): for column in column..<size.columns { clear(column) }
    case ("h", "?25"): cursor = GridPosition(column: column, row: row)
    case ("l", "?25"): cursor = nil
    case ("h", "?2026"), ("l", "?2026"): break
    case let other: preconditionFailure("unknown sequence \(other)")
    }
  }

  private mutating func clear(_ column: Int) {
    cells[row][column] = " "
    styles[row][column] = "0"
  }

  private mutating func print(_ character: Character) {
    let columns = width(character)
    for offset in 0..<columns where column + offset < size.columns {
      cells[row][column + offset] = offset == 0 ? character : "\0"
      styles[row][column + offset] = style
    }
    column = min(column + columns, size.columns - 1)
  }
}
