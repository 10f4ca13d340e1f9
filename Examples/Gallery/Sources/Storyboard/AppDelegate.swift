import Coordinators
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var coordinator: MainCoordinator?

  /// Which offer is shown; set it before the launch to try the other one.
  static var experiment = Experiment.monthly

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let navController = UINavigationController()
    coordinator = MainCoordinator(
      navigationController: navController, experiment: Self.experiment)
    coordinator?.launch()
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = coordinator?.splitViewController
    window?.makeKeyAndVisible()
    return true
  }
}
