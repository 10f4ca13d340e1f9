import CompactTesting
import CoordinatorTesting
import Testing

@testable import Newsstand

@MainActor struct `A link` {
  @Test(
    arguments: [
      ("newsstand://article/42", "main / library / article(42)"),
      ("NEWSSTAND://Article/42/?from=mail", "main / library / article(42)"),
      ("newsstand://library/article/42/subscribe", "main / library / article(42) / subscribe"),
      ("https://newsstand.example/article/42", "main / library / article(42)"),
      ("newsstand://", "main / library / list"), ("newsstand://library", "main / library / list"),
      ("newsstand://saved", "main / saved / list"),
      ("newsstand://about/settings", "main / about / settings"),
      ("https://article/42", "foreign"), ("mailto:a@b", "noScheme"),
      ("newsstand://article", "noSuchPlace"), ("newsstand://article/42/comments", "noSuchPlace"),
      ("newsstand://author/42", "noSuchPlace"), ("newsstand://article/abc", "invalidValue"),
      ("newsstand://article/99999999999999999999", "invalidValue"),
    ]
  )
  func `leads to a place, or says why not`(text: String, place: String) throws {
    let map = try LinkMap(of: AppCoordinator.self)
    do throws(LinkError) {
      expectEqual(try map.path(for: Link(text)).description, place)
    } catch {
      expectEqual("\(error.code)", place)
    }
  }

  @Test func `of each place leads there`() throws {
    let map = try LinkMap(of: AppCoordinator.self)
    for text in [
      "newsstand://article/42", "newsstand://article/42/subscribe", "newsstand://saved",
      "newsstand://about/feedback",
    ] {
      expectEqual(map.link(to: try map.path(for: Link(text))), text)
    }
  }
}
