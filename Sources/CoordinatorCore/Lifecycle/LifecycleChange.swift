/// A change of a coordinator's state, which delegates are notified of and the journal records.
public enum LifecycleChange: String, CaseIterable, Codable, Sendable {
  /// The coordinator was started.
  case started

  /// The coordinator was stopped.
  case stopped

  /// The coordinator was paused.
  case paused

  /// The coordinator was resumed.
  case resumed
}
