import Foundation

/// Runs the tasks of the process one after another, in the order in which they become ready.
///
/// Swift runs a task that leaves an actor, and one that continues after a suspension, on other threads. How long they
/// take depends on the machine.
@MainActor
package enum MainSerialExecutor {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

  /// Makes the main actor run all tasks from now on; does nothing if Swift's runtime cannot do that.
  package static func install() {
    let symbol = unsafe dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook")
    guard let hook = unsafe symbol?.assumingMemoryBound(to: Hook?.self) else { return }
    unsafe hook.pointee = { job, _ in MainActor.shared.enqueue(job) }
  }
}
