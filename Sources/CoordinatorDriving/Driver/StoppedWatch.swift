import CoordinatorCore
import Coordinators
package import HeadlessUIKit

/// Remembers the coordinators of an application, to find out which of them were stopped and not freed.
@MainActor
package final class StoppedWatch {
  private struct Known {
    weak var coordinator: AnyCoordinator?
  }

  private let device: HeadlessDevice
  private var known: [ObjectIdentifier: Known] = [:]
  private var subscriptions: [Journal.Subscription] = []

  /// Begins to watch what runs on a device from now on.
  package init(on device: HeadlessDevice) {
    self.device = device
    device.run {
      RootRegistry.whenRegistered { [weak self] root in self?.follow(root) }
    }
  }

  private func follow(_ root: CoordinatorContext) {
    subscriptions.append(
      root.journal.subscribe { [weak self, weak root] _ in
        if let root { self?.note(root) }
      })
    note(root)
  }

  private func note(_ context: CoordinatorContext) {
    guard let coordinator = context.coordinator else { return }
    known[ObjectIdentifier(coordinator)] = Known(coordinator: coordinator)
    for child in context.children { note(child.context) }
  }

  /// The names of those that were stopped and are alive, once transitions have ended.
  package var alive: [String] {
    device.clock.drain()
    var names: [String] = []
    for entry in known.values {
      guard let coordinator = entry.coordinator, coordinator.isInactive else { continue }
      names.append(typeName(of: coordinator))
    }
    return names.sorted()
  }
}
