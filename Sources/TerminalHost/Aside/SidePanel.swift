/// Lines of text beside the screen, or instead of it if there is no room for both.
@MainActor
struct SidePanel {
  /// From this width on, the panel is beside the screen.
  private static let roomyColumns = 100
  private static let narrowestScreen = 60
  private static let widest = 60

  private let lines: (() -> [String])?
  /// Whether the user has hidden a panel beside the screen, or shown one instead of it.
  private var isToggled = false
  private(set) var scroll = 0
  /// The largest scroll offset when the panel was last drawn; nil before that.
  private var lastScroll: Int?

  init(lines: (() -> [String])?) { self.lines = lines }

  var exists: Bool { lines != nil }

  mutating func toggle() {
    isToggled.toggle()
    scroll = 0
    lastScroll = nil
  }

  mutating func scroll(by rows: Int) {
    scroll = max(0, scroll + rows)
    if let lastScroll { scroll = min(scroll, lastScroll) }
  }

  mutating func scrollToEnd() { scroll = lastScroll ?? .max / 2 }

  func coversScreen(in size: GridSize) -> Bool {
    exists && isToggled && size.columns < Self.roomyColumns
  }

  /// The area of the screen, which has no columns while the panel covers it.
  func screenArea(in size: GridSize) -> GridRect {
    var area = size.rect
    guard exists else { return area }
    if size.columns >= Self.roomyColumns {
      // Here the panel is visible by default, so the key hides it.
      if !isToggled {
        area.columns = max(Self.narrowestScreen, size.columns - Self.widest)
      }
    } else if isToggled {
      area.columns = 0
    }
    return area
  }

  mutating func draw(into grid: inout Grid, beside area: GridRect) {
    guard let lines, area.columns < grid.size.columns else { return }
    let isBeside = area.columns > 0
    if isBeside { grid.line(column: area.columns, in: grid.size.rect) }
    let column = isBeside ? area.columns + 2 : 1
    let text = PanelText(lines(), columns: grid.size.columns - column - 1)
    let shown: [String]
    if isBeside {
      shown = text.newest(rows: grid.size.rows)
    } else {
      let rows = grid.size.rows - 1
      let last = max(0, text.lines.count - rows)
      lastScroll = last
      scroll = min(scroll, last)
      shown = Array(text.lines.dropFirst(scroll).prefix(rows))
      let hint = "Up/Down scroll   ^T back"
      grid.put(hint, at: GridPosition(column: 1, row: rows), style: .secondary)
    }
    for (row, line) in shown.enumerated() {
      grid.put(line, at: GridPosition(column: column, row: row))
    }
  }
}
