import Coordinators
import UIKit

/// The app after the login: its three tabs.
final class MainCoordinator: TabBarCoordinator {
  let context = CoordinatorContext()
  let tabBarController = UITabBarController()

  private let library: Library.Coordinator
  private let saved: Saved.Coordinator
  private let about: About.Coordinator
  private weak var guest: Guests.Coordinator?

  init(services: Services) {
    library = Library.Coordinator(services: services)
    saved = Saved.Coordinator(services: services)
    about = About.Coordinator(services: services)
  }

  func start() {
    setTabs([library, saved, about])
  }

  /// Shows an article in the Library, whatever is shown now, unless somebody wants to keep a draft.
  func open(_ article: Article) {
    attempt(.sequence(.dismissAll(), .select(Library.Coordinator.self))).whenCompleted {
      [weak self] result in
      guard let self, result == .performed else { return }
      about.leaveFlows()
      library.open(article)
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
