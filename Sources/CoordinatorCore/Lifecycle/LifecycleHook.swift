/// A function without an argument that a coordinator implements and the framework calls.
package enum LifecycleHook: String, CaseIterable, Sendable {
  /// The hook that begins the work: ``Coordinator/start()``.
  case start

  /// The hook that ends the work: ``Coordinator/stop()``.
  case stop

  /// The hook that throttles the work: ``Coordinator/pause()``.
  case pause

  /// The hook that continues the work: ``Coordinator/resume()``.
  case resume
}
