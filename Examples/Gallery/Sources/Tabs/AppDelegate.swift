import Coordinators
import UIKit
import UserNotifications

/// Configures services and style, and passes events from outside to the coordinator.
final class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  var window: UIWindow?
  var tabBarController = UITabBarController()
  private(set) lazy var appCoordinator = AppCoordinator(
    tabBarController: tabBarController, services: Self.services)

  /// What the app works with; set it before the launch to inject others.
  static var services = Services()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    configureAppServices()
    window = UIWindow()

    configureAppStyle()

    window?.rootViewController = tabBarController

    appCoordinator.launch()

    window?.makeKeyAndVisible()
    return true
  }

  private func configureAppServices() {
    UNUserNotificationCenter.current().delegate = self
  }

  private func configureAppStyle() {
    UINavigationBar.appearance().tintColor = .systemOrange
  }

  // MARK: Events from outside

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    appCoordinator.open(url)
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    appCoordinator.continue(userActivity)
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(appCoordinator.perform(shortcutItem))
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    appCoordinator.open(response.notification)
    completionHandler()
  }
}
