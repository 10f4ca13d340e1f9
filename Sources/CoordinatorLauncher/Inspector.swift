import CoordinatorCore
import CoordinatorDriving
import Coordinators
import HeadlessUIKit

/// The coordinator tree and the latest journal events, as lines for a host's panel.
@MainActor
struct Inspector {
  private let driver: AppDriver
  private let journalLength = 12

  init(_ driver: AppDriver) { self.driver = driver }

  var lines: [String] {
    var lines = driver.tree.split(separator: "\n").map(String.init)
    lines.append("")
    for event in driver.events.suffix(journalLength) {
      // The panel is narrow, and the tree above shows the full path.
      let name = event.path.split(separator: "/").last ?? ""
      lines.append("\(name) \(event.kind)")
    }
    return lines
  }
}
