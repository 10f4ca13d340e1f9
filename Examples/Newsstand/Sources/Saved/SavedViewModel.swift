extension Saved {
  final class SavedViewModel {
    private(set) var articles: [Article] = []

    /// What stands above the list: why it is empty.
    private(set) var note: String?

    private let saved: SavedArticles
    private let store: ArticleStore

    init(saved: SavedArticles, articles: ArticleStore) {
      self.saved = saved
      store = articles
    }

    func reload() {
      do {
        // An article may have gone with an update of the app.
        articles = try saved.ids().compactMap { store[$0] }
        note = articles.isEmpty ? "Nothing is saved yet." : nil
      } catch {
        articles = []
        note = error.description
      }
    }
  }
}
