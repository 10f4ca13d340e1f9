import Foundation
import HeadlessUIKit
import TerminalHost

extension AppDriver {
  /// Gives the terminal that the pictures are drawn for another size, and the device's screen one
  /// that goes with it.
  ///
  /// A cell is 8 by 16 points; from 100 columns on the device is a pad, below a phone. The view
  /// controllers hear of it as they do when a person turns a device.
  public func resize(columns: Int, rows: Int) {
    size = GridSize(columns: columns, rows: rows)
    fit()
    settle()
  }

  /// Draws lines of text beside the screen from 100 columns on, as a host with a panel does.
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
