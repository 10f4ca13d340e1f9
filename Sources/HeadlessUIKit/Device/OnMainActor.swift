import Dispatch
import Foundation

/// Performs work synchronously on the main actor, from any thread.
///
/// The nonisolated members of UIKit use it to reach the device.
func onMainActor<Result: Sendable>(_ work: @MainActor @Sendable () -> Result) -> Result {
  if Thread.isMainThread || MainQueue.isCurrent { return MainActor.assumeIsolated(work) }
  // The main thread does not have the task-local values of this thread.
  let device = HeadlessDevice.scoped
  return DispatchQueue.main.sync {
    MainActor.assumeIsolated { if let device { device.run(work) } else { work() } }
  }
}

/// Starts work, where possible synchronously up to its first suspension.
@MainActor
func startImmediately(_ work: @escaping @MainActor () async -> Void) {
  if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
    Task.immediate { await work() }
  } else {
    Task { await work() }
  }
}

/// The queue of the main actor, which another thread may serve if the program has an asynchronous
/// entry point.
private enum MainQueue {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}
