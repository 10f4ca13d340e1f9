import Coordinators
import UIKit

/// The root: shows the login, or the main experience if a user is logged in.
final class AppCoordinator: WindowCoordinator, LoginCoordinatorDelegate {
  let context = CoordinatorContext()
  let window = UIWindow()
  let log = EventLog()

  private let session: Session

  init(session: Session) {
    self.session = session
  }

  func start() {
    if session.isUserLoggedIn {
      setRoot(MainExperienceCoordinator(log: log))
    } else {
      let loginCoordinator = LoginCoordinator(session: session)
      loginCoordinator.delegate += log
      setRoot(loginCoordinator)
    }
    window.makeKeyAndVisible()
  }

  // MARK: LoginCoordinatorDelegate

  func coordinatorDidLoginSuccessfully() {
    if let loginCoordinator = child(LoginCoordinator.self) { loginCoordinator.delegate -= log }
    setRoot(MainExperienceCoordinator(log: log))
  }

  func coordinatorDidFailToLogin(error: any Error) {
    alert("The login failed", message: "\(error)")
  }
}
