import Dispatch

/// The run loop of a simulated device, which drives transitions and timers.
///
/// Work runs in turns, as in a run loop. Work scheduled during a turn runs in the next one.
@MainActor
public final class TransitionClock {
  /// How time passes.
  public enum Mode: Sendable {
    /// Durations are zero; turns run automatically on the main queue, and in ``drain()``.
    case immediate
    /// Turns run only in ``turn()``, ``advance(by:)`` and ``drain()``.
    case stepped
    /// Real time on the main queue.
    case real
  }

  /// How time passes on this clock.
  public let mode: Mode
  weak var device: HeadlessDevice?

  private let start = ContinuousClock.now
  private var skipped = Duration.zero
  private var turnWork: [TurnWork] = []
  private var commitWork: [TurnWork] = []
  private var hasWork: Bool { !turnWork.isEmpty || !commitWork.isEmpty }
  /// Empty arrays of earlier turns, whose memory the next turn reuses.
  private var spareTurnWork: [TurnWork] = []
  private var spareCommitWork: [TurnWork] = []
  private var timers = TimerQueue()
  private var isAwake = false
  /// Whether the work of a watchdog is running.
  private var isWatching = false

  /// Creates a clock for one device.
  public init(_ mode: Mode) {
    self.mode = mode
  }

  /// The time since the clock's creation; it jumps where waiting is skipped.
  public var now: Duration {
    switch mode {
    case .real: start.duration(to: .now) + skipped
    case .immediate, .stepped: skipped
    }
  }

  /// Whether nothing is scheduled.
  public var isIdle: Bool { !hasWork && timers.isEmpty }

  /// Whether nothing is scheduled except watchdogs.
  package var isStill: Bool { !hasWork && !timers.hasOthersThanWatchdogs }

  // MARK: Scheduling

  /// Runs work in the next turn.
  public func atNextTurn(_ work: @escaping @MainActor () -> Void) {
    // Swapping avoids a long access to the property, which Swift would check at run time.
    var all: [TurnWork] = []
    swap(&all, &turnWork)
    all.append(TurnWork(run: work))
    swap(&all, &turnWork)
    wakeUp()
  }

  /// Runs work at the end of the next turn, after everything else that was scheduled for it.
  func afterNextCommit(_ work: @escaping @MainActor () -> Void) {
    var all: [TurnWork] = []
    swap(&all, &commitWork)
    all.append(TurnWork(run: work))
    swap(&all, &commitWork)
    wakeUp()
  }

  /// Runs work after a delay, unless the token is cancelled before.
  @discardableResult
  public func after(_ delay: Duration, _ work: @escaping @MainActor () -> Void) -> TimerToken {
    schedule(delay, isWatchdog: false, work)
  }

  /// Runs a check for a problem after a delay; ``isStill`` ignores it.
  package func watch(after delay: Duration, _ work: @escaping @MainActor () -> Void) {
    _ = schedule(delay, isWatchdog: true, work)
  }

  private func schedule(
    _ delay: Duration, isWatchdog: Bool, _ work: @escaping @MainActor () -> Void
  ) -> TimerToken {
    let token = TimerToken(
      due: now + delay, clock: self, isWatchdog: isWatchdog, isRepeated: isWatchdog && isWatching,
      work: work)
    changeTimers { $0.insert(token) }
    switch mode {
    case .stepped:
      break
    case .immediate:
      wakeUp()
    case .real:
      DispatchQueue.main.asyncAfter(deadline: .now() + delay.timeInterval) { [weak self] in
        MainActor.assumeIsolated { self?.runAutomatically() }
      }
    }
    return token
  }

  /// Changes the timers in a local copy, to avoid an exclusivity check.
  private func changeTimers<Result>(_ change: (inout TimerQueue) -> Result) -> Result {
    var changed = timers
    timers = TimerQueue()
    defer { timers = changed }
    return change(&changed)
  }

  func remove(_ token: TimerToken) {
    changeTimers { $0.remove(token) }
  }

  // MARK: Running

  /// Runs one turn: the work scheduled before this call, and the timers that are due.
  public func turn() {
    perform { runTurn(on: $0) }
  }

  private func runTurn(on device: HeadlessDevice?) {
    guard hasWork else {
      device?.commit()
      return runTimers()
    }
    // Work that drains the clock finds no spare array and allocates one.
    var work: [TurnWork] = []
    swap(&work, &spareTurnWork)
    swap(&work, &turnWork)
    var endWork: [TurnWork] = []
    swap(&endWork, &spareCommitWork)
    swap(&endWork, &commitWork)
    for item in work { item.run() }
    while !work.isEmpty { work.removeLast() }  // Cheaper than removeAll(keepingCapacity: true).
    swap(&work, &spareTurnWork)
    device?.commit()
    for item in endWork { item.run() }
    while !endWork.isEmpty { endWork.removeLast() }
    swap(&endWork, &spareCommitWork)
    runTimers()
  }

  private func runTimers() {
    if timers.isEmpty { return }
    let moment = now
    for _ in 0..<timers.count {
      guard let timer = changeTimers({ $0.popFirst(dueBy: moment) }) else { break }
      let wasWatching = isWatching
      isWatching = timer.isWatchdog
      timer.work()
      isWatching = wasWatching
    }
  }

  /// Advances the time: runs the turns and the timers that become due, in order.
  public func advance(by duration: Duration) {
    let end = now + duration
    var turns = 0
    while turns < Self.bound {
      turns += 1
      if hasWork {
        turn()
      } else if let due = timers.firstDue, due <= end {
        skip(to: due)
        turn()
      } else {
        skip(to: end)
        perform { $0?.commit() }
        return
      }
    }
    reportEndlessWork()
  }

  /// Runs all scheduled work, and the work that it schedules, without waiting.
  ///
  /// If a watchdog schedules another watchdog, the next call runs that one.
  ///
  /// Endless work stops after many turns, with a message in the device's log.
  public func drain() {
    perform { runUntilIdle(on: $0) }
  }

  private func runUntilIdle(on device: HeadlessDevice?) {
    timers.resetRepeats()
    for _ in 0..<Self.bound {
      if !hasWork {
        guard let due = timers.firstDue, timers.hasOriginals else {
          device?.commit()
          if !hasWork, !timers.hasOriginals {
            device?.reportStalledAnimators()
            return
          }
          continue
        }
        skip(to: due)
      }
      runTurn(on: device)
    }
    reportEndlessWork()
  }

  private static let bound = 100_000

  private func skip(to moment: Duration) {
    let current = now
    if moment > current { skipped += moment - current }
  }

  /// Runs work with this clock's device as the current one.
  private func perform(_ work: @MainActor (HeadlessDevice?) -> Void) {
    guard let device else { return work(nil) }
    device.run { work(device) }
  }

  private func reportEndlessWork() {
    device?.log.note(
      .clock,
      """
      The clock was not idle after \(Self.bound) turns.

      This usually means that work schedules itself again in every turn.

      To fix this, let it stop, or advance the clock by a duration instead of draining it.
      """
    )
  }

  // MARK: Automatic turns

  /// Schedules a turn on the main queue, except on a stepped clock.
  func wakeUp() {
    guard mode != .stepped, !isAwake else { return }
    isAwake = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        self?.isAwake = false
        self?.runAutomatically()
      }
    }
  }

  private func runAutomatically() {
    if mode == .immediate, !hasWork, let due = timers.firstDue {
      skip(to: due)
    }
    turn()
    if hasWork || (mode == .immediate && !timers.isEmpty) {
      wakeUp()
    }
  }
}

/// Work scheduled for a turn; an array of plain closures would wrap each one in another closure.
private struct TurnWork {
  let run: @MainActor () -> Void
}
