/// What the user has chosen.
nonisolated struct Preferences: Codable, Hashable, Sendable {
  /// What stands under each letter.
  var signature = ""

  /// Whether the name of the last login is offered at the next one.
  var remembersUsername = true

  /// Whether the user has read or skipped the onboarding.
  var hasSeenOnboarding = false
}
