package import CoordinatorCore

/// The journals of all roots of an application as one, including the events of their start.
///
/// The roots of all scenes have one clock, and those that have the same name are numbered: the path
/// of the second one begins with `AppCoordinator#2`.
@MainActor
package final class RootJournals {
  private let receive: @MainActor (Event) -> Void
  private var rootSubscription: RootRegistry.Subscription?
  /// The subscriptions to the journals that exist: several roots may have one journal.
  private var subscriptions: [(journal: WeakReference<Journal>, token: Journal.Subscription)] = []
  private var clock: (() -> Duration)?
  private var rootCounts: [String: Int] = [:]
  private var roots: [String: WeakReference<CoordinatorContext>] = [:]

  /// - Parameter receive: Receives each event, until you release this object.
  package init(_ receive: @escaping @MainActor (Event) -> Void) {
    self.receive = receive
    rootSubscription = RootRegistry.whenRegistered { [weak self] root in self?.subscribe(to: root) }
  }

  /// The root that has a name in the paths of the events.
  package func root(named name: String) -> (any Coordinator)? { roots[name]?.object?.coordinator }

  /// Begins with the number of the first root again, as in a new process.
  func numberRootsAgain() {
    rootCounts = [:]
    roots = [:]
  }

  private func subscribe(to root: CoordinatorContext) {
    let type = root.coordinator.map { typeName(of: $0) } ?? ""
    let number = rootCounts[type, default: 0] + 1
    rootCounts[type] = number
    let name = number > 1 ? "\(type)#\(number)" : type
    roots[name] = WeakReference(root)
    let journal = root.journal
    subscriptions.removeAll { $0.journal.object == nil }
    if subscriptions.contains(where: { $0.journal.object === journal }) { return }
    // Later journals have started later. The clock of the first one is that of all.
    let delay = clock.map { $0() - journal.clock() } ?? .zero
    clock = clock ?? journal.clock
    let token = journal.subscribe { [weak self] event in
      var path = event.path
      if path == type || path.hasPrefix(type + "/") { path = name + path.dropFirst(type.count) }
      self?.receive(Event(event.kind, path: path, start: event.start, time: event.time + delay))
    }
    subscriptions.append((WeakReference(journal), token))
  }
}

/// Collects the journal events of all roots of an application, including those of their start.
@MainActor
package final class JournalCollector {
  package private(set) var events: [Event] = []
  package var onEvent: (@MainActor () -> Void)?
  private var journals: RootJournals?

  package init() {
    journals = RootJournals { [weak self] event in
      self?.events.append(event)
      self?.onEvent?()
    }
  }

  package func root(named name: String) -> (any Coordinator)? { journals?.root(named: name) }

  /// Begins with the number of the first root again, for the relaunch of the application.
  package func numberRootsAgain() { journals?.numberRootsAgain() }
}
