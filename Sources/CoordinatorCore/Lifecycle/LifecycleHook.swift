/// One of the four functions without an argument that a coordinator writes and the framework calls.
public enum LifecycleHook: String, CaseIterable, Sendable {
  /// The hook that begins the work: ``Coordinator/start()``.
  case start

  /// The hook that ends it: ``Coordinator/stop()``.
  case stop

  /// The hook that throttles it: ``Coordinator/pause()``.
  case pause

  /// The hook that continues it: ``Coordinator/resume()``.
  case resume
}
