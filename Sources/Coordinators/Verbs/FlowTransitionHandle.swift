public import CoordinatorCore

/// A handle of a transition that shows a flow, which reports the flow's end, too.
///
/// A verb that shows a flow returns it.
///
/// ```swift
/// switch await present(Login.Coordinator(accounts: accounts)).outcome {
/// case .finished(let account): showMain(for: account)
/// case .cancelled: break
/// }
/// ```
public final class FlowTransitionHandle<Output>: TransitionHandle {
  package let flow: FlowHandle<Output>

  init(of flow: FlowHandle<Output>) {
    self.flow = flow
    super.init()
  }

  /// Waits for the end of the flow, which always comes exactly once.
  ///
  /// If the task that awaits is cancelled, the flow is cancelled.
  public var outcome: Outcome<Output> {
    get async { await flow.outcome }
  }

  /// Calls a closure once when the flow has ended, or at once if it has ended already.
  public func whenEnded(_ body: @escaping @MainActor (Outcome<Output>) -> Void) {
    flow.whenEnded(body)
  }
}
