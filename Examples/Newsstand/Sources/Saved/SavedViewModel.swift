extension Saved {
  final class SavedViewModel {
    private(set) var articles: [Article] = []

    /// What stands above the list: why it is empty, or what went wrong.
    private(set) var note: String?

    private let saved: SavedArticles
    private let store: ArticleStore

    init(saved: SavedArticles, articles: ArticleStore) {
      self.saved = saved
      store = articles
    }

    var canRemoveAll: Bool { !articles.isEmpty }

    var canUndo: Bool { saved.canUndo }

    func reload() {
      // An article may have gone with an update of the app.
      articles = saved.ids().compactMap { store[$0] }
      note = articles.isEmpty ? "Nothing is saved yet." : nil
    }

    func removeAll() {
      update { [saved] () throws(StateFileError) in try saved.removeAll() }
    }

    func undo() {
      update { [saved] () throws(StateFileError) in try saved.undo() }
    }

    private func update(after change: () throws(StateFileError) -> Void) {
      do {
        try change()
        reload()
      } catch {
        note = error.description
      }
    }
  }
}
