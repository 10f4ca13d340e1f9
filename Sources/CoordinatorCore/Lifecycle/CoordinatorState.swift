/// The state of a coordinator.
public enum CoordinatorState: String, CaseIterable, Sendable {
  /// Not started yet, or stopped.
  case inactive

  /// Started, and not paused.
  case active

  /// Started, but not visible. The coordinator should do only necessary work.
  case paused
}
