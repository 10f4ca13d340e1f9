/// A handle of a flow, which reports the flow's end.
///
/// Whatever starts a flow returns it: `start(flow)`, and each verb that shows one. The outcome
/// always comes exactly once: when the flow finishes or is cancelled, when it could not be started,
/// when it is freed while it runs. An app may drop a handle. The flow continues.
///
/// ```swift
/// switch await start(LoginCoordinator()).outcome {
/// case .finished(let user): show(user)
/// case .cancelled: break
/// }
/// ```
///
/// The handle is that of the transition, too, which shows the flow. `start(flow)` and `launch()`
/// need no transition: for them it was performed, or rejected if the flow could not be started.
public final class FlowHandle<Output>: TransitionHandle {
  package let flow: FlowEnd<Output>

  package init(of flow: FlowEnd<Output>, ended: TransitionResult? = nil) {
    self.flow = flow
    super.init(ended: ended)
  }

  /// The handle of a flow that never began.
  static func refused() -> FlowHandle {
    let flow = FlowEnd<Output>(context: nil)
    flow.end(.cancelled(.notStarted))
    return FlowHandle(of: flow, ended: .rejected(.childRefused()))
  }

  /// Waits for the end of the flow.
  ///
  /// If the task that awaits is cancelled, the flow is ended: its coordinator is stopped, and the
  /// outcome is cancelled with ``CancelReason/taskCancelled``.
  public var outcome: Outcome<Output> {
    get async { await flow.outcome }
  }

  /// Calls a closure once when the flow has ended, or at once if it has ended already.
  ///
  /// Closures are called in the order they were given, and let go then. While the flow runs they are
  /// kept by its coordinator: one that uses the parent captures it weakly.
  public func whenEnded(_ body: @escaping @MainActor (Outcome<Output>) -> Void) {
    flow.whenEnded(body)
  }
}
