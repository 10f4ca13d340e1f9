import Coordinators
import UIKit

/// Hears how the login goes.
protocol LoginCoordinatorDelegate: CoordinatorDelegate {
  /// Says that somebody has logged in.
  func loginCoordinator(_ loginCoordinator: LoginCoordinator, didFinishWith username: String)
}

/// Shows the login over whatever the navigation controller holds, and asks the accounts.
final class LoginCoordinator: NavigationCoordinator, LoginViewControllerDelegate {
  typealias Delegate = any LoginCoordinatorDelegate

  let context = CoordinatorContext()
  let navigationController: UINavigationController

  private let accounts: any Accounts
  private var request: Task<Void, Never>?

  init(navigationController: UINavigationController, accounts: any Accounts) {
    self.navigationController = navigationController
    self.accounts = accounts
  }

  func start() {
    let loginViewController = LoginViewController()
    loginViewController.delegate = self
    // Nothing lies below: swiped away, the login would leave an empty app.
    loginViewController.isModalInPresentation = true
    self.navigationController.present(loginViewController, animated: true, completion: nil)
  }

  func stop() {
    request?.cancel()
  }

  // MARK: LoginViewControllerDelegate

  func loginButtonPressed(username: String, password: String) {
    if username.count == 0 { return }
    if password.count == 0 { return }

    request?.cancel()
    request = Task { [weak self, accounts] in
      let isKnown = await accounts.logIn(username: username, password: password)
      // Whoever stopped in the meantime shows nothing any more.
      guard !Task.isCancelled, let self else { return }
      if isKnown {
        delegate => { $0.loginCoordinator(self, didFinishWith: username) }
      } else {
        tell("Nobody of this name has this password.", title: "The login failed")
      }
    }
  }

  func signUpButtonPressed() {
    tell("Accounts are given out at the desk.", title: "Sign up")
  }

  private func tell(_ message: String, title: String) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert)
  }
}
