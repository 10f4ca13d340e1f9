import Coordinators
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  let coordinator = AppCoordinator(session: AppDelegate.session)

  /// The session of the app; set it before the launch to use another one.
  static var session = Session(cachedEmail: "ada@kit.example")

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    coordinator.launch()
    return true
  }
}
