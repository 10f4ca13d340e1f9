/// Why a flow ended without an output.
public struct CancelReason: Hashable, Sendable {
  private let text: String

  package init(_ text: String) {
    self.text = text
  }
}

extension CancelReason {
  /// The coordinator cancelled itself.
  public static let cancelled = CancelReason("cancelled by itself")

  /// Its last screen left the user interface, by whatever way.
  public static let left = CancelReason("its last screen left")

  /// Its parent was stopped.
  public static let parentStopped = CancelReason("its parent was stopped")

  /// Its parent stopped it.
  public static let stoppedByParent = CancelReason("stopped by its parent")

  /// The transition that was to show it was not performed.
  public static let notShown = CancelReason("could not be shown")

  /// It was refused the start; a diagnostic says why.
  public static let notStarted = CancelReason("could not be started")

  /// The task that awaited its outcome was cancelled.
  public static let taskCancelled = CancelReason("the awaiting task was cancelled")

  /// The scene that showed it was disconnected.
  public static let sceneDisconnected = CancelReason("its scene was disconnected")

  /// Nobody kept it, and it was freed while it ran.
  public static let deallocated = CancelReason("freed while it ran")
}

extension CancelReason: CustomStringConvertible {
  /// The text of the reason.
  public var description: String { text }
}
