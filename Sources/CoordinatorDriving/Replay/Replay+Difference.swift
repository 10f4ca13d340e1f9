public import CoordinatorCore

extension Replay {
  /// The first difference between a recorded run and its replay.
  public struct Difference: Error, Hashable, Sendable {
    /// The kinds of differences.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// The event did not happen again.
      case missing
      /// The event happened only in the replay.
      case additional
      /// Everything happened again, but the coordinator of the event is paused in only one of the runs.
      case state
    }

    /// The kind of the difference.
    public let kind: Kind

    /// The event that only one of the runs has; of ``Kind/state``, the last one of the recorded run.
    public let event: Event

    /// The number of the event among the recorded ones, counted from one; nil if it is not recorded.
    public let number: Int?

    /// The first event that happened in the place of a missing one.
    public let instead: Event?

    /// Why the event did not happen, and the repair, as far as they are known.
    public let reason: String?

    init(
      _ kind: Kind, _ event: Event, number: Int? = nil, instead: Event? = nil,
      reason: String? = nil
    ) {
      self.kind = kind
      self.event = event
      self.number = number
      self.instead = instead
      self.reason = reason
    }
  }
}

extension Replay.Difference: CustomStringConvertible {
  /// The difference, with the event, and the repair if it is known.
  public var description: String {
    var lines: [String] = []
    switch kind {
    case .missing:
      lines = ["Event \(number ?? 0) of the journal did not happen again:", "  \(event)"]
    case .additional: lines = ["The replay did what the journal does not have:", "  \(event)"]
    case .state: lines = ["A coordinator ended in another state. In the journal:", "  \(event)"]
    }
    if let instead { lines += ["In the replay:", "  \(instead)"] }
    if let reason { lines.append(reason) }
    return lines.joined(separator: "\n")
  }
}

extension ReplayCause {
  /// Why nothing could cause an event, and the repair; nil if a cause is known.
  static func remedy(for event: Event) -> String? {
    if ReplayCause(of: event) != nil { return nil }
    if case .transition(let transition) = event.kind, let route = transition.route {
      if route.json != nil { return nil }
      return
        "The route '\(route.text)' was not recorded as data. To fix this, make the type of the "
        + "route 'Codable'."
    }
    return
      "The app did not do this by itself, and the journal has no route, link, gesture or end of a "
      + "flow that causes it. To fix this, show screens, flows and alerts by routes, with "
      + "'trigger(_:)', and change state when a flow's outcome arrives, not beside 'finish(_:)'."
  }
}
