/// The state machine of one coordinator's lifecycle: a method takes an event and returns actions.
///
/// It knows no other coordinator and has no effects. ``CoordinatorContext`` performs the actions in
/// order. If an action changes ``revision``, the context drops the rest of the list, because new actions
/// have replaced it.
package struct Lifecycle: Equatable, Sendable {
  package enum Phase: Sendable {
    case inactive
    case starting
    case active
    /// The children are being paused, before the coordinator's own `pause()`.
    case pausingChildren
    case paused
    case stoppingChildren
    /// The coordinator's own `stop()` runs.
    case stopping
  }

  package private(set) var phase = Phase.inactive
  package private(set) var pauseCauses: PauseCauses = []

  private var didNotifyPause = false

  /// The number of starts, pauses, resumes and stops so far.
  package private(set) var revision: Int32 = 0

  package init() {}

  package var state: CoordinatorState {
    switch phase {
    case .starting, .active: .active
    case .pausingChildren, .paused: .paused
    case .inactive, .stoppingChildren, .stopping: .inactive
    }
  }

  package var hasEverStarted: Bool { revision > 0 }
}

// MARK: - Starting

extension Lifecycle {
  package mutating func start(underPausedParent: Bool) -> [Action] {
    guard phase == .inactive else { return [] }
    begin(.starting)
    pauseCauses = underPausedParent ? .inherited : []
    return [.record(.started), .runHook(.start), .finishHook(.start)]
  }

  /// Activates a coordinator whose `start()` your code called directly.
  package mutating func activate() -> [Action] {
    guard phase == .inactive else { return [] }
    begin(.active)
    return [.record(.started)]
  }

  private mutating func begin(_ phase: Phase) {
    self.phase = phase
    pauseCauses = []
    didNotifyPause = false
    revision += 1
  }
}

// MARK: - Pausing

extension Lifecycle {
  package mutating func pause(_ causes: PauseCauses) -> [Action] {
    guard state != .inactive else { return [] }
    pauseCauses.formUnion(causes)
    return enterPendingPause()
  }

  package mutating func resume(_ causes: PauseCauses) -> [Action] {
    pauseCauses.subtract(causes)
    guard state == .paused, pauseCauses.isEmpty else { return [] }
    let didRunPauseHook = phase == .paused
    phase = .active
    revision += 1
    return didRunPauseHook
      ? [.record(.resumed), .runHook(.resume), .finishHook(.resume)] : [.resumeChildren]
  }

  /// Enters a requested pause, which waits for `start()` to return.
  package mutating func enterPendingPause() -> [Action] {
    guard phase == .active, !pauseCauses.isEmpty else { return [] }
    phase = .pausingChildren
    revision += 1
    return [.pauseChildren]
  }

  package mutating func childrenDidPause() -> [Action] {
    guard phase == .pausingChildren else { return [] }
    phase = .paused
    return [.record(.paused), .runHook(.pause), .finishHook(.pause)]
  }
}

// MARK: - Stopping

extension Lifecycle {
  package mutating func stop() -> [Action] {
    // A second stop is legal: the back gesture and the code can race.
    guard state != .inactive else { return [] }
    phase = .stoppingChildren
    pauseCauses = []
    revision += 1
    return [.stopChildren]
  }

  package mutating func childrenDidStop() -> [Action] {
    guard phase == .stoppingChildren else { return [] }
    phase = .stopping
    return [.record(.stopped), .runHook(.stop), .finishHook(.stop)]
  }
}

// MARK: - Returning hooks

extension Lifecycle {
  package mutating func hookDidReturn(_ hook: LifecycleHook) -> [Action] {
    switch (hook, phase) {
    case (.start, .starting):
      phase = .active
      return [.notify(.started), .enterPendingPause]
    case (.pause, .paused):
      defer { didNotifyPause = true }
      return didNotifyPause ? [] : [.notify(.paused)]
    case (.resume, .active):
      defer { didNotifyPause = false }
      return didNotifyPause ? [.notify(.resumed), .resumeChildren] : [.resumeChildren]
    case (.stop, .stopping):
      phase = .inactive
      return [.notify(.stopped), .finishStopping]
    case (.start, _), (.pause, _), (.resume, _), (.stop, _):
      return []
    }
  }
}
