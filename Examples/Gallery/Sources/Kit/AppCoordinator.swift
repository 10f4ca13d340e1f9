import Coordinators
import UIKit

/// The root: spawns the login or the main experience, by the state of the user.
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
    setRoot(MainExperienceCoordinator(log: log))
  }

  func coordinatorDidFailToLogin(error: any Error) {
    let alert = UIAlertController(
      title: "The login failed", message: "\(error)", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert)
  }
}
