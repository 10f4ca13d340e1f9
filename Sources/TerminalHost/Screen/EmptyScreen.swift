/// The frame while no window is visible.
@MainActor
enum EmptyScreen {
  private static let lines = [
    "No window is visible.",
    "",
    "If none appears, look for a missing 'makeKeyAndVisible()' on the window, or a missing",
    "'launch()' on the root coordinator. q quits, and then shows what the app has printed.",
  ]

  static func frame(of size: GridSize) -> ScreenFrame {
    var grid = Grid(size)
    var row = 1
    for line in lines {
      for part in TextLines.wrap(line, columns: max(size.columns - 4, 1)) where row < size.rows {
        grid.put(part, at: GridPosition(column: 2, row: row), style: .secondary)
        row += 1
      }
    }
    return ScreenFrame(grid: grid)
  }
}
