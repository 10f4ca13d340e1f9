/// Stores the events of a journal, so that you can inspect or compare them as text.
///
/// ```swift
/// let recorder = JournalRecorder(app.context.journal)
/// app.launch()
/// print(recorder.text)
/// ```
@MainActor
public final class JournalRecorder {
  /// The events since the recorder was created or cleared.
  public private(set) var events: [Event] = []

  private var subscription: Journal.Subscription?

  /// Creates a recorder that stores every event from now on.
  public init(_ journal: Journal) {
    subscription = journal.subscribe { [weak self] in self?.events.append($0) }
  }

  /// The events as text, one on each line.
  public var text: String { events.map(\.description).joined(separator: "\n") }

  /// Removes all stored events.
  public func clear() { events = [] }
}
