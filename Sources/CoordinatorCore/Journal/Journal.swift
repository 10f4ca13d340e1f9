/// The events in a tree of coordinators, delivered to subscribers as they happen.
///
/// All coordinators of a tree share one journal. The journal stores no events, and creates none while it has
/// no subscribers.
///
/// ```swift
/// let subscription = app.context.journal.subscribe { event in
///   logger.debug("\(event)")
/// }
/// ```
@MainActor
public final class Journal {
  /// Returns the time of an event, by default the time since the journal was created.
  package var clock: () -> Duration

  private var subscriptions: [WeakSubscription] = []
  private var deliveries = DeliveryQueue<Event, WeakSubscription>()

  /// Creates a journal.
  ///
  /// - Parameter clock: Returns the time of an event. If nil, events have the time since this call.
  public init(clock: (() -> Duration)? = nil) {
    let start = ContinuousClock.now
    self.clock = clock ?? { start.duration(to: .now) }
  }

  /// Calls a closure with every event from now on, until you cancel or release the subscription.
  ///
  /// All subscribers receive the events in the same order, even if one of them causes an event.
  public func subscribe(_ body: @escaping (Event) -> Void) -> Subscription {
    subscribe(keeping: false, body)
  }

  /// Calls a closure with every event; if `isKept`, the journal keeps the subscription until it is cancelled.
  func subscribe(keeping isKept: Bool, _ body: @escaping (Event) -> Void) -> Subscription {
    let subscription = Subscription(body)
    subscriptions = subscriptions + [WeakSubscription(subscription, isKept: isKept)]
    return subscription
  }

  private var startCount = 0

  /// The number of the start that comes next; nil while the journal has no subscribers.
  func nextStartNumber() -> Int? {
    guard isObserved else { return nil }
    startCount += 1
    return startCount
  }

  /// Whether the journal may have subscribers.
  package var isObserved: Bool { !subscriptions.isEmpty }

  /// Creates an event and delivers it to the subscribers, if there are any.
  ///
  /// - Parameters:
  ///   - kind: The kind of the event. It is not evaluated if there are no subscribers.
  ///   - path: The names of the coordinators, as in ``Event/path``.
  public func record(_ kind: @autoclosure () -> Event.Kind, path: @autoclosure () -> String) {
    record(kind(), of: EventSource(journal: self, path: path()))
  }

  func record(_ kind: @autoclosure () -> Event.Kind, of source: @autoclosure () -> EventSource) {
    guard isObserved else { return }
    subscriptions = subscriptions.filter { $0.value?.body != nil }
    guard isObserved else { return }
    let source = source()
    deliveries.append(
      Event(kind(), path: source.path, start: source.start, time: clock()), for: subscriptions)
    while let (event, subscription) = deliveries.next() { subscription?.value?.body?(event) }
  }
}

extension Journal {
  /// A subscription to a journal, which ends when you cancel or release it.
  @MainActor
  public final class Subscription {
    private(set) var body: ((Event) -> Void)?

    init(_ body: @escaping (Event) -> Void) { self.body = body }

    /// Ends the subscription.
    public func cancel() { body = nil }
  }

  private final class WeakSubscription {
    weak let value: Subscription?
    private let kept: Subscription?

    init(_ value: Subscription, isKept: Bool) {
      self.value = value
      kept = isKept ? value : nil
    }
  }
}
