import Coordinators
import UIKit

/// Receives the result of the login.
protocol LoginCoordinatorDelegate: CoordinatorDelegate {
  /// Called after a user has logged in.
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
    // The stack below is empty, so the user must not swipe the login away.
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
      var failure: (any Error)?
      do {
        try await accounts.logIn(username: username, password: password)
      } catch {
        failure = error
      }
      // After its stop, the coordinator shows nothing.
      guard !Task.isCancelled, let self else { return }
      if let failure {
        alert("The login failed", message: "\(failure)")
      } else {
        delegate => { $0.loginCoordinator(self, didFinishWith: username) }
      }
    }
  }

  func signUpButtonPressed() {
    alert("Sign up", message: "Accounts are given out at the desk.")
  }
}
