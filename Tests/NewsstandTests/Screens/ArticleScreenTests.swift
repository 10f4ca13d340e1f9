import CompactTesting
import CoordinatorTesting
import Foundation
import Testing
import UIKit

@testable import Newsstand

@MainActor struct `The screen of an article`: TableSuite {
  let folder = TemporaryFolder()
  let session = Session(account: Account(username: "ada"))

  func makeScreen() -> Reading.ArticleViewController {
    let article = Article(id: 7, title: "Title", author: "Ida", body: "One.\n\nTwo.")
    let saved = SavedArticles(file: folder.file("saved.json"), session: session)
    return Reading.ArticleViewController(
      viewModel: Reading.ArticleViewModel(article: article, saved: saved, session: session)
    )
  }

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("shows title, author and paragraphs") {
      let screen = makeScreen()
      screen.loadViewIfNeeded()
      expectEqual(screen.title, "Title")
      expectTrue(screen.view.texts.starts(with: ["Title", "by Ida", "One.", "Two."]))
      expectEqual(
        screen.view.buttons.map(\.currentTitle), ["Save", "Subscribe", "Report a mistake"])
    }

    test("is freed") {
      expectFreed {
        let screen = makeScreen()
        screen.loadViewIfNeeded()
        screen.view.press("Save")
        return screen
      }
    }
  }
}
