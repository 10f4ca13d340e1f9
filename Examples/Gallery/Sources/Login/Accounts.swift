/// Who may come in.
protocol Accounts {
  /// Whether somebody has this name and this password.
  func logIn(username: String, password: String) async -> Bool
}

/// Accounts that are known beforehand.
struct KnownAccounts: Accounts {
  private let passwords: [String: String]

  /// Makes accounts from the passwords of each user name.
  init(_ passwords: [String: String]) {
    self.passwords = passwords
  }

  func logIn(username: String, password: String) async -> Bool {
    passwords[username] == password
  }
}
