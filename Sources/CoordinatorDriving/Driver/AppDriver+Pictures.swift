import Foundation
import HeadlessUIKit
import TerminalHost

extension AppDriver {
  /// Resizes the terminal for which pictures are drawn, and the device's screen with it.
  ///
  /// A cell is 8 by 16 points. With 100 columns or more, the device is a pad, otherwise a phone. View
  /// controllers get the same calls as when a user rotates a device. At most 1000 columns and 500 rows
  /// are used.
  public func resize(columns: Int, rows: Int) {
    size = GridSize(
      columns: min(columns, GridSize.largest.columns), rows: min(rows, GridSize.largest.rows))
    fit()
    settle()
  }

  /// Draws lines of text beside screens of 100 columns or more, as a host with a panel does.
  package func showPanel(_ lines: @escaping () -> [String]) {
    session = HostSession(device: device, panel: lines)
    fit()
  }

  private func fit() {
    let session = session ?? HostSession(device: device)
    device.run { session.fit(size) }
  }

  func capture(_ name: String) throws(StepFailure) -> String? {
    guard let pictureFolder else { return screen }
    let file = pictureFolder.appendingPathComponent("\(name).txt")
    do {
      try FileManager.default.createDirectory(at: pictureFolder, withIntermediateDirectories: true)
      try Data("\(screen)\n".utf8).write(to: file, options: .atomic)
    } catch {
      throw StepFailure(
        "The picture cannot be written to \(file.path): \(error.localizedDescription)",
        mayPass: false)
    }
    return nil
  }
}
