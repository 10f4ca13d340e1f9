/// A step in the life of a coordinator that was taken: what its delegates hear and the journal keeps.
public enum LifecycleChange: String, CaseIterable, Sendable {
  /// It was started.
  case started

  /// It was stopped.
  case stopped

  /// It was paused.
  case paused

  /// It was resumed.
  case resumed
}
