/// A mistake in your code that the framework detected.
///
/// It contains the problem and its place, the usual cause, and the fix.
public struct Diagnostic: Hashable, Codable, Sendable {
  /// The kind of mistake, such as `startsItself`.
  public let code: String

  /// The problem and its place, with the values.
  public let problem: String

  /// The usual cause.
  public let meaning: String

  /// The fix.
  public let remedy: String

  package var callSite: CallSite?

  /// The call of a verb that caused the diagnostic, if any: `Shop/ListCoordinator.swift:42`.
  public var location: String? { callSite?.description }

  /// Creates a diagnostic, whose code is by default the name of the function that makes it.
  ///
  /// Each text completes a sentence: `meaning` continues "This usually means", and `remedy` "To fix this,".
  package init(_ code: String = #function, problem: String, meaning: String, remedy: String) {
    self.code = String(code.prefix { $0 != "(" })
    self.problem = problem
    self.meaning = meaning
    self.remedy = remedy
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The whole message, without its ``location``.
  public var description: String {
    """
    \(problem)

    This usually means \(meaning)

    To fix this, \(remedy)
    """
  }
}
