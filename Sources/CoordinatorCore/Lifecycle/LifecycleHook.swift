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

/// A set of hooks, small enough to be kept in every context.
struct LifecycleHooks: OptionSet, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ hook: LifecycleHook) {
    switch hook {
    case .start: rawValue = 1
    case .stop: rawValue = 2
    case .pause: rawValue = 4
    case .resume: rawValue = 8
    }
  }
}
