import Foundation

/// The preferences, in a file of their own.
final class PreferenceStore {
  private(set) var preferences: Preferences

  private let file: StateFile<Preferences>

  init(file: URL) {
    self.file = StateFile(file)
    // Without its choices the app works as it did at first.
    preferences = self.file.read() ?? Preferences()
  }

  func save(_ preferences: Preferences) throws(StateFileError) {
    try file.write(preferences)
    self.preferences = preferences
  }

  /// Notes that the newcomer's pages were seen; where that can't be kept they are shown once more.
  func noteOnboarding() {
    var seen = preferences
    seen.hasSeenOnboarding = true
    try? save(seen)
  }
}
