extension Library {
  struct ArticleListViewModel {
    let articles: [Article]
  }
}
