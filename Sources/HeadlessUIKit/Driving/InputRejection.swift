/// The reason why the user cannot perform an action of ``UserInput``.
public struct InputRejection: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, in a few words.
  public let reason: String

  /// Creates a rejection.
  public init(_ reason: String) {
    self.reason = reason
  }

  /// The reason.
  public var description: String { reason }
}

extension InputRejection {
  static let opensMenu = InputRejection("it opens a menu, so tap an action of it")
}
