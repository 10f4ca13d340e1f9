/// How a flow ended.
public enum Outcome<Output> {
  /// The flow reached its end and has this to give.
  case finished(Output)

  /// The flow ended without an output.
  case cancelled(CancelReason)
}

extension Outcome {
  /// A Boolean value that tells whether there is an output.
  public var isFinished: Bool { output != nil }

  /// The output, if the flow was finished.
  public var output: Output? {
    switch self {
    case .finished(let output): output
    case .cancelled: nil
    }
  }

  /// The reason, if the flow was cancelled.
  public var cancelReason: CancelReason? {
    switch self {
    case .finished: nil
    case .cancelled(let reason): reason
    }
  }
}

extension Outcome: Sendable where Output: Sendable {}
extension Outcome: Equatable where Output: Equatable {}
extension Outcome: Hashable where Output: Hashable {}

extension Outcome: CustomStringConvertible {
  /// The outcome in a few words; an output is not described.
  public var description: String {
    switch self {
    case .finished: "finished"
    case .cancelled(let reason): "cancelled: \(reason)"
    }
  }
}
