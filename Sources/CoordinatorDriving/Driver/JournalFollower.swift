import CoordinatorCore
import Coordinators

/// Keeps the journal's events of all roots of one application, from before their start on.
@MainActor
final class JournalFollower {
  private(set) var events: [Event] = []
  private var subscriptions: [Journal.Subscription] = []

  /// When the first journal began.
  private var start = ContinuousClock.now

  /// The names of the roots, each as often as there are journals with a root of that name.
  private var names: [String: Int] = [:]

  /// Called after each event.
  var whenAdded: (@MainActor () -> Void)?

  init() {
    RootRegistry.whenRegistered { [weak self] root in self?.follow(root) }
  }

  /// Several roots, one for each scene, have one clock here, and the second of a name is told apart.
  private func follow(_ root: CoordinatorContext) {
    let name = root.coordinator.map { typeName(of: $0) } ?? ""
    let number = names[name, default: 0] + 1
    names[name] = number
    if subscriptions.isEmpty { start = .now }
    let delay = start.duration(to: .now)
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
    whenAdded?()
  }
}
