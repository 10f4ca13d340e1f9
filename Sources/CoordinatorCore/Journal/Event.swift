/// An event in a tree of coordinators, as the journal records it.
///
/// An event is data: its ``kind`` has the values of the event, and `description` is its line in a
/// text. It is also `Codable`; ``jsonLine`` is its line in a file.
public struct Event: Hashable, Sendable {
  /// The kind of the event, with its values.
  public let kind: Kind

  /// The names of the coordinators from the root to the event's coordinator, separated by slashes.
  public let path: String

  /// The number of the start of the event's coordinator, counted from one in the journal.
  ///
  /// It tells coordinators of the same path apart. It is nil if the coordinator started before the
  /// journal had a subscriber or in another journal, if it never started, and if your code recorded
  /// the event.
  public let start: Int?

  /// The time of the event, by the journal's clock.
  public let time: Duration

  package init(_ kind: Kind, path: String, start: Int? = nil, time: Duration) {
    self.kind = kind
    self.path = path
    self.start = start
    self.time = time
  }
}

extension Event {
  /// The kinds of events.
  public enum Kind: Hashable, Sendable {
    /// A coordinator was started, stopped, paused or resumed.
    case lifecycle(LifecycleChange)

    /// A flow ended with an output; the output is JSON text, if it is a ``RecordedOutput``.
    ///
    /// For an alert, it is the title of the button that the user tapped.
    case finished(output: String?)

    /// A flow ended without an output.
    case cancelled(CancelReason)

    /// A coordinator without an outcome, because it is no ``FlowCoordinator``, stopped for a reason.
    case ended(CancelReason)

    /// A diagnostic was reported.
    case diagnostic(Diagnostic)

    /// A transition entered a phase.
    case transition(Transition)

    /// A link entered a phase.
    case link(Link)

    /// The guard of a coordinator decided whether a route may be entered.
    case admission(route: String, coordinator: String, decision: AdmissionDecision)

    /// A leave guard answered; `guard` is the name of the screen or the coordinator.
    case leaving(guard: String, allowed: Bool)
  }

  /// The decision of a guard on entry.
  public enum AdmissionDecision: Hashable, Codable, Sendable {
    /// The route may be entered.
    case allowed
    /// The route may not be entered.
    case denied(reason: String)
    /// Another route is entered in its place.
    case redirected(to: String)
  }
}
