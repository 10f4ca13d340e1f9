import CompactTesting
import Foundation
import Testing

@testable import Newsstand

struct `A link` {
  @Test(
    arguments: [
      "newsstand://article/42", "NEWSSTAND://Article/42", "newsstand://article/42/",
      "newsstand://article/42?from=mail",
    ]
  )
  func `leads to an article`(text: String) throws {
    let url = try #require(URL(string: text))
    try expectEqual(Link(url), .article(42))
  }

  @Test(
    arguments: [
      ("https://article/42", "it does not begin with newsstand://"),
      ("mailto:a@b", "it does not begin with newsstand://"),
      ("newsstand://", "there is no such place in the app"),
      ("newsstand://article", "there is no such place in the app"),
      ("newsstand://article/42/comments", "there is no such place in the app"),
      ("newsstand://author/42", "there is no such place in the app"),
      ("newsstand://article/abc", "'abc' is not the number of an article"),
      (
        "newsstand://article/99999999999999999999",
        "'99999999999999999999' is not the number of an article"
      ),
    ]
  )
  func `that leads nowhere says why`(text: String, problem: String) throws {
    let url = try #require(URL(string: text))
    let error = #expect(throws: LinkError.self) { try Link(url) }
    #expect(
      error?.description == """
        The link '\(text)' was not followed: \(problem).
        A link that works is newsstand://article/42.
        """
    )
  }
}
