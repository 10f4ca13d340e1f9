import Foundation
import Testing

@testable import Newsstand

@MainActor struct `The view model of an article` {
  let folder = TemporaryFolder()
  let session = Session(account: Account(username: "ada"))
  let article = Article(id: 7, title: "Title", author: "Ida", body: "One.\n\nTwo.")

  var viewModel: Reading.ArticleViewModel {
    Reading.ArticleViewModel(
      article: article, saved: SavedArticles(file: folder.file("saved.json"), session: session),
      session: session
    )
  }

  @Test func `offers to save what is not saved, and tells when that has changed`() {
    let viewModel = viewModel
    var titles: [String] = [viewModel.saveTitle]
    viewModel.onChange = { [unowned viewModel] in titles.append(viewModel.saveTitle) }
    viewModel.toggleSaved()
    viewModel.toggleSaved()
    #expect(titles == ["Save", "Unsave", "Save"])
  }

  @Test func `tells of the plan`() {
    #expect(viewModel.status == nil)
    session.subscribe(to: .yearly)
    #expect(viewModel.status == "Subscribed: Yearly, 40 euros a year.")
  }

  @Test func `tells why an article could not be saved`() throws {
    try folder.write("no folder", to: "state")
    let viewModel = Reading.ArticleViewModel(
      article: article,
      saved: SavedArticles(file: folder.file("state/saved.json"), session: session),
      session: session
    )
    viewModel.toggleSaved()
    #expect(viewModel.saveTitle == "Save")
    #expect(viewModel.status?.contains("saved.json can't be written") == true)
  }
}

@MainActor struct `The view model of the saved list` {
  let folder = TemporaryFolder()
  let saved: SavedArticles
  let viewModel: Saved.SavedViewModel

  init() throws {
    let session = Session(account: Account(username: "ada"))
    saved = SavedArticles(file: folder.file("saved.json"), session: session)
    viewModel = Saved.SavedViewModel(saved: saved, articles: try ArticleStore(bundle: .newsstand))
  }

  @Test func `says that nothing is saved`() {
    viewModel.reload()
    #expect(viewModel.articles.isEmpty)
    #expect(viewModel.note == "Nothing is saved yet.")
  }

  @Test func `leaves out what is no longer there`() throws {
    for id in [3, 1000, 42] { try saved.toggle(id) }
    viewModel.reload()
    #expect(viewModel.articles.map(\.id) == [42, 3])
    #expect(viewModel.note == nil)
  }

  @Test func `tells of a damaged file`() throws {
    try folder.write("?", to: "saved.json")
    viewModel.reload()
    #expect(viewModel.articles.isEmpty)
    #expect(viewModel.note?.contains("saved.json is damaged: it is not valid JSON") == true)
  }
}

@MainActor struct `The view model of a subscription` {
  @Test func `begins with the first plan`() {
    let viewModel = Subscribe.SubscribeViewModel(plans: [.yearly, .monthly])
    #expect(viewModel.chosenPlan == .yearly)
    viewModel.choose(1)
    #expect(viewModel.chosenPlan == .monthly)
  }

  @Test func `has nothing to choose when there are no plans`() {
    #expect(Subscribe.SubscribeViewModel(plans: []).chosenPlan == nil)
  }
}
