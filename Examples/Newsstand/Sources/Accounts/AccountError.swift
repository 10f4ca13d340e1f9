/// Why somebody could not log in or sign up, in words for the screen.
nonisolated struct AccountError: Error, Hashable, CustomStringConvertible {
  enum Code: Hashable, Sendable {
    case emptyField
    case wrongCredentials
    case nameTaken
    case storage
  }

  let code: Code
  let description: String

  static let emptyUsername = AccountError(
    code: .emptyField, description: "Enter a username."
  )

  static let emptyPassword = AccountError(
    code: .emptyField, description: "Enter a password."
  )

  // One text for both cases, so that nobody can find out which names exist.
  static let wrongCredentials = AccountError(
    code: .wrongCredentials,
    description: "The username is not known, or the password is wrong."
  )

  static func nameTaken(_ username: String) -> AccountError {
    AccountError(
      code: .nameTaken,
      description: "The username '\(username)' is taken. Choose another one."
    )
  }

  static func storage(_ error: StateFileError) -> AccountError {
    AccountError(code: .storage, description: error.description)
  }
}
