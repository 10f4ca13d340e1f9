import Foundation

/// The preferences, in a file of their own.
final class PreferenceStore {
  private(set) var preferences: Preferences

  private let file: StateFile<Preferences>

  init(file: URL) {
    self.file = StateFile(file)
    // Without a readable file, the app starts with the default preferences.
    preferences = self.file.read() ?? Preferences()
  }

  func save(_ preferences: Preferences) throws(StateFileError) {
    try file.write(preferences)
    self.preferences = preferences
  }

  /// Saves that the onboarding was seen; if that fails, the next launch shows it again.
  func noteOnboarding() {
    var seen = preferences
    seen.hasSeenOnboarding = true
    try? save(seen)
  }
}
