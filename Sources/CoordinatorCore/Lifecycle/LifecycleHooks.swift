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
