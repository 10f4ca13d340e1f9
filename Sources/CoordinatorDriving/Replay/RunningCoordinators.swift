import CoordinatorCore

/// The coordinators that run at the end of a journal, and which of them are paused.
struct RunningCoordinators {
  /// The latest change of each coordinator, by path and by start.
  private var changes: [String: [Int?: LifecycleChange]] = [:]
  private(set) var lastEvents: [String: Event] = [:]

  init(_ events: some Sequence<Event>) {
    for event in events {
      guard case .lifecycle(let change) = event.kind else { continue }
      lastEvents[event.path] = event
      changes[event.path, default: [:]][event.start] = change
    }
  }

  /// The states of the running coordinators at a path, sorted by name.
  func states(at path: String) -> [CoordinatorState] {
    var states: [CoordinatorState] = []
    for change in changes[path, default: [:]].values where change != .stopped {
      states.append(change == .paused ? .paused : .active)
    }
    return states.sorted { $0.rawValue < $1.rawValue }
  }
}
