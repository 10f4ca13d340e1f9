/// An event in a tree of coordinators, as the journal records it.
public struct Event: Sendable {
  /// The kind of the event, with its details.
  public let kind: Kind

  /// The names of the coordinators from the root to the event's coordinator, separated by slashes.
  public let path: String

  /// The time of the event, by the journal's clock.
  public let time: Duration

  package init(_ kind: Kind, path: String, time: Duration) {
    self.kind = kind
    self.path = path
    self.time = time
  }
}

extension Event {
  /// The kinds of events.
  public enum Kind: Sendable {
    /// A coordinator was started, stopped, paused or resumed.
    case lifecycle(LifecycleChange)

    /// A flow ended, with or without an output.
    case outcome(Outcome<Void>)

    /// A coordinator without an outcome, because it is no ``FlowCoordinator``, stopped for a reason.
    case ended(CancelReason)

    /// A diagnostic was reported.
    case diagnostic(Diagnostic)

    /// A transition entered a phase; `kind` is the verb, and `detail` its subject, such as a screen.
    case transition(kind: String, detail: String, phase: TransitionPhase)

    /// A link was opened, with the given result.
    case link(String, result: String)
  }

  /// The phases of a transition.
  public enum TransitionPhase: String, CaseIterable, Sendable {
    /// The transition was requested.
    case requested

    /// The transition was performed.
    case performed

    /// The transition repeated one that already waited.
    case merged

    /// The transition was not performed.
    case rejected

    /// UIKit never reported the completion.
    case timedOut

    /// No request caused the transition, but a gesture or a raw UIKit call.
    case observed
  }
}
