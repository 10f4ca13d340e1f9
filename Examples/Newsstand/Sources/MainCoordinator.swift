import Coordinators
import UIKit

/// The app after the login: its three tabs.
final class MainCoordinator: TabBarCoordinator {
  nonisolated enum Route: Hashable, Codable, Sendable { case library, saved, about }

  let context = CoordinatorContext()
  let tabBarController = UITabBarController()

  private let services: Services
  private weak var guest: Guests.Coordinator?

  init(services: Services) {
    self.services = services
  }

  func start() {
    setTabs([
      Library.Coordinator(services: services), Saved.Coordinator(services: services),
      About.Coordinator(services: services),
    ])
  }
}

extension MainCoordinator: Routing {
  static var links: LinkTable<Route> {
    Mount("", on: Library.Coordinator.self, by: .library)
    Mount("library", on: Library.Coordinator.self, by: .library)
    Mount("saved", on: Saved.Coordinator.self, by: .saved)
    Mount("about", on: About.Coordinator.self, by: .about)
  }

  func transition(for route: Route) -> ScreenTransition {
    switch route {
    case .library: .select(Library.Coordinator.self)
    case .saved: .select(Saved.Coordinator.self)
    case .about: .select(About.Coordinator.self)
    }
  }
}

extension MainCoordinator: Transitions.TabChanging {
  func addTab(_ guest: Guests.Coordinator) -> TransitionHandle {
    prepare(guest)
    return addTab(guest, animated: true)
  }

  func removeGuestTab() -> TransitionHandle? {
    guest.map { removeTab($0, animated: true) }
  }

  func addTabByHand(_ guest: Guests.Coordinator) {
    prepare(guest)
    start(guest)
    tabBarController.viewControllers?.append(guest.rootViewController)
  }

  func removeGuestTabByHand() {
    tabBarController.viewControllers?.removeAll { $0 === guest?.rootViewController }
  }

  private func prepare(_ guest: Guests.Coordinator) {
    self.guest = guest
    guest.rootViewController.tabBarItem = UITabBarItem(
      title: "Guest", image: UIImage(systemName: "person"),
      selectedImage: UIImage(systemName: "person.fill")
    )
  }
}

extension MainCoordinator: Guests.CoordinatorDelegate {
  func guest(_ guest: Guests.Coordinator, wishes wish: Guests.Wish) {}
}

extension MainCoordinator: SceneCoordinatorDelegate {
  func coordinatorDidRequestDismissal(_ coordinator: any SceneCoordinator) {
    if let guest = coordinator as? Guests.Coordinator { removeTab(guest, animated: true) }
  }
}
