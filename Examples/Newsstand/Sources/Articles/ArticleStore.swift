import Foundation

/// All articles, in the order in which they are listed.
nonisolated struct ArticleStore: Sendable {
  let articles: [Article]
  private let indices: [Article.ID: Int]

  /// Loads the articles that come with the app.
  init(bundle: Bundle) throws(ArticleStoreError) {
    guard let file = bundle.url(forResource: "articles", withExtension: "json") else {
      throw .missing("articles.json", in: bundle.bundlePath)
    }
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw .unreadable(file.path, because: error.localizedDescription)
    }
    try self.init(data: data, from: file.path)
  }

  /// - Parameter source: the place that an error names.
  init(data: Data, from source: String) throws(ArticleStoreError) {
    let articles: [Article]
    do {
      articles = try JSONDecoder().decode([Article].self, from: data)
    } catch {
      throw .invalid(source, reason: DecodingError.explanation(of: error))
    }
    try self.init(articles, from: source)
  }

  init(_ articles: [Article], from source: String) throws(ArticleStoreError) {
    var indices: [Article.ID: Int] = [:]
    var titles: Set<String> = []
    for (index, article) in articles.enumerated() {
      guard indices.updateValue(index, forKey: article.id) == nil else {
        throw .invalid(source, reason: "the id \(article.id) occurs twice")
      }
      guard titles.insert(article.title).inserted else {
        throw .invalid(source, reason: "the title '\(article.title)' occurs twice")
      }
    }
    self.articles = articles
    self.indices = indices
  }

  subscript(id: Article.ID) -> Article? {
    indices[id].map { articles[$0] }
  }
}
