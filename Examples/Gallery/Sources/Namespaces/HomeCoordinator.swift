import Coordinators
import UIKit

extension Home {
  protocol CoordinatorDelegate: Coordinators.CoordinatorDelegate {
    func homeCoordinatorDidChooseToRegister(_ sender: Coordinator)
  }

  final class Coordinator: AppNavigationCoordinator, ViewControllerDelegate {
    typealias Delegate = any Home.CoordinatorDelegate

    let context = CoordinatorContext()
    let navigationController: UINavigationController

    private let home = ViewController()

    init(navigationController: UINavigationController) {
      self.navigationController = navigationController
    }

    func start() {
      home.delegate = self
      push(home, animated: false)
    }

    /// Greets a user by name.
    func welcome(_ name: String) {
      home.greeting = "Welcome, \(name)."
    }

    // MARK: ViewControllerDelegate

    func registerTapped() {
      delegate => { $0.homeCoordinatorDidChooseToRegister(self) }
    }
  }
}
