extension Event: CustomStringConvertible {
  /// The event in one line: `[1.250] AppCoordinator/LoginCoordinator started`.
  public var description: String {
    "[\(seconds)] \(path) \(kind)"
  }

  private var seconds: String {
    let parts = time.components
    let milliseconds = parts.attoseconds / 1_000_000_000_000_000
    let digits = String(milliseconds.magnitude)
    let sign = parts.seconds < 0 || milliseconds < 0 ? "-" : ""
    return sign + "\(parts.seconds.magnitude)."
      + String(repeating: "0", count: 3 - digits.count) + digits
  }
}

extension Event.Kind: CustomStringConvertible {
  /// The event's kind in one line.
  public var description: String {
    switch self {
    case .lifecycle(let change): change.rawValue
    case .finished: "finished"
    case .cancelled(let reason): "cancelled: \(reason)"
    case .ended(let reason): "ended: \(reason)"
    case .diagnostic(let diagnostic): "diagnostic: \(diagnostic.problem)"
    case .transition(let transition): transition.description
    case .link(let link): "link \(link.text): \(link.phase)"
    case .admission(let route, let coordinator, let decision):
      "admission \(route) by \(coordinator): \(decision)"
    case .leaving(let name, let isAllowed):
      "leaving \(name): \(isAllowed ? "allowed" : "not allowed")"
    }
  }
}

extension Event.Transition: CustomStringConvertible {
  /// The transition in one line: `push ArticleViewController performed`.
  public var description: String {
    let names = subjects.joined(separator: kind.rawValue == "sequence" ? ", then " : ", ")
    let detail = [names, rejection ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
    return detail.isEmpty ? "\(kind) \(phase.rawValue)" : "\(kind) \(detail) \(phase.rawValue)"
  }
}

extension Event.LinkPhase: CustomStringConvertible {
  /// The phase in a few words.
  public var description: String {
    switch self {
    case .received(let source): "received from \(source)"
    case .superseded: "superseded"
    case .opened(let path): "opened \(path)"
    case .failed(let error): "failed: \(error)"
    case .denied(let coordinator, let reason): "denied by \(coordinator): \(reason)"
    }
  }
}

extension Event.AdmissionDecision: CustomStringConvertible {
  /// The decision in a few words.
  public var description: String {
    switch self {
    case .allowed: "allowed"
    case .denied(let reason): "denied: \(reason)"
    case .redirected(let route): "redirected to \(route)"
    }
  }
}
