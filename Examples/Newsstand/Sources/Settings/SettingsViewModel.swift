extension Settings {
  /// The preferences while the user changes them; the store changes only with `save()`.
  final class SettingsViewModel {
    var signature: String { didSet { problem = nil } }
    var remembersUsername: Bool { didSet { problem = nil } }

    /// Why the choices could not be saved, or nil.
    private(set) var problem: String?

    private let store: PreferenceStore

    init(store: PreferenceStore) {
      self.store = store
      signature = store.preferences.signature
      remembersUsername = store.preferences.remembersUsername
    }

    var hasChanges: Bool { chosen != store.preferences }

    /// Saves the choices and returns them; nil if that fails, and then `problem` has the reason.
    func save() -> Preferences? {
      do {
        try store.save(chosen)
        return chosen
      } catch {
        problem = error.description
        return nil
      }
    }

    private var chosen: Preferences {
      var preferences = store.preferences
      preferences.signature = signature
      preferences.remembersUsername = remembersUsername
      return preferences
    }
  }
}
