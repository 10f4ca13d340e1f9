/// The result of a requested transition.
public enum TransitionResult: Sendable, Equatable {
  /// The transition was performed, and UIKit has reported its completion.
  case performed
  /// The transition repeats the last one that waits or, if none waits, the one that runs; or what it would show is
  /// shown already.
  case merged
  /// The transition was not performed. The user interface has not changed, except for the steps of a sequence that were
  /// performed before the rejected one.
  indirect case rejected(TransitionRejection)
  /// UIKit never reported the completion. The queue continued without it.
  case timedOut
}

/// The reason why a transition was not performed.
///
/// ```swift
/// if case .rejected(let reason) = result, reason.code == "cancelledByUser" { return }
/// ```
public struct TransitionRejection: Error, Sendable, Equatable, CustomStringConvertible {
  /// The kind of rejection, such as `cancelledByUser` or `alreadyOnStack`.
  ///
  /// The rejection of a sequence has the code of the step that was rejected.
  public let code: String

  /// The problem, where it is, and how to fix it.
  public let description: String

  /// Whether a guard, which can be a screen or a coordinator, did not allow the transition.
  public let isVeto: Bool

  /// Whether the rejection is normal in every app, or has a diagnostic of its own.
  package let isExpected: Bool

  /// Creates a rejection, whose code is by default the name of the function that makes it.
  package init(
    _ description: String, isVeto: Bool = false, isExpected: Bool = false, code: String = #function
  ) {
    self.code = String(code.prefix { $0 != "(" })
    self.description = description
    self.isVeto = isVeto
    self.isExpected = isExpected
  }

  package static func childNotRunning() -> Self {
    TransitionRejection(
      "The child does not run: it ended before it was shown, or a diagnostic explains why it could "
        + "not be started.", isExpected: true)
  }
}
