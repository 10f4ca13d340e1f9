/// A handle for a flow, which reports the flow's outcome.
///
/// `start(flow)` and every verb that shows a flow return a handle. The handle reports the outcome exactly
/// once: when the flow finishes, is cancelled, cannot be started, or is freed while it runs. You can drop a
/// handle. The flow continues.
///
/// ```swift
/// switch await start(LoginCoordinator()).outcome {
/// case .finished(let user): show(user)
/// case .cancelled: break
/// }
/// ```
///
/// It is also the handle for the transition that shows the flow. `start(flow)` and `launch()` need no
/// transition: their result is performed, or rejected if the flow cannot be started.
public final class FlowHandle<Output>: TransitionHandle {
  package let flow: FlowCompletion<Output>

  package init(of flow: FlowCompletion<Output>, ended: TransitionResult? = nil) {
    self.flow = flow
    super.init(ended: ended)
  }

  /// A handle for a flow that could not be started.
  static func rejected() -> FlowHandle {
    let flow = FlowCompletion<Output>(context: nil)
    flow.complete(with: .cancelled(.notStarted))
    return FlowHandle(of: flow, ended: .rejected(.childNotRunning()))
  }

  /// The flow's outcome, when the flow has ended.
  ///
  /// If the task that awaits it is cancelled, the coordinator stops and the outcome is cancelled with
  /// ``CancelReason/taskCancelled``.
  public var outcome: Outcome<Output> {
    get async { await flow.outcome }
  }

  /// Calls a closure once when the flow has ended, or immediately if it has already ended.
  ///
  /// The flow calls closures in the order you pass them, then releases them. Until then the coordinator retains
  /// them, so capture the parent weakly.
  public func whenEnded(_ body: @escaping @MainActor (Outcome<Output>) -> Void) {
    flow.whenEnded(body)
  }
}
