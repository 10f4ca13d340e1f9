import CoordinatorCore
import Coordinators
import HeadlessUIKit

/// The coordinator tree and the latest journal events, as lines for a host's panel.
@MainActor
final class Inspector {
  private let device: HeadlessDevice
  private let journalLength = 12
  private var journals: RootJournals?
  private var journalLines: [String] = []

  /// Begins with the events of the next root: make it before the app's launch.
  init(of device: HeadlessDevice) {
    self.device = device
    journals = device.run { RootJournals { [weak self] in self?.note($0) } }
  }

  private func note(_ event: Event) {
    // The panel is narrow, and the tree above shows the full path.
    let name = event.path.split(separator: "/").last ?? ""
    journalLines = journalLines.suffix(journalLength - 1) + ["\(name) \(event.kind)"]
    device.notifyDisplayObservers()
  }

  var lines: [String] {
    let tree = device.run { RootRegistry.tree(of: RootRegistry.running) }
    return tree.split(separator: "\n").map(String.init) + [""] + journalLines
  }
}
