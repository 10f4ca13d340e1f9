/// The reason why a flow ended without an output.
public struct CancelReason: Hashable, Sendable {
  /// The kind of reason, such as `lastScreenRemoved`; the coded form of a reason.
  public let code: String
  private let text: String

  private init(_ code: String, _ text: String) {
    self.code = code
    self.text = text
  }

  /// All reasons, by which the decoder finds the text of a code.
  private static let all = [
    cancelled, lastScreenRemoved, parentStopped, stoppedByParent, notShown, notStarted,
    taskCancelled, sceneDisconnected, deallocated,
  ]
}

extension CancelReason {
  /// The coordinator cancelled itself.
  public static let cancelled = CancelReason("cancelled", "cancelled by itself")

  /// Its last screen was removed from the user interface, by any exit path.
  public static let lastScreenRemoved = CancelReason(
    "lastScreenRemoved", "its last screen was removed")

  /// Its parent was stopped.
  public static let parentStopped = CancelReason("parentStopped", "its parent was stopped")

  /// Its parent stopped it.
  public static let stoppedByParent = CancelReason("stoppedByParent", "stopped by its parent")

  /// The transition that shows it was not performed.
  public static let notShown = CancelReason("notShown", "could not be shown")

  /// It could not be started: its parent was stopping, it was freed before its start, or a diagnostic explains why.
  public static let notStarted = CancelReason("notStarted", "could not be started")

  /// The task that awaited its outcome was cancelled.
  public static let taskCancelled = CancelReason("taskCancelled", "the awaiting task was cancelled")

  /// The scene that showed it was disconnected.
  public static let sceneDisconnected = CancelReason(
    "sceneDisconnected", "its scene was disconnected")

  /// It was freed while it ran, because nothing held it strongly.
  public static let deallocated = CancelReason("deallocated", "freed while it ran")
}

extension CancelReason: CustomStringConvertible {
  /// The text of the reason.
  public var description: String { text }
}

extension CancelReason: Codable {
  /// Decodes a reason from its code.
  public init(from decoder: any Decoder) throws {
    let code = try decoder.singleValueContainer().decode(String.self)
    self = Self.all.first { $0.code == code } ?? CancelReason(code, code)
  }

  /// Encodes the code of the reason.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(code)
  }
}
