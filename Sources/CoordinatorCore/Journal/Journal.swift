/// What happened in a tree of coordinators, told as it happens.
///
/// The tree shares one journal: a child that is started gets its parent's. Nothing is kept; who wants to
/// know subscribes, and as long as nobody does, no event is made.
///
/// ```swift
/// let subscription = app.context.journal.subscribe { event in
///   logger.debug("\(event)")
/// }
/// ```
@MainActor
public final class Journal {
  /// Gives the time of an event; by default the time since the journal was made.
  package var clock: () -> Duration

  private var subscriptions: [WeakSubscription] = []
  private var deliveries = DeliveryQueue<Event, WeakSubscription>()

  /// Makes a journal.
  ///
  /// - Parameter clock: Gives the time of an event. If nil, it is the time from now on.
  public init(clock: (() -> Duration)? = nil) {
    let start = ContinuousClock.now
    self.clock = clock ?? { start.duration(to: .now) }
  }

  /// Calls a closure with every event from now on, until the subscription is cancelled or freed.
  ///
  /// All subscribers hear of the events in the same order, also of those that one of them causes
  /// while it is told.
  public func subscribe(_ body: @escaping (Event) -> Void) -> Subscription {
    let subscription = Subscription(body)
    subscriptions.append(WeakSubscription(subscription))
    return subscription
  }

  /// Whether somebody may be listening.
  package var isObserved: Bool { !subscriptions.isEmpty }

  /// Tells the subscribers of an event; it is not made if there are none.
  public func record(_ kind: @autoclosure () -> Event.Kind, path: @autoclosure () -> String) {
    guard isObserved else { return }
    subscriptions = subscriptions.filter { $0.value?.body != nil }
    guard isObserved else { return }
    deliveries.append(Event(kind(), path: path(), time: clock()), for: subscriptions)
    while let (event, subscription) = deliveries.next() { subscription?.value?.body?(event) }
  }
}

extension Journal {
  /// Keeps a subscription going; it ends with the object.
  @MainActor
  public final class Subscription {
    private(set) var body: ((Event) -> Void)?

    init(_ body: @escaping (Event) -> Void) { self.body = body }

    /// Ends the subscription.
    public func cancel() { body = nil }
  }

  private final class WeakSubscription {
    weak var value: Subscription?

    init(_ value: Subscription) { self.value = value }
  }
}
