import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

@testable import Newsstand

@MainActor struct `The imprint`: TableSuite {
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

  @Test(arguments: ["back", "swipe back"])
  func `is freed when it has been left`(exit: String) async throws {
    let app = try await NewsstandApp(loggedIn: true)
    try await app.run("tab \"About\"\ntap \"Imprint\"")
    let about = app.coordinator.children.first?.children.last as? About.Coordinator
    weak let imprint = about?.children.first as? Imprint.Coordinator
    weak let screen = about?.navigationController.topViewController
    expectNotNil(imprint)
    try await app.run("\(exit)\nexpect screen \"About\"")
    expectNil(imprint)
    expectNil(screen)
  }
}

@MainActor @Suite(.coordinators) struct `The storyboard of the imprint` {
  @Test func `has no mistakes`() throws {
    let url = try require(Bundle.newsstand.url(forResource: "Imprint", withExtension: "storyboard"))
    try StoryboardFile.check(contentsOf: url)
  }
}
