/// Why the articles could not be loaded: what, where, and what to do.
nonisolated struct ArticleStoreError: Error, Hashable, CustomStringConvertible {
  enum Code: Hashable, Sendable {
    case missing
    case unreadable
    case invalid
  }

  let code: Code
  let description: String

  static func missing(_ name: String, in place: String) -> ArticleStoreError {
    ArticleStoreError(
      code: .missing,
      description: """
        There is no \(name) in \(place).
        This usually means that the app was moved without its resources.
        To fix this, build it again, or copy the resource bundle beside the program.
        """
    )
  }

  static func unreadable(_ path: String, because reason: String) -> ArticleStoreError {
    ArticleStoreError(
      code: .unreadable,
      description: """
        The articles in \(path) can't be read: \(reason)
        To fix this, build the app again.
        """
    )
  }

  static func invalid(_ path: String, reason: String) -> ArticleStoreError {
    ArticleStoreError(
      code: .invalid,
      description: """
        The articles in \(path) are not valid: \(reason).
        To fix this, correct the file and build the app again.
        """
    )
  }
}
