package import CoordinatorCore

/// Collects the journal events of all roots of an application, including those of their start.
@MainActor
package final class JournalCollector {
  package private(set) var events: [Event] = []
  private var rootSubscription: RootRegistry.Subscription?
  private var subscriptions: [Journal.Subscription] = []
  private var firstJournalStart = ContinuousClock.now
  private var rootCounts: [String: Int] = [:]
  package var onEvent: (@MainActor () -> Void)?

  package init() {
    rootSubscription = RootRegistry.whenRegistered { [weak self] root in self?.subscribe(to: root) }
  }

  /// Gives the roots of all scenes one clock, and numbers the roots that have the same name.
  private func subscribe(to root: CoordinatorContext) {
    let name = root.coordinator.map { typeName(of: $0) } ?? ""
    let number = rootCounts[name, default: 0] + 1
    rootCounts[name] = number
    if subscriptions.isEmpty { firstJournalStart = .now }
    let delay = firstJournalStart.duration(to: .now)
    subscriptions.append(
      root.journal.subscribe { [weak self] event in
        self?.add(event, of: name, number, after: number > 1 ? delay : .zero)
      })
  }

  private func add(_ event: Event, of root: String, _ number: Int, after delay: Duration) {
    var path = event.path
    if number > 1, path == root || path.hasPrefix(root + "/") {
      path = "\(root)#\(number)" + path.dropFirst(root.count)
    }
    events.append(Event(event.kind, path: path, time: event.time + delay))
    onEvent?()
  }
}
