import CoordinatorCore

/// What the app has done in a replay, and what of it the recorded run has not yet done.
@MainActor
struct RepeatedRun {
  private let app: AppDriver
  private let links: Set<String>
  private var readCount = 0
  private var order = StartOrder()

  /// The events that were not expected yet, by their keys.
  private var pending: [String: [Int]] = [:]

  /// How many events with a key belong to causes whose facts were not expected yet.
  private var claims: [String: Int] = [:]

  /// Returns why the latest cause had no effect; nil before the first cause, and after a match.
  var problem: Problem?

  init(of recorded: RecordedRun, on app: AppDriver) {
    self.app = app
    links = recorded.links
  }

  /// Reads what has happened since the last call.
  mutating func read() {
    let events = app.events
    for index in events.indices.dropFirst(readCount) {
      let event = events[index]
      order.read(event)
      guard let key = event.replayKey(links: links) ?? event.routeRequestKey else { continue }
      pending[key, default: []].append(index)
    }
    readCount = events.count
  }

  /// Whether a fact has happened that belongs to no earlier cause.
  func has(_ fact: RecordedRun.Fact) -> Bool {
    pending[fact.key, default: []].count > claims[fact.key, default: 0]
  }

  /// The number of the start of the coordinator that is the one of a fact; nil if it is not known.
  func start(of fact: RecordedRun.Fact) -> Int? {
    fact.position.flatMap { order.start(at: $0, of: fact.event.path) }
  }

  /// Notes that the next event with the key of a fact belongs to the cause of the fact.
  mutating func claim(_ fact: RecordedRun.Fact) { claims[fact.key, default: 0] += 1 }

  /// Takes one event that is the same as a fact; false if there is none.
  mutating func take(_ fact: RecordedRun.Fact) -> Bool {
    guard var indices = pending[fact.key] else { return false }
    if let count = claims[fact.key] { claims[fact.key] = count > 1 ? count - 1 : nil }
    indices.removeFirst()
    pending[fact.key] = indices.isEmpty ? nil : indices
    problem = nil
    return true
  }

  /// The events that were not expected, in their order.
  var additional: [Event] {
    let events = app.events
    return pending.values.joined().sorted().map { events[$0] }
      .filter { $0.replayKey(links: links) != nil }
  }
}
