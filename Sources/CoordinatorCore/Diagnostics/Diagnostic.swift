/// A mistake in the program that the framework survived.
///
/// It says what happened and where, what that usually means, and how to fix it.
public struct Diagnostic: Hashable, Sendable {
  /// Tells mistakes of one kind from others.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    package let text: String

    package init(_ text: String) { self.text = text }

    /// The code as text.
    public var description: String { text }
  }

  /// The kind of mistake.
  public let code: Code

  /// What happened and where, with the values.
  public let problem: String

  /// What is usually behind it.
  public let meaning: String

  /// What to do about it.
  public let remedy: String

  package var callSite: CallSite?

  /// The call that the diagnostic is about, if there is one: `Shop/ListCoordinator.swift:42`.
  public var location: String? { callSite?.description }

  /// The texts are whole sentences: `meaning` goes on after "This usually means", and `remedy` after "To fix this,".
  package init(_ code: Code, problem: String, meaning: String, remedy: String) {
    self.code = code
    self.problem = problem
    self.meaning = meaning
    self.remedy = remedy
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The whole message.
  public var description: String {
    """
    \(problem)

    This usually means \(meaning)

    To fix this, \(remedy)
    """
  }
}
