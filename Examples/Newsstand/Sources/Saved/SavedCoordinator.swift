import Coordinators
import UIKit

extension Saved {
  final class Coordinator: TabCoordinator, NavigationCoordinator {
    nonisolated enum Route: Hashable, Codable, Sendable { case list }

    let context = CoordinatorContext()
    let rootController = UINavigationController()
    let tabBarItem = UITabBarItem(
      title: "Saved", image: UIImage(systemName: "bookmark"),
      selectedImage: UIImage(systemName: "bookmark.fill")
    )

    private let services: Services

    init(services: Services) {
      self.services = services
    }

    var navigationController: UINavigationController { rootController }

    func start() {
      let viewModel = SavedViewModel(saved: services.saved, articles: services.articles)
      let screen = SavedViewController(viewModel: viewModel)
      screen.delegate = self
      push(screen, animated: false)
    }
  }
}

extension Saved.Coordinator: Routing {
  static var links: LinkTable<Route> {
    LinkPattern("", to: .list)
  }

  func transition(for route: Route) -> ScreenTransition { .popToRoot() }
}

extension Saved.Coordinator: Saved.SavedViewControllerDelegate {
  func articleSelected(_ article: Article) {
    start(
      Reading.Coordinator(
        article: article, services: services, navigationController: navigationController
      )
    )
  }
}
