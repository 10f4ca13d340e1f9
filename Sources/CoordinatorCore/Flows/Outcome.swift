/// The outcome of a flow: finished with an output, or cancelled.
public enum Outcome<Output> {
  /// The flow finished with an output.
  case finished(Output)

  /// The flow was cancelled, so it has no output.
  case cancelled(CancelReason)
}

extension Outcome {
  /// A Boolean value that indicates whether the flow finished with an output.
  public var isFinished: Bool { output != nil }

  /// The output, if the flow finished.
  public var output: Output? {
    if case .finished(let output) = self { output } else { nil }
  }

  /// The reason, if the flow was cancelled.
  public var cancelReason: CancelReason? {
    if case .cancelled(let reason) = self { reason } else { nil }
  }
}

extension Outcome: Sendable where Output: Sendable {}
extension Outcome: Equatable where Output: Equatable {}
extension Outcome: Hashable where Output: Hashable {}

extension Outcome: CustomStringConvertible {
  /// The outcome as text, without the output.
  public var description: String {
    switch self {
    case .finished: "finished"
    case .cancelled(let reason): "cancelled: \(reason)"
    }
  }
}
