import Coordinators
import UIKit

extension Library {
  /// Shows the list and, beside it or on it, what is read: the width of the window decides.
  final class Coordinator: TabCoordinator, SplitCoordinator {
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

    /// Shows an article in the place of the one that is read.
    func open(_ article: Article) {
      for child in children { stop(child) }
      setColumn(Reading.Coordinator(article: article, services: services), for: .secondary)
      if rootController.traitCollection.horizontalSizeClass == .regular { list?.mark(article) }
    }
  }
}

extension Library.Coordinator: Library.ArticleListViewControllerDelegate {
  func articleSelected(_ article: Article) {
    open(article)
  }
}
