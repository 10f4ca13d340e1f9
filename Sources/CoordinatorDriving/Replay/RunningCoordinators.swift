import CoordinatorCore

/// The coordinators that run at the end of a journal, and which of them are paused.
///
/// Paths with a coordinator whose start the journal does not have are left out.
struct RunningCoordinators {
  /// The latest change of each coordinator, by path and by position in the ``StartOrder``.
  private var changes: [String: [Int: LifecycleChange]] = [:]
  private(set) var lastEvents: [String: Event] = [:]

  init(_ events: some Collection<Event>) {
    let order = StartOrder(events)
    for event in events {
      guard case .lifecycle(let change) = event.kind, let position = order.position(of: event)
      else { continue }
      lastEvents[event.path] = event
      changes[event.path, default: [:]][position] = change
    }
  }

  /// The states of the running coordinators at a path, sorted by name.
  func states(at path: String) -> [CoordinatorState] {
    changes[path, default: [:]].values.filter { $0 != .stopped }
      .map { $0 == .paused ? CoordinatorState.paused : .active }
      .sorted { $0.rawValue < $1.rawValue }
  }
}
