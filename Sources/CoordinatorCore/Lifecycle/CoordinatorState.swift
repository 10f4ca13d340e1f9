/// What a coordinator is doing.
public enum CoordinatorState: String, CaseIterable, Sendable {
  /// Not started yet, or stopped.
  case inactive

  /// Started, and at work.
  case active

  /// Started, but out of sight: it should do no more than it must.
  case paused
}
