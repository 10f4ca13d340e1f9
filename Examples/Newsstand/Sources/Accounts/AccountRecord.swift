import Foundation

/// One account as it stands in the file.
nonisolated struct AccountRecord: Codable, Hashable, Sendable {
  let username: String
  let password: PasswordHash

  /// The account that exists from the start, password 'engine'.
  static let ada = AccountRecord(
    username: "ada",
    password: PasswordHash(
      salt: Data(base64Encoded: "jx1MArfmqVM3wNHo8qRrkA==") ?? Data(),
      iterations: 10_000,
      key: Data(base64Encoded: "Ua5x/W4S4xzKDpJI0eAq7uT/CU1y+pUe74G7j4Xqo2s=") ?? Data()
    )
  )
}

/// The content of the file.
nonisolated struct AccountList: StateFileContent {
  static let currentVersion = 1

  var version = Self.currentVersion
  var accounts: [AccountRecord]

  func record(named username: String) -> AccountRecord? {
    let name = Self.plain(username)
    return accounts.first { Self.plain($0.username) == name }
  }

  /// The form in which names are compared: 'Ada ' and 'ada' are one person.
  static func plain(_ username: String) -> String {
    username.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
      .precomposedStringWithCanonicalMapping
  }

  func validate() throws(StateFileFault) {
    var names: Set<String> = []
    for record in accounts {
      guard names.insert(Self.plain(record.username)).inserted else {
        throw .invalid("the username '\(record.username)' occurs twice")
      }
      // A forged count would keep the machine busy for hours.
      guard (1...10_000_000).contains(record.password.iterations) else {
        throw .invalid("the hash of '\(record.username)' has an impossible number of iterations")
      }
      guard record.password.key.count == 32 else {
        throw .invalid("the hash of '\(record.username)' does not have 32 bytes")
      }
    }
  }
}
