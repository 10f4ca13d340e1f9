extension Reading {
  /// What there is to know about an article before it is read.
  struct DetailsViewModel {
    private static let wordsInAMinute = 200

    private let article: Article

    init(article: Article) {
      self.article = article
    }

    var author: String { "by \(article.author)" }

    var length: String { "\(words) words" }

    var time: String {
      let minutes = max(1, (words + Self.wordsInAMinute / 2) / Self.wordsInAMinute)
      return minutes == 1 ? "About a minute" : "About \(minutes) minutes"
    }

    private var words: Int {
      article.body.split(whereSeparator: \.isWhitespace).count
    }
  }
}
