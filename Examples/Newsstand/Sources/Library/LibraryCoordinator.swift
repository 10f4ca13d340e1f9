import Coordinators
import UIKit

extension Library {
  final class Coordinator: TabCoordinator, NavigationCoordinator {
    let context = CoordinatorContext()
    let rootController = UINavigationController()
    let tabBarItem = UITabBarItem(
      title: "Library", image: UIImage(systemName: "books.vertical"), selectedImage: nil
    )

    private let services: Services

    init(services: Services) {
      self.services = services
    }

    var navigationController: UINavigationController { rootController }

    func start() {
      let viewModel = ArticleListViewModel(articles: services.articles.articles)
      let screen = ArticleListViewController(viewModel: viewModel)
      screen.delegate = self
      show(screen, animated: false)
    }

    /// Shows an article on the list, in the place of those that are open.
    func open(_ article: Article) {
      for child in children { stop(child) }
      read(article)
    }

    private func read(_ article: Article) {
      start(
        Reading.Coordinator(
          article: article, services: services, navigationController: navigationController
        )
      )
    }
  }
}

extension Library.Coordinator: Library.ArticleListViewControllerDelegate {
  func articleSelected(_ article: Article) {
    read(article)
  }
}
