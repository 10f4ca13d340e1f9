import Foundation

/// Where a URL from outside may lead.
nonisolated enum Link: Hashable, Sendable {
  case article(Article.ID)

  static let scheme = "newsstand"

  init(_ url: URL) throws(LinkError) {
    guard url.scheme?.lowercased() == Self.scheme else { throw .foreignScheme(of: url) }
    let steps = url.pathComponents.filter { $0 != "/" }
    guard url.host?.lowercased() == "article", steps.count == 1 else { throw .noSuchPlace(url) }
    guard let id = Int(steps[0]) else { throw .noNumber(steps[0], in: url) }
    self = .article(id)
  }
}

/// Why a URL leads nowhere.
nonisolated struct LinkError: Error, Hashable, CustomStringConvertible {
  enum Code: Hashable, Sendable {
    case foreignScheme
    case noSuchPlace
    case noNumber
    case unknownArticle
  }

  let code: Code
  let description: String

  private init(_ code: Code, _ url: URL, _ problem: String) {
    self.code = code
    self.description = """
      The link '\(url.absoluteString)' was not followed: \(problem).
      A link that works is \(Link.scheme)://article/42.
      """
  }

  static func foreignScheme(of url: URL) -> LinkError {
    LinkError(.foreignScheme, url, "it does not begin with \(Link.scheme)://")
  }

  static func noSuchPlace(_ url: URL) -> LinkError {
    LinkError(.noSuchPlace, url, "there is no such place in the app")
  }

  static func noNumber(_ text: String, in url: URL) -> LinkError {
    LinkError(.noNumber, url, "'\(text)' is not the number of an article")
  }

  static func unknownArticle(_ id: Article.ID, in url: URL) -> LinkError {
    LinkError(.unknownArticle, url, "there is no article \(id)")
  }
}
