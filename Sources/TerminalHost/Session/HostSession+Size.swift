internal import HeadlessUIKit

extension HostSession {
  package func showsPanelBeside(in size: GridSize) -> Bool {
    let columns = panel.screenArea(in: size).columns
    return columns > 0 && columns < size.columns
  }

  /// Makes the device's screen as large as what a terminal of a size has left for the app, unless a
  /// panel covers the app or there is no screen to be seen.
  package func fit(_ size: GridSize) {
    let area = panel.screenArea(in: size)
    guard complaint == nil, area.columns > 0, area.rows > 1 else { return }
    device.screen = .terminal(GridSize(columns: area.columns, rows: area.rows))
  }
}
