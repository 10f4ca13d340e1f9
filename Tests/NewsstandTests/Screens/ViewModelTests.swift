import CompactTesting
import Foundation
import Testing

@testable import Newsstand

struct `The view model of an article`: TableSuite {
  let folder = TemporaryFolder()
  let session = Session(account: Account(username: "ada"))
  let article = Article(id: 7, title: "Title", author: "Ida", body: "One.\n\nTwo.")

  var viewModel: Reading.ArticleViewModel {
    Reading.ArticleViewModel(
      article: article, saved: SavedArticles(file: folder.file("saved.json"), session: session),
      session: session
    )
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("tells why an article could not be saved") {
      try folder.write("no folder", to: "state")
      let viewModel = Reading.ArticleViewModel(
        article: article,
        saved: SavedArticles(file: folder.file("state/saved.json"), session: session),
        session: session
      )
      viewModel.toggleSaved()
      expectEqual(viewModel.saveTitle, "Save")
      expectEqual(viewModel.status?.contains("saved.json can't be written"), true)
    }
  }
}

struct `The view model of the saved list`: TableSuite {
  let folder = TemporaryFolder()
  let saved: SavedArticles
  let viewModel: Saved.SavedViewModel

  init() throws {
    let session = Session(account: Account(username: "ada"))
    saved = SavedArticles(file: folder.file("saved.json"), session: session)
    viewModel = Saved.SavedViewModel(saved: saved, articles: try ArticleStore(bundle: .newsstand))
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("leaves out what is no longer there") {
      for id in [3, 1000, 42] { try saved.toggle(id) }
      viewModel.reload()
      expectEqual(viewModel.articles.map(\.id), [42, 3])
      expectNil(viewModel.note)
    }
  }
}

struct `The view model of a subscription`: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("begins with the first plan") {
      let viewModel = Subscribe.SubscribeViewModel(plans: [.yearly, .monthly])
      expectEqual(viewModel.chosenPlan, .yearly)
      viewModel.choose(1)
      expectEqual(viewModel.chosenPlan, .monthly)
    }

    test("has nothing to choose when there are no plans") {
      expectNil(Subscribe.SubscribeViewModel(plans: []).chosenPlan)
    }
  }
}
