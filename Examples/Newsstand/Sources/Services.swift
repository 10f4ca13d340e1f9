import Foundation

/// What the coordinators hand to the screens and view models they make.
struct Services {
  let accounts: Accounts
  let articles: ArticleStore
  let saved: SavedArticles
  let session: Session
  let preferences: PreferenceStore
}

extension Services {
  /// The services of the app, with their files in `stateDirectory`.
  init(stateDirectory: URL) throws {
    let session = Session(file: stateDirectory.appendingPathComponent("session.json"))
    self.init(
      accounts: Accounts(),
      articles: try ArticleStore(bundle: .newsstand),
      saved: SavedArticles(
        file: stateDirectory.appendingPathComponent("saved.json"), session: session
      ),
      session: session,
      preferences: PreferenceStore(
        file: stateDirectory.appendingPathComponent("preferences.json")
      )
    )
  }
}
