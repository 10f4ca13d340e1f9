import CoordinatorCore
import Coordinators

/// Keeps the journal's events of all roots of one application, from before their start on.
@MainActor
final class JournalFollower {
  private(set) var events: [Event] = []
  private var subscriptions: [Journal.Subscription] = []

  /// Called after each event.
  var whenAdded: (@MainActor () -> Void)?

  init() {
    RootRegistry.whenRegistered { [weak self] root in self?.follow(root.journal) }
  }

  private func follow(_ journal: Journal) {
    subscriptions.append(
      journal.subscribe { [weak self] event in
        self?.events.append(event)
        self?.whenAdded?()
      })
  }
}
