/// One run of a flow, held by whoever started it.
///
/// The outcome comes always and exactly once: when the flow finishes or is cancelled, when it could not be
/// started, when it is freed while it runs. A handle may be dropped; the flow goes on.
///
/// ```swift
/// switch await start(LoginCoordinator()).outcome {
/// case .finished(let user): show(user)
/// case .cancelled: break
/// }
/// ```
@MainActor
public final class FlowHandle<Output> {
  private weak var context: CoordinatorContext?
  private var ended: Outcome<Output>?
  private var listeners: [(Outcome<Output>) -> Void] = []

  init(context: CoordinatorContext?) {
    self.context = context
  }

  /// The outcome of a flow that never began.
  package static func refused(_ reason: CancelReason = .notStarted) -> FlowHandle {
    let handle = FlowHandle(context: nil)
    handle.end(.cancelled(reason))
    return handle
  }

  /// The outcome, as soon as the flow has ended.
  ///
  /// When the task that awaits it is cancelled, the flow is ended: its coordinator is stopped and the
  /// outcome is cancelled with ``CancelReason/taskCancelled``.
  public var outcome: Outcome<Output> {
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

  /// Calls a closure once with the outcome: when the flow ends, or at once if it has ended.
  ///
  /// Closures are called in the order they were given, and let go then. While the flow runs they are
  /// kept by its coordinator: one that uses the parent captures it weakly.
  public func whenEnded(_ body: @escaping (Outcome<Output>) -> Void) {
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
