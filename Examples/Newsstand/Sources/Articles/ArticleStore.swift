import Foundation

/// All articles, in the order in which they are listed.
nonisolated struct ArticleStore: Sendable {
  let articles: [Article]

  /// Loads the articles that come with the app.
  init(bundle: Bundle) throws {
    guard let file = bundle.url(forResource: "articles", withExtension: "json") else {
      throw ArticleStoreError(place: bundle.bundlePath)
    }
    articles = try JSONDecoder().decode([Article].self, from: Data(contentsOf: file))
  }

  subscript(id: Article.ID) -> Article? {
    articles.first { $0.id == id }
  }
}
