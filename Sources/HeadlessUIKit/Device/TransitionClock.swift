import Dispatch

/// Decides when transitions begin, go on and end: the run loop of a simulated device.
///
/// Work comes in turns, as that of a run loop does. What is scheduled during a turn runs in the
/// next one.
@MainActor
public final class TransitionClock {
  /// How time passes.
  public enum Mode: Sendable {
    /// Durations are zero; turns run by themselves on the main queue, and by ``drain()``.
    case immediate
    /// Nothing happens but through ``turn()``, ``advance(by:)`` and ``drain()``.
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
  /// Empty arrays of former turns, whose memory the next turn uses again.
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

  /// The time since the clock's creation, which jumps where waiting is skipped.
  public var now: Duration {
    switch mode {
    case .real: start.duration(to: .now) + skipped
    case .immediate, .stepped: skipped
    }
  }

  /// Whether nothing is scheduled.
  public var isIdle: Bool { !hasWork && timers.isEmpty }

  /// Whether nothing is scheduled but watchdogs, so that nothing moves.
  package var isStill: Bool { !hasWork && !timers.hasOthersThanWatchdogs }

  // MARK: Scheduling

  /// Runs work in the next turn.
  public func atNextTurn(_ work: @escaping @MainActor () -> Void) {
    // Taken out meanwhile, so that no access to the member lasts, which would be checked at run time.
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

  /// Runs work when a delay has passed, unless the token is cancelled before.
  @discardableResult
  public func after(_ delay: Duration, _ work: @escaping @MainActor () -> Void) -> TimerToken {
    schedule(delay, isWatchdog: false, work)
  }

  /// Looks after a delay whether something has gone wrong, which nobody need wait for.
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
        MainActor.assumeIsolated { self?.runByItself() }
      }
    }
    return token
  }

  /// Changes the timers in a local copy, so that Swift needs no exclusivity check.
  private func changeTimers<Result>(_ change: (inout TimerQueue) -> Result) -> Result {
    var changed = timers
    timers = TimerQueue()
    defer { timers = changed }
    return change(&changed)
  }

  func forget(_ token: TimerToken) {
    changeTimers { $0.remove(token) }
  }

  // MARK: Running

  /// Runs one turn: what was scheduled for the next turn before this call, and timers due now.
  public func turn() {
    perform { runTurn(on: $0) }
  }

  private func runTurn(on device: HeadlessDevice?) {
    guard hasWork else {
      device?.commit()
      return runTimers()
    }
    // Work that drains the clock itself finds no spare room and makes its own.
    var work: [TurnWork] = []
    swap(&work, &spareTurnWork)
    swap(&work, &turnWork)
    var endWork: [TurnWork] = []
    swap(&endWork, &spareCommitWork)
    swap(&endWork, &commitWork)
    for item in work { item.run() }
    while !work.isEmpty { work.removeLast() }  // Cheaper than to remove all and keep the room.
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

  /// Lets time pass: runs the turns and timers that fall due, in order.
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

  /// Runs everything that is scheduled, and what that schedules, without waiting for it.
  ///
  /// If a check whether something has gone wrong schedules another check, the next call runs that one.
  ///
  /// Work that never ends is given up after many turns, with a message in the device's log.
  public func drain() {
    perform { runUntilIdle(on: $0) }
  }

  private func runUntilIdle(on device: HeadlessDevice?) {
    timers.forgetRepeats()
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

  /// Runs work for which this clock's device is the current one.
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

  // MARK: By itself

  /// Makes sure that a turn comes, where turns come by themselves.
  func wakeUp() {
    guard mode != .stepped, !isAwake else { return }
    isAwake = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        self?.isAwake = false
        self?.runByItself()
      }
    }
  }

  private func runByItself() {
    if mode == .immediate, !hasWork, let due = timers.firstDue {
      skip(to: due)
    }
    turn()
    if hasWork || (mode == .immediate && !timers.isEmpty) {
      wakeUp()
    }
  }
}

/// Work that waits for a turn; an array of bare closures would wrap each in another one.
private struct TurnWork {
  let run: @MainActor () -> Void
}
