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
  public var clock: () -> Duration

  private static var wasSubscribed = false

  /// Whether anybody has ever listened to any journal, which nobody does in an app as a rule.
  package static var isInUse: Bool { wasSubscribed }

  private var subscriptions: [WeakSubscription] = []
  private var entries: [Entry] = []

  /// Makes a journal with a clock of its own.
  public init(clock: @escaping () -> Duration) {
    self.clock = clock
  }

  /// Makes a journal that counts from now.
  public init() {
    let start = ContinuousClock.now
    clock = { start.duration(to: .now) }
  }

  /// Calls a closure with every event from now on, until the subscription is cancelled or freed.
  ///
  /// All subscribers hear of the events in the same order, also of those that one of them causes
  /// while it is told.
  public func subscribe(_ body: @escaping (Event) -> Void) -> Subscription {
    Journal.wasSubscribed = true
    let subscription = Subscription(body)
    subscriptions.append(WeakSubscription(subscription))
    return subscription
  }

  /// A Boolean value that tells whether somebody may be listening.
  ///
  /// - Complexity: O(1).
  public var isObserved: Bool { !subscriptions.isEmpty }

  /// Tells the subscribers of an event; it is not made if there are none.
  public func record(_ kind: @autoclosure () -> Event.Kind, path: @autoclosure () -> String) {
    guard isObserved else { return }
    dropEnded()
    guard isObserved else { return }
    entries.append(Entry(Event(kind(), path: path(), time: clock()), for: subscriptions))
    // A subscriber may cause the next event while it is told of this one: whoever has not heard of
    // this one hears of it first.
    while let entry = entries.first {
      while let subscription = entry.nextSubscription() { subscription.body?(entry.event) }
      if entries.first === entry { entries.removeFirst() }
    }
  }

  private func dropEnded() {
    var hasEnded = false
    for subscription in subscriptions where subscription.value?.body == nil { hasEnded = true }
    guard hasEnded else { return }
    var going: [WeakSubscription] = []
    for subscription in subscriptions where subscription.value?.body != nil {
      going.append(subscription)
    }
    subscriptions = going
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

  /// An event that is being told, and who has still to hear of it.
  @MainActor
  private final class Entry {
    let event: Event
    private var rest: ArraySlice<WeakSubscription>

    init(_ event: Event, for subscriptions: [WeakSubscription]) {
      self.event = event
      rest = subscriptions[...]
    }

    func nextSubscription() -> Subscription? {
      while let next = rest.popFirst() {
        if let subscription = next.value { return subscription }
      }
      return nil
    }
  }

  private final class WeakSubscription {
    weak var value: Subscription?

    init(_ value: Subscription) { self.value = value }
  }
}
