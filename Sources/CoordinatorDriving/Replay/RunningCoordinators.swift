import CoordinatorCore

/// The coordinators that run at the end of a journal, and which of them are paused.
struct RunningCoordinators {
  private(set) var states: [String: [LifecycleChange]] = [:]
  private(set) var lastEvents: [String: Event] = [:]

  init(_ events: some Sequence<Event>) {
    for event in events {
      guard case .lifecycle(let change) = event.kind else { continue }
      lastEvents[event.path] = event
      switch change {
      case .started: states[event.path, default: []].append(.resumed)
      case .stopped: _ = states[event.path]?.popLast()
      case .paused, .resumed:
        let count = states[event.path]?.count ?? 0
        if count > 0 { states[event.path]?[count - 1] = change }
      }
    }
    for (path, list) in states where list.isEmpty { states[path] = nil }
  }
}
