/// The decisions about one coordinator's life: a method tells what happened, the returned actions
/// what is to be done about it.
///
/// It knows no other coordinator and has no effects. ``CoordinatorContext`` performs the actions in
/// their order and gives up the rest of a list as soon as ``revision`` has changed, because then
/// somebody decided anew from inside an action.
package struct Lifecycle: Equatable, Sendable {
  package enum Phase: Sendable {
    case inactive
    case starting
    case active
    case paused
    /// Its children are being stopped.
    case ending
    /// Its own `stop()` runs.
    case stopping
  }

  package private(set) var phase = Phase.inactive
  package private(set) var pauseCauses: PauseCauses = []

  /// Grows with every start, pause, resume and end.
  package private(set) var revision = 0

  private var hasPauseRun = false
  private var isPauseTold = false

  package init() {}

  package var state: CoordinatorState {
    switch phase {
    case .starting, .active: .active
    case .paused: .paused
    case .inactive, .ending, .stopping: .inactive
    }
  }

  package var hasEverStarted: Bool { revision > 0 }
}

// MARK: - Starting

extension Lifecycle {
  package mutating func start(underPausedParent: Bool) -> [Action] {
    switch phase {
    case .inactive:
      begin(.starting)
      pauseCauses = underPausedParent ? .inherited : []
      return [.record(.started), .runHook(.start), .settle(after: .start)]
    case .starting, .active, .paused, .ending, .stopping:
      return []
    }
  }

  /// Makes active a coordinator whose `start()` was called by somebody else.
  package mutating func adopt() -> [Action] {
    switch phase {
    case .inactive:
      begin(.active)
      return [.record(.started)]
    case .starting, .active, .paused, .ending, .stopping:
      return []
    }
  }

  private mutating func begin(_ phase: Phase) {
    self.phase = phase
    pauseCauses = []
    hasPauseRun = false
    isPauseTold = false
    revision += 1
  }
}

// MARK: - Pausing

extension Lifecycle {
  package mutating func pause(_ causes: PauseCauses) -> [Action] {
    switch phase {
    case .starting, .active, .paused:
      pauseCauses.formUnion(causes)
      return enterPendingPause()
    case .inactive, .ending, .stopping:
      return []
    }
  }

  package mutating func resume(_ causes: PauseCauses) -> [Action] {
    pauseCauses.subtract(causes)
    guard pauseCauses.isEmpty else { return [] }
    switch phase {
    case .paused:
      phase = .active
      revision += 1
      // One that is resumed while its children are still being paused has not paused yet.
      guard hasPauseRun else { return [.resumeChildren] }
      hasPauseRun = false
      return [.record(.resumed), .runHook(.resume), .settle(after: .resume)]
    case .inactive, .starting, .active, .ending, .stopping:
      return []
    }
  }

  /// Enters the pause that was asked for; one that is asked for in `start()` waits until that has returned.
  package mutating func enterPendingPause() -> [Action] {
    guard phase == .active, !pauseCauses.isEmpty else { return [] }
    phase = .paused
    revision += 1
    return [.pauseChildren]
  }

  package mutating func childrenDidPause() -> [Action] {
    switch phase {
    case .paused:
      hasPauseRun = true
      return [.record(.paused), .runHook(.pause), .settle(after: .pause)]
    case .inactive, .starting, .active, .ending, .stopping:
      return []
    }
  }
}

// MARK: - Ending

extension Lifecycle {
  package mutating func end() -> [Action] {
    switch phase {
    case .starting, .active, .paused:
      phase = .ending
      pauseCauses = []
      revision += 1
      return [.stopChildren]
    case .inactive, .ending, .stopping:
      return []  // A second end is legal: the back gesture and the code can race.
    }
  }

  package mutating func childrenDidEnd() -> [Action] {
    switch phase {
    case .ending:
      phase = .stopping
      return [.record(.stopped), .runHook(.stop), .settle(after: .stop)]
    case .inactive, .starting, .active, .paused, .stopping:
      return []
    }
  }
}

// MARK: - Returning hooks

extension Lifecycle {
  package mutating func settle(after hook: LifecycleHook) -> [Action] {
    switch (hook, phase) {
    case (.start, .starting):
      phase = .active
      return [.tell(.started), .enterPendingPause]
    case (.pause, .paused):
      defer { isPauseTold = true }
      return isPauseTold ? [] : [.tell(.paused)]
    case (.resume, .active):
      defer { isPauseTold = false }
      return isPauseTold ? [.tell(.resumed), .resumeChildren] : [.resumeChildren]
    case (.stop, .stopping):
      phase = .inactive
      return [.tell(.stopped), .leave]
    case (.start, _), (.pause, _), (.resume, _), (.stop, _):
      return []
    }
  }
}
