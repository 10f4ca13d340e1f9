import Coordinators
import UIKit

extension Library {
  /// Shows the list and, beside it or on it, what is read: the width of the window decides.
  final class Coordinator: TabCoordinator, SplitCoordinator {
    nonisolated enum Route: Hashable, Codable, Sendable { case list, article(Article.ID) }

    let context = CoordinatorContext()
    let rootController = UISplitViewController(style: .doubleColumn)
    let tabBarItem = UITabBarItem(
      title: "Library", image: UIImage(systemName: "books.vertical"),
      selectedImage: UIImage(systemName: "books.vertical.fill")
    )

    private let services: Services
    private weak var list: ArticleListViewController?

    init(services: Services) {
      self.services = services
      rootController.preferredDisplayMode = .oneBesideSecondary
      rootController.preferredPrimaryColumnWidth = 340
      rootController.presentsWithGesture = false
    }

    var splitViewController: UISplitViewController { rootController }

    func start() {
      let viewModel = ArticleListViewModel(articles: services.articles.articles)
      let screen = ArticleListViewController(viewModel: viewModel)
      screen.delegate = self
      list = screen
      setColumn(screen, for: .primary)
    }

    func placeholder(for column: UISplitViewController.Column) -> UIViewController? {
      column == .secondary ? EmptyViewController() : nil
    }

    func stopsOnBack(from column: UISplitViewController.Column) -> Bool {
      true
    }

    func coordinatorDidStart(_ coordinator: any Coordinators.Coordinator) {
      guard let reading = coordinator as? Reading.Coordinator,
        rootController.traitCollection.horizontalSizeClass == .regular
      else { return }
      list?.mark(reading.article)
    }
  }
}

extension Library.Coordinator: EntryGuarding {
  static var links: LinkTable<Route> {
    LinkPattern("", to: .list)
    Mount("article/:id", on: Reading.Coordinator.self) { .article(try $0["id"]) }
  }

  /// Shows an article in the place of the one that is read.
  func transition(for route: Route) -> ScreenTransition {
    guard case .article(let id) = route, let article = services.articles[id] else { return .none }
    return .setColumn(
      Reading.Coordinator(article: article, services: self.services), for: .secondary)
  }

  func guardsEntry(to route: Route) -> Bool {
    if case .article(let id) = route { services.articles[id] == nil } else { false }
  }

  func admit(_ route: Route) async -> Admission<Route> { .deny("There is no such article.") }
}

extension Library.Coordinator: Library.ArticleListViewControllerDelegate {
  func articleSelected(_ article: Article) {
    trigger(.article(article.id))
  }
}
