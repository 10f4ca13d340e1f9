extension CoordinatorContext {
  /// The journal of the coordinator's tree.
  ///
  /// A child shares its parent's journal from its start to its stop. To use a journal with your own clock, set it on
  /// the root before you launch the root.
  public var journal: Journal {
    get {
      if let storedJournal { return storedJournal }
      let journal = Journal()
      share(journal)
      return journal
    }
    set { share(newValue) }
  }

  /// The source of events, which can outlive the place in the tree; nil without subscribers.
  package var eventSource: EventSource? {
    guard let storedJournal, storedJournal.isObserved else { return nil }
    return EventSource(journal: storedJournal, path: path, start: startNumber)
  }

  /// Creates an event and records it, if the journal has subscribers.
  package func record(_ kind: @autoclosure () -> Event.Kind) { eventSource?.record(kind()) }

  /// Records a change of the state, and counts the starts.
  func record(_ change: LifecycleChange) {
    if change == .started { startNumber = storedJournal?.nextStartNumber() }
    record(.lifecycle(change))
  }

  /// The names of the coordinators from the root to this one, separated by slashes.
  package var path: String {
    let coordinators = lineage.compactMap(\.coordinator).reversed()
    return coordinators.map { typeName(of: $0) }.joined(separator: "/")
  }

  func share(_ journal: Journal?) {
    if journal !== storedJournal { startNumber = nil }
    storedJournal = journal
    for child in childContexts { child.share(journal) }
  }
}

/// A coordinator as a source of events.
package struct EventSource {
  let journal: Journal
  let path: String
  var start: Int?

  @MainActor
  package func record(_ kind: @autoclosure () -> Event.Kind) { journal.record(kind(), of: self) }
}
