/// What the user has chosen.
nonisolated struct Preferences: StateFileContent, Hashable {
  static let currentVersion = 1

  var version = Self.currentVersion

  /// What stands under each letter.
  var signature = ""

  /// Whether the name of the last login is offered at the next one.
  var remembersUsername = true

  func validate() throws(StateFileFault) {
    guard version <= Self.currentVersion else { throw .newer(version: version) }
  }
}
