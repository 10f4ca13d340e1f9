import CompactTesting
import Foundation
import Testing

@testable import Newsstand

struct `The articles of the app`: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("are fifty, each with a short title of its own") {
      let store = try ArticleStore(bundle: .newsstand)
      expectEqual(store.articles.count, 50)
      expectEqual(store.articles.map(\.id), Array(1...50))
      expectEqual(Set(store.articles.map(\.title)).count, 50)
      expectEqual(store[42]?.title, "The Night Train to the Observatory")
      for article in store.articles {
        expectTrue((1..<50).contains(article.title.count))
        expectFalse(article.author.isEmpty)
        expectTrue((2...4).contains(article.paragraphs.count))
        expectTrue(article.paragraphs.allSatisfy { !$0.isEmpty })
      }
    }

    test("are not found by an id that none has") {
      let store = try ArticleStore(bundle: .newsstand)
      expectNil(store[0])
      expectNil(store[51])
    }

    test("are missing from a bundle without them") {
      let folder = TemporaryFolder()
      try folder.write("{}", to: "Other.json")
      let bundle = try require(Bundle(path: folder.url.path))
      let error = #expect(throws: ArticleStoreError.self) { try ArticleStore(bundle: bundle) }
      expectEqual(
        error?.description.hasPrefix("There is no articles.json in \(folder.url.path)."), true)
    }
  }
}
