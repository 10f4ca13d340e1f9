public import CoordinatorCore

/// What a verb that shows a flow returns: the flow's end, and that of the transition that shows it.
///
/// ```swift
/// switch await present(Login.Coordinator(accounts: accounts)).outcome {
/// case .finished(let account): showMain(for: account)
/// case .cancelled: break
/// }
/// ```
@MainActor
public struct FlowTransition<Output> {
  /// The flow's end.
  public let flow: FlowHandle<Output>

  /// The transition that shows the flow.
  public let transition: TransitionHandle

  /// Waits for the flow's end, which always comes, exactly once.
  public var outcome: Outcome<Output> {
    get async { await flow.outcome }
  }

  /// Waits for the end of the transition that shows the flow.
  public var result: TransitionResult {
    get async { await transition.result }
  }

  /// Calls a closure once, when the flow has ended; at once if it has.
  public func whenEnded(_ body: @escaping @MainActor (Outcome<Output>) -> Void) {
    flow.whenEnded(body)
  }
}
