public import CoordinatorCore

/// The end of a flow, and the end of the transition that shows the flow.
///
/// A verb that shows a flow returns this value.
///
/// ```swift
/// switch await present(Login.Coordinator(accounts: accounts)).outcome {
/// case .finished(let account): showMain(for: account)
/// case .cancelled: break
/// }
/// ```
@MainActor
public struct FlowTransition<Output> {
  /// The end of the flow.
  public let flow: FlowHandle<Output>

  /// The end of the transition that shows the flow.
  public let transition: TransitionHandle

  /// Waits for the end of the flow, which always comes exactly once.
  public var outcome: Outcome<Output> {
    get async { await flow.outcome }
  }

  /// Waits for the end of the transition that shows the flow.
  public var result: TransitionResult {
    get async { await transition.result }
  }

  /// Calls a closure once when the flow has ended; at once if it has ended already.
  public func whenEnded(_ body: @escaping @MainActor (Outcome<Output>) -> Void) {
    flow.whenEnded(body)
  }
}
