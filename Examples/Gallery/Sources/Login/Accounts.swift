/// Who may come in.
protocol Accounts {
  /// Lets in who has this name and this password; throws for anybody else, and if nobody can say.
  func logIn(username: String, password: String) async throws
}

/// Why somebody was not let in.
enum LoginError: Error, CustomStringConvertible {
  case unknown, unreachable

  var description: String {
    switch self {
    case .unknown: "Nobody of this name has this password."
    case .unreachable: "The accounts cannot be reached."
    }
  }
}

/// Accounts that are known beforehand.
struct KnownAccounts: Accounts {
  private let passwords: [String: String]

  /// Makes accounts from the passwords of each user name.
  init(_ passwords: [String: String]) {
    self.passwords = passwords
  }

  func logIn(username: String, password: String) async throws {
    guard passwords[username] == password else { throw LoginError.unknown }
  }
}
