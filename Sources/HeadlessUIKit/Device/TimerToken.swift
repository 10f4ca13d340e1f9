/// Work that is scheduled on a ``TransitionClock``.
@MainActor
public final class TimerToken {
  let due: Duration
  let work: @MainActor () -> Void

  /// Whether the work only checks for a problem.
  let isWatchdog: Bool

  /// Whether a watchdog scheduled this one after the last drain began.
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

  /// Cancels the work, if it has not run yet.
  public func cancel() {
    clock?.remove(self)
  }
}

/// The pending tokens, with the next one at the end, so that removing it is cheap.
@MainActor
struct TimerQueue {
  private var tokens: [TimerToken] = []

  /// Whether a token is pending that is not a watchdog.
  var hasOthersThanWatchdogs: Bool { tokens.contains { !$0.isWatchdog } }

  /// Whether a token is pending that is not repeated.
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

  /// Treats repeated watchdogs like all others.
  func resetRepeats() {
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
