/// One thing that happened to a coordinator, as the journal keeps it.
public struct Event: Sendable {
  /// What happened.
  public let kind: Kind

  /// The names of the coordinators from the root to the one it happened to, with strokes between them.
  public let path: String

  /// When it happened, by the journal's clock.
  public let time: Duration

  /// Makes an event.
  package init(_ kind: Kind, path: String, time: Duration) {
    self.kind = kind
    self.path = path
    self.time = time
  }
}

extension Event {
  /// What can happen.
  public enum Kind: Sendable {
    /// A coordinator was started, stopped, paused or resumed.
    case lifecycle(LifecycleChange)

    /// A flow ended, with or without an output.
    case outcome(Outcome<Void>)

    /// A coordinator that is no ``FlowCoordinator``, and so has no outcome, ended; it has happened for a reason.
    case ended(CancelReason)

    /// A mistake was reported.
    case diagnostic(Diagnostic)

    /// A transition of the user interface took a step; `kind` is the verb, `detail` what it is about.
    case transition(kind: String, detail: String, phase: TransitionPhase)

    /// A link was looked up, with what came of it.
    case link(String, result: String)
  }

  /// How far a transition has come.
  public enum TransitionPhase: String, CaseIterable, Sendable {
    /// Somebody asked for it.
    case requested

    /// It is done.
    case performed

    /// It repeated one that waited already.
    case merged

    /// It was not performed.
    case rejected

    /// Its completion never came.
    case timedOut

    /// It was not asked for: a gesture, or a direct call of the toolkit.
    case observed
  }
}
