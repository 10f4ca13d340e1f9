/// Keeps the events of a journal, so that they can be looked at or compared as text.
///
/// ```swift
/// let recorder = JournalRecorder(app.context.journal)
/// app.launch()
/// print(recorder.text)
/// ```
@MainActor
public final class JournalRecorder {
  /// What happened since the recorder was made.
  public private(set) var events: [Event] = []

  private var subscription: Journal.Subscription?

  /// Makes a recorder that keeps every event from now on.
  public init(_ journal: Journal) {
    subscription = journal.subscribe { [weak self] in self?.events.append($0) }
  }

  /// The events, one line each.
  public var text: String { events.map(\.description).joined(separator: "\n") }

  /// Forgets what happened so far.
  public func clear() { events = [] }
}
