extension Settings {
  /// The choices while they are being made: what is kept is as it was until they are saved.
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

    /// Keeps the choices, or tells in `problem` why that was not possible.
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
