extension CoordinatorContext {
  /// The journal of the tree this coordinator belongs to.
  ///
  /// A child gets its parent's when it is started, and gives it back when it is stopped. To use a journal with a clock
  /// of your own, set it on the root before it is launched.
  public var journal: Journal {
    get {
      if let knownJournal { return knownJournal }
      let made = Journal()
      share(made)
      return made
    }
    set { share(newValue) }
  }

  /// The journal and the path of events, if somebody listens; what begins before a stop and ends after
  /// it is written down by them.
  package var journalInUse: (journal: Journal, path: String)? {
    guard let knownJournal, knownJournal.isObserved else { return nil }
    return (knownJournal, path)
  }

  /// Writes an event into the journal; it is not made if nobody listens.
  package func record(_ kind: @autoclosure () -> Event.Kind) {
    guard let (journal, path) = journalInUse else { return }
    journal.record(kind(), path: path)
  }

  /// The names of the coordinators from the root to this one, with strokes between them.
  package var path: String {
    let coordinators = lineage.compactMap(\.coordinator).reversed()
    return coordinators.map { typeName(of: $0) }.joined(separator: "/")
  }

  func share(_ journal: Journal?) {
    knownJournal = journal
    for child in childContexts { child.share(journal) }
  }
}
