import Coordinators
import UIKit

extension Library {
  /// Shows the list and, beside it or on it, what is read: the width of the window decides, and
  /// what is read moves along when that changes.
  final class Coordinator: NSObject, TabCoordinator, NavigationCoordinator {
    let context = CoordinatorContext()
    let rootController = UISplitViewController(style: .doubleColumn)
    let tabBarItem = UITabBarItem(
      title: "Library", image: UIImage(systemName: "books.vertical"), selectedImage: nil
    )

    /// The stack of the list.
    let navigationController = UINavigationController()

    private let detailController = UINavigationController()
    private let services: Services
    private weak var list: ArticleListViewController?

    init(services: Services) {
      self.services = services
      super.init()
      rootController.preferredDisplayMode = .oneBesideSecondary
      rootController.preferredPrimaryColumnWidth = 340
      rootController.presentsWithGesture = false
      rootController.delegate = self
      rootController.setViewController(navigationController, for: .primary)
      rootController.setViewController(detailController, for: .secondary)
    }

    func start() {
      let viewModel = ArticleListViewModel(articles: services.articles.articles)
      let screen = ArticleListViewController(viewModel: viewModel)
      screen.delegate = self
      list = screen
      show(screen, animated: false)
      arrange()
    }

    /// Shows an article in the place of those that are open.
    func open(_ article: Article) {
      for child in children { stop(child) }
      start(Reading.Coordinator(article: article, services: services, place: place))
      if isWide { list?.mark(article) }
    }

    /// Before the first layout only the traits know.
    private var isWide: Bool {
      rootController.traitCollection.horizontalSizeClass == .regular
    }

    private var place: Reading.Place {
      isWide ? .alone(in: detailController) : .onTop(of: navigationController)
    }

    /// Brings what is read to where it belongs; nothing is beside the list of a narrow window.
    private func arrange() {
      var isReading = false
      for case let reading as Reading.Coordinator in children {
        isReading = true
        reading.place = place
      }
      if !isWide {
        detailController.viewControllers = []
      } else if !isReading {
        detailController.viewControllers = [EmptyViewController()]
      }
    }
  }
}

extension Library.Coordinator: Library.ArticleListViewControllerDelegate {
  func articleSelected(_ article: Article) {
    open(article)
  }
}

extension Library.Coordinator: UISplitViewControllerDelegate {
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    .primary
  }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
    arrange()
  }

  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    arrange()
  }
}
