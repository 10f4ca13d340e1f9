import CoordinatorCore
import Coordinators
package import HeadlessUIKit

/// Finds the coordinators of an application that were stopped but not freed.
@MainActor
package final class LeakDetector {
  private struct WeakReference {
    weak var coordinator: AnyCoordinator?
  }

  private let device: HeadlessDevice
  private var observed: [ObjectIdentifier: WeakReference] = [:]
  private var subscriptions: [Journal.Subscription] = []

  /// Observes the coordinators that run on a device from now on.
  package init(on device: HeadlessDevice) {
    self.device = device
    device.run {
      RootRegistry.whenRegistered { [weak self] root in self?.observe(root) }
    }
  }

  private func observe(_ root: CoordinatorContext) {
    subscriptions.append(
      root.journal.subscribe { [weak self, weak root] _ in
        if let root { self?.add(root) }
      })
    add(root)
  }

  private func add(_ context: CoordinatorContext) {
    guard let coordinator = context.coordinator else { return }
    observed[ObjectIdentifier(coordinator)] = WeakReference(coordinator: coordinator)
    for child in context.children { add(child.context) }
  }

  /// The names of coordinators that were stopped and are still alive after all transitions.
  package var leaks: [String] {
    device.clock.drain()
    var names: [String] = []
    for entry in observed.values {
      guard let coordinator = entry.coordinator, coordinator.isInactive else { continue }
      names.append(typeName(of: coordinator))
    }
    return names.sorted()
  }
}
