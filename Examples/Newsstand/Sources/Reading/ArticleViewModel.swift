extension Reading {
  /// What the screen of an article shows, and what its Save button does.
  final class ArticleViewModel {
    let article: Article

    /// Called after a change of what the screen shows.
    var onChange: (() -> Void)?

    private let saved: SavedArticles
    private let session: Session
    private var problem: StateFileError?

    init(article: Article, saved: SavedArticles, session: Session) {
      self.article = article
      self.saved = saved
      self.session = session
    }

    var byline: String { "by \(article.author)" }

    var saveTitle: String { isSaved ? "Unsave" : "Save" }

    /// The plan that the user subscribed to, or why the article could not be saved.
    var status: String? {
      if let problem { return problem.description }
      return session.plan.map { "Subscribed: \($0.title), \($0.price)." }
    }

    func toggleSaved() {
      do {
        try saved.toggle(article.id)
        problem = nil
      } catch {
        problem = error
      }
      refresh()
    }

    func refresh() {
      onChange?()
    }

    private var isSaved: Bool { saved.contains(article.id) }
  }
}
