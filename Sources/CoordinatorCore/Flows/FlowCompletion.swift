/// A ``FlowCompletion`` without the type of its output.
@MainActor
protocol AnyFlowCompletion: AnyObject {
  /// Delivers the outcome; a run without an output is cancelled with the reason.
  func complete(orCancelled reason: CancelReason)

  /// The output as JSON; nil if it is no ``RecordedOutput``.
  var recordedOutput: String? { get }
}

/// One run of a flow and its completion, which the context and all handles of the run share.
///
/// It stores the output from `finish` until the coordinator has stopped. A context that is freed earlier
/// completes it.
@MainActor
package final class FlowCompletion<Output>: AnyFlowCompletion {
  private weak let context: CoordinatorContext?
  /// The output that is delivered when the coordinator has stopped.
  var output: Output?
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

  func complete(orCancelled reason: CancelReason) {
    complete(with: output.map(Outcome.finished) ?? .cancelled(reason))
  }

  func complete(with outcome: Outcome<Output>) {
    guard result == nil else { return assertionFailure("A flow ended twice: \(outcome)") }
    result = outcome
    let notified = listeners
    listeners = []
    for listener in notified { listener(outcome) }
  }

  var recordedOutput: String? {
    guard let output = output as? any RecordedOutput else { return nil }
    // An output that cannot be encoded is not recorded.
    return try? Snapshot.text(encoding: output)
  }

  private func taskWasCancelled() {
    // Without a result, this is the context's current run. A context that is being freed completes it.
    if result == nil { context?.stop(reason: .taskCancelled) }
  }
}
