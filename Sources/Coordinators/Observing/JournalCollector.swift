package import CoordinatorCore

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
}
