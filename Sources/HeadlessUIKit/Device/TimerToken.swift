/// Work that waits for its time on a ``TransitionClock``.
@MainActor
public final class TimerToken {
  let due: Duration
  let work: @MainActor () -> Void

  /// Whether the work only looks whether something has gone wrong.
  let isWatchdog: Bool

  /// Whether the work of a watchdog has scheduled this one, and no drain has begun since.
  fileprivate(set) var isRepeated: Bool
  private weak var clock: TransitionClock?

  init(
    due: Duration, clock: TransitionClock, isWatchdog: Bool, isRepeated: Bool,
    work: @escaping @MainActor () -> Void
  ) {
    self.due = due
    self.isWatchdog = isWatchdog
    self.isRepeated = isRepeated
    self.clock = clock
    self.work = work
  }

  /// Forgets the work, if it has not run yet.
  public func cancel() {
    clock?.forget(self)
  }
}

/// The tokens that wait, kept with the one due last at the front, so that taking the next is cheap.
@MainActor
struct TimerQueue {
  private var tokens: [TimerToken] = []

  /// Whether a token waits that is no watchdog.
  var hasOthersThanWatchdogs: Bool { tokens.contains { !$0.isWatchdog } }

  /// Whether a token waits that is not repeated.
  var hasOriginals: Bool { tokens.contains { !$0.isRepeated } }

  var isEmpty: Bool { tokens.isEmpty }
  var count: Int { tokens.count }
  var firstDue: Duration? { tokens.last?.due }

  mutating func insert(_ token: TimerToken) {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].due > token.due { low = middle + 1 } else { high = middle }
    }
    tokens.insert(token, at: low)
  }

  /// Treats the watchdogs that watchdogs have scheduled like all others.
  func forgetRepeats() {
    for token in tokens { token.isRepeated = false }
  }

  mutating func popFirst(dueBy moment: Duration) -> TimerToken? {
    guard let last = tokens.last, last.due <= moment else { return nil }
    return tokens.removeLast()
  }

  mutating func remove(_ token: TimerToken) {
    if let index = tokens.lastIndex(where: { $0 === token }) { tokens.remove(at: index) }
  }
}
