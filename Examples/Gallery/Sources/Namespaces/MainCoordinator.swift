import Coordinators
import UIKit

/// The tabs with the sections of the app.
enum Main {}

extension Main {
  final class Coordinator: AppTabBarCoordinator {
    let context = CoordinatorContext()
    let tabBarController: UITabBarController

    private let home: Home.Coordinator
    private let registration: Registration.Coordinator

    init(tabBarController: UITabBarController) {
      self.tabBarController = tabBarController
      home = Home.Coordinator(navigationController: UINavigationController())
      registration = Registration.Coordinator(navigationController: UINavigationController())
    }

    func start() {
      home.navigationController.tabBarItem.title = "Home"
      registration.navigationController.tabBarItem.title = "Registration"
      setTabs([home, registration])
    }
  }
}

extension Main.Coordinator: Home.CoordinatorDelegate {
  func homeCoordinatorDidChooseToRegister(_ sender: Home.Coordinator) {
    select(registration)
  }
}

extension Main.Coordinator: Registration.CoordinatorDelegate {
  func registrationCoordinator(
    _ sender: Registration.Coordinator, didRegister form: Registration.Form
  ) {
    home.welcome(form.name)
    select(home)
  }
}
