import Coordinators
import UIKit

/// The flow after the login.
final class WelcomeCoordinator: NavigationCoordinator {
  let context = CoordinatorContext()
  let navigationController: UINavigationController

  private let username: String

  init(navigationController: UINavigationController, username: String) {
    self.navigationController = navigationController
    self.username = username
  }

  func start() {
    let welcomeViewController = WelcomeViewController()
    welcomeViewController.username = username
    self.navigationController.pushViewController(welcomeViewController, animated: false)
  }
}

/// Greets the user who has logged in.
final class WelcomeViewController: UIViewController {
  var username = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Welcome"
    let label = UILabel()
    label.text = "Hello, \(username)."
    view.addSubview(label)
  }
}
