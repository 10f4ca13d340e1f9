import Foundation

/// What the coordinators hand to the screens and view models they make.
struct Services {
  let accounts: Accounts
  let articles: ArticleStore
  let saved: SavedArticles
  let session: Session
  let preferences: PreferenceStore

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

  init(
    accounts: Accounts, articles: ArticleStore, saved: SavedArticles, session: Session,
    preferences: PreferenceStore
  ) {
    self.accounts = accounts
    self.articles = articles
    self.saved = saved
    self.session = session
    self.preferences = preferences
  }
}
