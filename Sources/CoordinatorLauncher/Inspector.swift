import CoordinatorCore
import CoordinatorDriving
import Coordinators
import HeadlessUIKit

/// The live coordinator tree and the last lines of the journal, as the lines of a host's panel.
@MainActor
final class Inspector {
  private let driver: AppDriver
  private let journalLength = 12

  init(device: HeadlessDevice) {
    driver = AppDriver(device: device)
  }

  var lines: [String] {
    var lines = driver.tree.split(separator: "\n").map(String.init)
    lines.append("")
    for event in driver.journal.split(separator: "\n").suffix(journalLength) {
      lines.append(String(event))
    }
    return lines
  }
}
