extension Library {
  final class ArticleListViewModel {
    let articles: [Article]

    init(articles: [Article]) {
      self.articles = articles
    }
  }
}
