/// Why somebody could not log in or sign up, in words for the screen.
nonisolated enum AccountError: Error, Hashable, CustomStringConvertible {
  case emptyUsername
  case emptyPassword
  case wrongCredentials
  case nameTaken(String)

  var description: String {
    switch self {
    case .emptyUsername: "Enter a username."
    case .emptyPassword: "Enter a password."
    // One text for both cases, so that nobody can find out which names exist.
    case .wrongCredentials: "The username is not known, or the password is wrong."
    case .nameTaken(let name): "The username '\(name)' is taken. Choose another one."
    }
  }
}
