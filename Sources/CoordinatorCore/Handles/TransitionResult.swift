/// How a requested transition ended.
public enum TransitionResult: Sendable, Equatable {
  /// The transition was carried out, and UIKit has reported its end.
  case performed
  /// Another transition does the same: one that waits already, or one of the same run-loop turn.
  case merged
  /// The transition was not carried out. The user interface has not changed.
  case rejected(TransitionRejection)
  /// UIKit never reported the end of the transition. The queue continued without the report.
  case timedOut
}

/// Why a transition was not carried out.
public struct TransitionRejection: Error, Sendable, Equatable, CustomStringConvertible {
  /// The problem, its place, and how to fix it.
  public let description: String

  /// Whether a guard, which is a screen or a coordinator, did not allow the transition.
  public let isVeto: Bool

  /// Whether the rejection needs no report.
  ///
  /// Some rejections are normal in every app. Others have a diagnostic of their own.
  package let isNoMistake: Bool

  package init(_ description: String, isVeto: Bool = false, isNoMistake: Bool = false) {
    self.description = description
    self.isVeto = isVeto
    self.isNoMistake = isNoMistake
  }

  package static func childRefused() -> Self {
    TransitionRejection(
      "The child does not run: it has ended before it was shown, or a diagnostic says why it could "
        + "not be started.", isNoMistake: true)
  }
}
