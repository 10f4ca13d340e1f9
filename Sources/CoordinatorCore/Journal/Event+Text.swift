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
    case .outcome(let outcome): outcome.description
    case .ended(let reason): "ended: \(reason)"
    case .diagnostic(let diagnostic): "diagnostic: \(diagnostic.code)"
    case .transition(let kind, let detail, let phase):
      detail.isEmpty ? "\(kind) \(phase.rawValue)" : "\(kind) \(detail) \(phase.rawValue)"
    case .link(let link, let result): "link \(link): \(result)"
    }
  }
}
