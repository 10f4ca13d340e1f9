/// The accounts that can log in.
protocol Accounts {
  /// Logs a user in; throws if the name or the password is wrong, or if the service fails.
  func logIn(username: String, password: String) async throws
}

/// Why a login failed.
enum LoginError: Error, CustomStringConvertible {
  case unknown, unreachable

  var description: String {
    switch self {
    case .unknown: "Nobody of this name has this password."
    case .unreachable: "The accounts cannot be reached."
    }
  }
}

/// A fixed set of accounts.
struct KnownAccounts: Accounts {
  private let passwords: [String: String]

  /// Creates accounts from passwords by user name.
  init(_ passwords: [String: String]) {
    self.passwords = passwords
  }

  func logIn(username: String, password: String) async throws {
    guard passwords[username] == password else { throw LoginError.unknown }
  }
}
