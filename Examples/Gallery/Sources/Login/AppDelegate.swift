import Coordinators
import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  private lazy var appCoordinator: AppCoordinator = {
    AppCoordinator(window: self.window ?? UIWindow(), accounts: Self.accounts)
  }()

  /// The service that logs users in; set it before the launch to inject another.
  static var accounts: any Accounts = KnownAccounts(["ada": "engine", "grace": "compiler"])

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    appCoordinator.launch()
    return true
  }
}
