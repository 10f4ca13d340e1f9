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

  /// The journal and this coordinator's path, or nil if the journal has no subscribers.
  ///
  /// Use them to record an event after the coordinator was detached.
  package var observedJournal: (journal: Journal, path: String)? {
    guard let storedJournal, storedJournal.isObserved else { return nil }
    return (storedJournal, path)
  }

  /// Creates an event and records it, if the journal has subscribers.
  package func record(_ kind: @autoclosure () -> Event.Kind) {
    guard let (journal, path) = observedJournal else { return }
    journal.record(kind(), path: path)
  }

  /// The names of the coordinators from the root to this one, separated by slashes.
  package var path: String {
    let coordinators = lineage.compactMap(\.coordinator).reversed()
    return coordinators.map { typeName(of: $0) }.joined(separator: "/")
  }

  func share(_ journal: Journal?) {
    storedJournal = journal
    for child in childContexts { child.share(journal) }
  }
}
