/// The end of one run of a flow, which the handles of that run share.
@MainActor
package final class FlowEnd<Output> {
  private weak var context: CoordinatorContext?
  private var ended: Outcome<Output>?
  private var listeners: [@MainActor (Outcome<Output>) -> Void] = []

  init(context: CoordinatorContext?) {
    self.context = context
  }

  var outcome: Outcome<Output> {
    get async {
      while true {
        if let ended { return ended }
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
    if let ended {
      body(ended)
    } else {
      listeners.append(body)
    }
  }

  var hasEnded: Bool { ended != nil }

  /// Ends the flow, once in its life.
  func end(_ outcome: Outcome<Output>) {
    guard ended == nil else { return assertionFailure("A flow ended twice: \(outcome)") }
    ended = outcome
    let told = listeners
    listeners = []
    for listener in told { listener(outcome) }
  }

  private func cancel(_ reason: CancelReason) {
    guard ended == nil else { return }
    // A handle without an end is that of the context's present run.
    if let context {
      context.end(reason: reason)
    } else {
      end(.cancelled(reason))
    }
  }
}
