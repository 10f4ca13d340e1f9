import Coordinators
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let coordinator = Main.Coordinator(tabBarController: UITabBarController())

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = coordinator.tabBarController
    coordinator.launch()
    window?.makeKeyAndVisible()
    return true
  }
}
