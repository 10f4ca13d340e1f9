import Coordinators
import UIKit

/// Receives the lifecycle, requests for dismissal, and the result of the login.
protocol LoginCoordinatorDelegate: SceneCoordinatorDelegate {
  func coordinatorDidLoginSuccessfully()

  func coordinatorDidFailToLogin(error: any Error)
}

/// The login: one screen, `rootViewController`, with a type of its own.
final class LoginCoordinator: SceneCoordinator, LoginViewControllerDelegate {
  typealias Delegate = any LoginCoordinatorDelegate

  let context = CoordinatorContext()
  let rootViewController = LoginViewController()

  private let session: Session

  init(session: Session) {
    self.session = session
  }

  func start() {
    rootViewController.delegate = self
    if session.hasCachedEmail {
      rootViewController.loginTextField.text = session.cachedEmail
    }
  }

  func loginButtonPressed(email: String, password: String) {
    do {
      try session.logIn(email: email, password: password)
      delegate => { $0.coordinatorDidLoginSuccessfully() }
    } catch {
      delegate => { $0.coordinatorDidFailToLogin(error: error) }
    }
  }
}
