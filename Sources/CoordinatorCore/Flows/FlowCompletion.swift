/// A ``FlowCompletion`` without the type of its output.
@MainActor
protocol AnyFlowCompletion: AnyObject {
  func cancel(_ reason: CancelReason)

  /// Delivers the outcome; a run without an outcome is cancelled with the reason.
  func complete(orCancelled reason: CancelReason)

  /// The output as JSON; nil if it is no ``RecordedOutput``.
  var recordedOutput: String? { get }
}

/// One run of a flow and its completion, which the context and all handles of the run share.
///
/// It stores the outcome from `finish` until the coordinator has stopped. A context that is freed earlier
/// completes it.
@MainActor
package final class FlowCompletion<Output>: AnyFlowCompletion {
  private weak let context: CoordinatorContext?
  /// The outcome that is delivered when the coordinator has stopped.
  private var pending: Outcome<Output>?
  private var result: Outcome<Output>?
  private var listeners: [@MainActor (Outcome<Output>) -> Void] = []

  init(context: CoordinatorContext?) {
    self.context = context
  }

  /// A handle for this run, which needs no transition.
  var handle: FlowHandle<Output> { FlowHandle(of: self, ended: .performed) }

  var outcome: Outcome<Output> {
    get async {
      while true {
        if let result { return result }
        await withTaskCancellationHandler {
          // NB: Resumed without the outcome, which need not be sendable.
          await withCheckedContinuation { continuation in
            listeners.append { _ in continuation.resume() }
          }
        } onCancel: {
          Task { @MainActor in taskWasCancelled() }
        }
      }
    }
  }

  func whenEnded(_ body: @escaping @MainActor (Outcome<Output>) -> Void) {
    if let result {
      body(result)
    } else {
      listeners.append(body)
    }
  }

  func finish(_ output: Output) { setPending(.finished(output)) }

  func cancel(_ reason: CancelReason) { setPending(.cancelled(reason)) }

  /// Called once for a run, because the context ignores a second `finish` or `cancel`.
  private func setPending(_ outcome: Outcome<Output>) {
    guard pending == nil else {
      return assertionFailure("A flow got a second outcome: \(outcome)")
    }
    pending = outcome
  }

  func complete(orCancelled reason: CancelReason) {
    complete(with: pending ?? .cancelled(reason))
  }

  func complete(with outcome: Outcome<Output>) {
    guard result == nil else { return assertionFailure("A flow ended twice: \(outcome)") }
    result = outcome
    let notified = listeners
    listeners = []
    for listener in notified { listener(outcome) }
  }

  var recordedOutput: String? {
    guard let output = pending?.output as? any RecordedOutput else { return nil }
    // An output that cannot be encoded is not recorded.
    return try? Snapshot.text(encoding: output)
  }

  private func taskWasCancelled() {
    // Without a result, this is the context's current run. A context that is being freed completes it.
    if result == nil { context?.stop(reason: .taskCancelled) }
  }
}
