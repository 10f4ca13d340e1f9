extension Imprint {
  struct ImprintViewModel {
    let stock: String

    init(articles: ArticleStore) {
      let authors = Set(articles.articles.map(\.author))
      stock = "\(articles.articles.count) articles by \(authors.count) authors."
    }
  }
}
