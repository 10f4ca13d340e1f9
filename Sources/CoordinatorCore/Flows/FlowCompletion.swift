/// The completion of one run of a flow, which all handles of the run share.
@MainActor
package final class FlowCompletion<Output> {
  private weak let context: CoordinatorContext?
  private var result: Outcome<Output>?
  private var listeners: [@MainActor (Outcome<Output>) -> Void] = []

  init(context: CoordinatorContext?) {
    self.context = context
  }

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
          Task { @MainActor in cancel(.taskCancelled) }
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

  var isCompleted: Bool { result != nil }

  func complete(with outcome: Outcome<Output>) {
    guard result == nil else { return assertionFailure("A flow ended twice: \(outcome)") }
    result = outcome
    let notified = listeners
    listeners = []
    for listener in notified { listener(outcome) }
  }

  private func cancel(_ reason: CancelReason) {
    guard result == nil else { return }
    // Without a result, this is the context's current run.
    if let context {
      context.stop(reason: reason)
    } else {
      complete(with: .cancelled(reason))
    }
  }
}
