/// The reason why the user cannot perform an action of ``UserInput``.
public struct InputRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, in a few words.
  public let reason: String

  /// Creates a refusal.
  public init(_ reason: String) {
    self.reason = reason
  }

  /// The reason.
  public var description: String { reason }
}

extension InputRefusal {
  static let opensMenu = InputRefusal("it opens a menu, so tap an action of it")
}
