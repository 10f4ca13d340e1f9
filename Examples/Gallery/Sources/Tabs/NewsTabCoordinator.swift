import Coordinators
import UIKit

/// The list of articles, and each article.
final class NewsTabCoordinator: TabCoordinator, NavigationCoordinator {
  let context = CoordinatorContext()
  let rootController: UINavigationController
  let tabBarItem = UITabBarItem(title: "News", image: nil, selectedImage: nil)

  private let articles: [Article]

  var navigationController: UINavigationController { rootController }

  init(articles: [Article]) {
    self.articles = articles
    let list = NewsViewController(titles: articles.map(\.title))
    rootController = UINavigationController(rootViewController: list)
    list.delegate = self
    rootController.tabBarItem = tabBarItem
  }

  /// Whether there is an article of this number.
  func hasArticle(_ id: Int) -> Bool {
    articles.contains { $0.id == id }
  }

  /// Shows an article, above the list.
  func open(_ id: Int) {
    guard let article = articles.first(where: { $0.id == id }) else { return }
    popToRoot(animated: false)
    push(ArticleViewController(title: article.title, text: article.text))
  }
}

extension NewsTabCoordinator: NewsViewControllerDelegate {
  func titleSelected(at index: Int) {
    let article = articles[index]
    push(ArticleViewController(title: article.title, text: article.text))
  }
}
