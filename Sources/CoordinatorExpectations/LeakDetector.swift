import CoordinatorCore
import Coordinators

/// Finds the coordinators of an application that were stopped, and the screens that were removed, but not
/// freed.
@MainActor
package final class LeakDetector {
  private struct WeakReference {
    weak var coordinator: AnyCoordinator?
  }

  private var observed: [ObjectIdentifier: WeakReference] = [:]
  private let removedScreens = RemovedScreens()
  private var rootSubscription: RootRegistry.Subscription?
  private var subscriptions: [Journal.Subscription] = []

  /// Observes the coordinators of the current application from now on.
  package init() {
    rootSubscription = RootRegistry.whenRegistered { [weak self] root in self?.observe(root) }
  }

  private func observe(_ root: CoordinatorContext) {
    subscriptions.append(
      root.journal.subscribe { [weak self, weak root] event in
        guard let root, event.kind == .lifecycle(.started) else { return }
        // The parent starts its youngest child now, unless another subscriber has delayed the event.
        if let child = CoordinatorContext.running?.childContexts.last,
          child.startNumber == event.start, child.journal === root.journal
        {
          self?.add(child)
        } else {
          self?.add(root)
        }
      })
    add(root)
  }

  private func add(_ context: CoordinatorContext) {
    guard let coordinator = context.coordinator else { return }
    observed[ObjectIdentifier(coordinator)] = WeakReference(coordinator: coordinator)
    for child in context.childContexts { add(child) }
  }

  /// What has happened to the coordinators and screens that are still alive; a coordinator that leaks
  /// retains its screens, so they are left out then.
  package var leaks: [String] {
    let coordinators = leakedCoordinators
    if !coordinators.isEmpty { return coordinators.map { "'\($0)' was stopped" } }
    return removedScreens.leaks.map { "'\($0)' was removed" }
  }

  private var leakedCoordinators: [String] {
    var names: [String] = []
    for entry in observed.values {
      guard let coordinator = entry.coordinator, coordinator.isInactive,
        !coordinator.context.isKeptForReuse
      else { continue }
      names.append(typeName(of: coordinator))
    }
    return names.sorted()
  }
}
