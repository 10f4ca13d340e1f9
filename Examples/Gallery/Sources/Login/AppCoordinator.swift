import Coordinators
import UIKit

/// The root: prepares the window, and starts the login or the welcome.
final class AppCoordinator: WindowCoordinator, LoginCoordinatorDelegate {
  let context = CoordinatorContext()
  let window: UIWindow
  let rootViewController: UINavigationController

  private let accounts: any Accounts

  init(window: UIWindow, accounts: any Accounts) {
    self.accounts = accounts
    self.rootViewController = UINavigationController()

    self.window = window
    self.window.backgroundColor = UIColor.white
    self.window.rootViewController = self.rootViewController
    self.window.makeKeyAndVisible()
  }

  func start() {
    let loginCoordinator = LoginCoordinator(
      navigationController: self.rootViewController, accounts: accounts)
    start(loginCoordinator)
  }

  // MARK: LoginCoordinatorDelegate

  func loginCoordinator(_ loginCoordinator: LoginCoordinator, didFinishWith username: String) {
    stop(loginCoordinator)
    start(WelcomeCoordinator(navigationController: self.rootViewController, username: username))
  }
}
