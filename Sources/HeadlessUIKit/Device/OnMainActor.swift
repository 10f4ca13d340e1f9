import Dispatch
import Foundation

/// Performs work on the main actor at once, from whatever thread: UIKit's members that may be used
/// anywhere ask the device, which belongs to the main actor.
func onMainActor<Result: Sendable>(_ work: @MainActor @Sendable () -> Result) -> Result {
  if Thread.isMainThread || MainQueue.isCurrent { return MainActor.assumeIsolated(work) }
  // The main thread does not have the task-local values of this one.
  let device = HeadlessDevice.scoped
  return DispatchQueue.main.sync {
    MainActor.assumeIsolated { if let device { device.run(work) } else { work() } }
  }
}

/// Begins work, which has come to its first suspension when this returns, where the system can.
@MainActor
func beginAtOnce(_ work: @escaping @MainActor () async -> Void) {
  if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
    Task.immediate { await work() }
  } else {
    Task { await work() }
  }
}

/// The queue of the main actor, whose work is not always done by the main thread: a program that
/// begins as an asynchronous one gives that thread up.
private enum MainQueue {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}
