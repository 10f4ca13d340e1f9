import CompactTesting
import Testing
import UIKit

// The start of an app without scenes. The attribute `@main` can't stand in a test, but what it
// calls can be named; Newsstand, the example, has it.

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var tabBarController: UITabBarController?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let tabs = UITabBarController()
    tabs.viewControllers = ["Home", "Search"].enumerated().map { index, title in
      let root = UIViewController()
      root.title = title
      let navigation = UINavigationController(rootViewController: root)
      navigation.tabBarItem = UITabBarItem(
        title: title, image: UIImage(systemName: "house"), tag: index)
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    }
    tabBarController = tabs
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    UINavigationBar.appearance().tintColor = .systemBlue
    return true
  }

  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    guard url.host == "search" else { return false }
    tabBarController?.selectedIndex = 1
    return true
  }
}

extension UIApplication {
  /// The usual way down to what a user sees.
  var topViewController: UIViewController? {
    var top = windows.first(where: { $0.isKeyWindow })?.rootViewController
    while true {
      if let presented = top?.presentedViewController {
        top = presented
      } else if let navigation = top as? UINavigationController {
        top = navigation.visibleViewController
      } else if let tabs = top as? UITabBarController {
        top = tabs.selectedViewController
      } else {
        return top
      }
    }
  }
}

struct AppTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("An app launches, shows its tabs and opens a link") {
      let start: @MainActor () -> Void = AppDelegate.main
      _ = start
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      try device.run {
        let runner = ApplicationRunner(device: device, AppDelegate.self)
        runner.launch()
        device.clock.drain()
        expectEqual(UIApplication.shared.topViewController?.title, "Home")
        expectTrue(UIApplication.shared.delegate is AppDelegate)
        expectEqual(UIApplication.shared.applicationState, .active)
        try runner.open(require(URL(string: "app://search")))
        device.clock.drain()
        expectEqual(UIApplication.shared.topViewController?.title, "Search")
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .destructive, handler: nil))
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        UIApplication.shared.topViewController?.present(alert, animated: true, completion: nil)
        device.clock.drain()
        expectSame(UIApplication.shared.topViewController, alert)
      }
    }

    test("A window can be made in a test in any of the usual ways") {
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      device.run {
        for window in [UIWindow(), UIWindow(frame: UIScreen.main.bounds), UIWindow(frame: .zero)] {
          let screen = UIViewController()
          window.rootViewController = screen
          window.isHidden = false
          window.layoutIfNeeded()
          device.clock.drain()
          expectSame(screen.viewIfLoaded?.window, window)
          window.makeKey()
          expectTrue(window.isKeyWindow)
          window.rootViewController = nil
        }
      }
    }
  }
}
