/// The reason why a flow ended without an output.
public struct CancelReason: Hashable, Sendable {
  private let text: String

  package init(_ text: String) {
    self.text = text
  }
}

extension CancelReason {
  /// The coordinator cancelled itself.
  public static let cancelled = CancelReason("cancelled by itself")

  /// Its last screen was removed from the user interface, by any exit path.
  public static let lastScreenRemoved = CancelReason("its last screen was removed")

  /// Its parent was stopped.
  public static let parentStopped = CancelReason("its parent was stopped")

  /// Its parent stopped it.
  public static let stoppedByParent = CancelReason("stopped by its parent")

  /// The transition that shows it was not performed.
  public static let notShown = CancelReason("could not be shown")

  /// It could not be started: its parent was stopping, it was freed before its start, or a diagnostic explains why.
  public static let notStarted = CancelReason("could not be started")

  /// The task that awaited its outcome was cancelled.
  public static let taskCancelled = CancelReason("the awaiting task was cancelled")

  /// The scene that showed it was disconnected.
  public static let sceneDisconnected = CancelReason("its scene was disconnected")

  /// It was freed while it ran, because nothing held it strongly.
  public static let deallocated = CancelReason("freed while it ran")
}

extension CancelReason: CustomStringConvertible {
  /// The text of the reason.
  public var description: String { text }
}

extension CancelReason: Codable {
  /// Decodes a reason from its text.
  public init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
  }

  /// Encodes the text of the reason.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
