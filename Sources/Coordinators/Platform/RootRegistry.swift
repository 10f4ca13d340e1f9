package import CoordinatorCore
import UIKitShim

/// The root coordinators of an application, in the order in which they started.
///
/// Hosts and test drivers read the trees from here.
@MainActor
package enum RootRegistry {
  private struct Entry {
    var roots: [WeakReference<CoordinatorContext>] = []
    var observers: [@MainActor (CoordinatorContext) -> Void] = []
  }

  private static var entries = WeakKeyTable<UIApplication, Entry>()

  /// The running roots of the current application.
  package static var running: [any Coordinator] {
    (entries[UIApplication.shared]?.roots ?? []).compactMap { reference in
      guard let context = reference.object, context.isRunning, context.rootContext === context
      else { return nil }
      return context.coordinator
    }
  }

  /// Calls a closure for each root of the current application: those that run, and from now on
  /// each one before its `start()`.
  package static func whenRegistered(_ body: @escaping @MainActor (CoordinatorContext) -> Void) {
    let application = UIApplication.shared
    var entry = entries[application] ?? Entry()
    entry.observers.append(body)
    entries[application] = entry
    for root in running { body(root.context) }
  }

  static func register(_ context: CoordinatorContext) {
    BackgroundPause.observe()
    let application = UIApplication.shared
    var entry = entries[application] ?? Entry()
    entry.roots.removeAll { $0.object == nil || $0.object === context }
    entry.roots.append(WeakReference(context))
    entries[application] = entry
    for observer in entry.observers { observer(context) }
  }
}
