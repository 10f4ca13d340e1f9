import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

@testable import Newsstand

struct `The imprint`: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("sends a letter to the publisher") {
      let app = try await NewsstandApp(loggedIn: true)
      try await app.run(
        """
        tab "About"
        tap "Imprint"
        tap "Write to us"
        expect screen "Write to us"
        expect text "publisher@newsstand.example"
        type "Text" "Where is the sports section?"
        tap "Send"
        expect screen "Imprint"
        expect no tree "Mail"
        """)
      expectEqual(app.openedURLs.first?.hasPrefix("mailto:publisher@newsstand.example"), true)
    }
  }
}

@MainActor @Suite(.coordinators) struct `The storyboard of the imprint` {
  @Test func `has no mistakes`() throws {
    let url = try require(Bundle.newsstand.url(forResource: "Imprint", withExtension: "storyboard"))
    try StoryboardFile.check(contentsOf: url)
  }
}
