/// What the user has chosen.
nonisolated struct Preferences: StateFileContent, Hashable {
  static let currentVersion = 1

  var version = Self.currentVersion

  /// What stands under each letter.
  var signature = ""

  /// Whether the name of the last login is offered at the next one.
  var remembersUsername = true

  /// Whether the newcomer's pages were read or skipped.
  var hasSeenOnboarding = false
}

extension Preferences {
  // What an older version of the app did not know is as it is at first.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    version = try values.decode(Int.self, forKey: .version)
    signature = try values.decode(String.self, forKey: .signature)
    remembersUsername = try values.decode(Bool.self, forKey: .remembersUsername)
    hasSeenOnboarding = try values.decodeIfPresent(Bool.self, forKey: .hasSeenOnboarding) ?? false
  }
}
