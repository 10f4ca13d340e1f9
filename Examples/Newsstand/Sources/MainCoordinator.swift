import Coordinators
import UIKit

/// The app after the login: its three tabs.
final class MainCoordinator: TabBarCoordinator {
  let context = CoordinatorContext()
  let tabBarController = UITabBarController()

  private let library: Library.Coordinator
  private let saved: Saved.Coordinator
  private let about: About.Coordinator

  init(services: Services) {
    library = Library.Coordinator(services: services)
    saved = Saved.Coordinator(services: services)
    about = About.Coordinator(services: services)
  }

  func start() {
    setTabs([library, saved, about])
  }

  /// Shows an article in the Library, whatever is shown now.
  func open(_ article: Article) {
    saved.leaveSheet()
    about.leaveSheet()
    select(library)
    library.open(article)
  }
}
