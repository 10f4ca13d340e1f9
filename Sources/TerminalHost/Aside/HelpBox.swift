/// The help box over the app, with the keys that have an effect now.
@MainActor
struct HelpBox {
  private static let widest = 56
  private static let title = "Keys"

  /// The number of lines above the visible ones; the drawing limits it.
  private(set) var scroll = 0

  mutating func scroll(by rows: Int) { scroll = max(0, scroll + rows) }

  mutating func scrollToEnd() { scroll = .max / 2 }

  static func hint(in size: GridSize, _ guide: KeyGuide) -> String {
    let rect = rect(in: size, guide)
    let isLong = lines(guide, columns: rect.columns - 4).count > rect.rows - 2
    return isLong ? "Up/Down scroll   Esc close" : "Esc close"
  }

  static func rect(in size: GridSize, _ guide: KeyGuide) -> GridRect {
    let columns = min(widest, size.columns - 2)
    let rows = min(lines(guide, columns: columns - 4).count + 2, size.rows)
    return GridRect(
      column: (size.columns - columns) / 2, row: (size.rows - rows) / 2, columns: columns,
      rows: rows)
  }

  mutating func draw(into grid: inout Grid, size: GridSize, _ guide: KeyGuide) {
    grid.dim()
    let rect = Self.rect(in: size, guide)
    grid.fill(rect)
    grid.box(rect, style: .border)
    grid.put(
      " \(Self.title) ", at: GridPosition(column: rect.column + 2, row: rect.row), style: .bold)
    let inside = rect.inset(columns: 2, rows: 1)
    let lines = Self.lines(guide, columns: inside.columns)
    scroll = min(scroll, max(0, lines.count - inside.rows))
    for (row, line) in lines.dropFirst(scroll).prefix(inside.rows).enumerated() {
      let place = GridPosition(column: inside.column, row: inside.row + row)
      grid.put(line.text, at: place, style: line.isTitle ? .bold : .plain)
    }
    let edge = rect.endColumn - 2
    if scroll > 0 { grid.put("↑", at: GridPosition(column: edge, row: inside.row)) }
    if scroll + inside.rows < lines.count {
      grid.put("↓", at: GridPosition(column: edge, row: inside.endRow - 1))
    }
  }

  private static func lines(
    _ guide: KeyGuide, columns: Int
  ) -> [(text: String, isTitle: Bool)] {
    let widest = guide.groups.flatMap(\.entries).map(\.keys.count).max() ?? 0
    // In a narrow box, the meanings get more than half of the columns.
    let keyColumns = min(widest, columns * 9 / 20)
    var lines: [(text: String, isTitle: Bool)] = []
    for group in guide.groups {
      if !lines.isEmpty { lines.append(("", false)) }
      lines.append((group.title, true))
      for entry in group.entries {
        let keys = TextLines.wrap(entry.keys, columns: keyColumns)
        let meaning = TextLines.wrap(entry.meaning, columns: columns - keyColumns - 4)
        for row in 0..<max(keys.count, meaning.count) {
          let key = row < keys.count ? keys[row] : ""
          let gap = String(repeating: " ", count: keyColumns - key.count + 2)
          lines.append(("  " + key + gap + (row < meaning.count ? meaning[row] : ""), false))
        }
      }
    }
    return lines
  }
}
