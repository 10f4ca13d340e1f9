/// The reason why a flow ended without an output.
public struct CancelReason: Hashable, Sendable {
  /// The kind of reason, such as `lastScreenRemoved`; the coded form of a reason.
  public let code: String
}

extension CancelReason {
  /// The coordinator cancelled itself.
  public static let cancelled = CancelReason(code: "cancelled")

  /// Its last screen was removed from the user interface, by any exit path.
  public static let lastScreenRemoved = CancelReason(code: "lastScreenRemoved")

  /// Its parent was stopped.
  public static let parentStopped = CancelReason(code: "parentStopped")

  /// Its parent stopped it.
  public static let stoppedByParent = CancelReason(code: "stoppedByParent")

  /// The transition that shows it was not performed.
  public static let notShown = CancelReason(code: "notShown")

  /// It could not be started: its parent was stopping, it was freed before its start, or a diagnostic explains why.
  public static let notStarted = CancelReason(code: "notStarted")

  /// The task that awaited its outcome was cancelled.
  public static let taskCancelled = CancelReason(code: "taskCancelled")

  /// The scene that showed it was disconnected.
  public static let sceneDisconnected = CancelReason(code: "sceneDisconnected")

  /// It was freed while it ran, because nothing held it strongly.
  public static let deallocated = CancelReason(code: "deallocated")
}

extension CancelReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .cancelled: "cancelled by itself"
    case .lastScreenRemoved: "its last screen was removed"
    case .parentStopped: "its parent was stopped"
    case .stoppedByParent: "stopped by its parent"
    case .notShown: "could not be shown"
    case .notStarted: "could not be started"
    case .taskCancelled: "the awaiting task was cancelled"
    case .sceneDisconnected: "its scene was disconnected"
    case .deallocated: "freed while it ran"
    default: code
    }
  }
}

extension CancelReason: Codable {
  /// Decodes a reason from its code.
  public init(from decoder: any Decoder) throws {
    code = try decoder.singleValueContainer().decode(String.self)
  }

  /// Encodes the code of the reason.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}
