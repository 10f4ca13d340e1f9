import CoordinatorCore
import Coordinators

/// Keeps the journal's lines of all roots of one application, from before their start on.
@MainActor
final class JournalLines {
  private(set) var lines: [String] = []
  private var subscriptions: [Journal.Subscription] = []

  /// Called after each line.
  var whenAdded: (@MainActor () -> Void)?

  init() {
    RootRegistry.whenRegistered { [weak self] root in self?.follow(root.journal) }
  }

  private func follow(_ journal: Journal) {
    subscriptions.append(
      journal.subscribe { [weak self] event in
        self?.lines.append(event.description)
        self?.whenAdded?()
      })
  }
}
