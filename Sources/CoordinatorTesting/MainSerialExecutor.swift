import Foundation

/// Runs the tasks of the process one after another, in the order in which they become ready.
///
/// Swift lets a task that leaves an actor, or continues after a suspension, pass through other threads. How long that
/// takes depends on the machine.
@MainActor
package enum MainSerialExecutor {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

  /// Makes the main actor run all tasks from now on; does nothing if Swift's runtime cannot do that.
  package static func install() {
    // NB: The hook is no documented API. Swift's own packages use it for the order of tasks in tests:
    // https://github.com/apple/swift-async-algorithms/pull/40
    let symbol = unsafe dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook")
    guard let hook = unsafe symbol?.assumingMemoryBound(to: Hook?.self) else { return }
    unsafe hook.pointee = { job, _ in MainActor.shared.enqueue(job) }
  }
}
