/// Why a step could not be done, or what it found instead of what it expected.
public struct StepFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was expected and what is there.
  public let description: String

  /// Whether the step may succeed later, when something that is under way has ended.
  public let mayPass: Bool

  init(_ description: String, mayPass: Bool = true) {
    self.description = description
    self.mayPass = mayPass
  }
}
