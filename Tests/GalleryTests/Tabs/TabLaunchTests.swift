import CompactTesting
import CoordinatorTesting
import Testing
import UIKit
import UserNotifications

@testable import GalleryTabs

/// What the app delegate keeps, and how the tabs look.
@MainActor struct `The launch of the tabs`: TableSuite {
  private let app = AppDriver(device: .current)

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("sets services and style before anything is shown") {
      let before = UINavigationBar.appearance().tintColor
      defer { UINavigationBar.appearance().tintColor = before }
      UINavigationBar.appearance().tintColor = nil
      let delegate = try launch()
      expectEqual(UINavigationBar.appearance().tintColor, .systemOrange)
      let stack = delegate.tabBarController.selectedViewController as? UINavigationController
      expectEqual(stack?.navigationBar.tintColor, .systemOrange)
      expectSame(UNUserNotificationCenter.current().delegate, delegate)
      // A bar takes its style when it comes into the window, so one that was set later would not be there.
      UINavigationBar.appearance().tintColor = .systemTeal
      expectEqual(stack?.navigationBar.tintColor, .systemOrange)
    }

    test("fills the screen with a window that was made without a frame") {
      let delegate = try launch()
      expectSame(app.window, delegate.window)
      expectEqual(delegate.window?.frame.size, UIScreen.main.bounds.size)
      expectSame(delegate.window?.rootViewController, delegate.tabBarController)
    }

    test("may start the root by hand, and has the tabs before a window is visible") {
      let root = AppCoordinator(tabBarController: UITabBarController(), services: Services())
      root.start()
      expectEqual(root.tabBarController.viewControllers?.count, 3)
      expectNil(root.tabBarController.viewIfLoaded?.window)
      expectTrue(root.isActive)
    }

    test("gives each tab its title, its image and another image while it is selected") {
      final class Starred: TabCoordinator {
        let context = CoordinatorContext()
        let rootController = UIViewController()
        let tabBarItem = UITabBarItem(
          title: "Stars", image: UIImage(systemName: "star"),
          selectedImage: UIImage(systemName: "star.fill"))
      }
      let delegate = try launch()
      let starred = Starred()
      delegate.appCoordinator.addTab(deGenericize(starred))
      let item = try require(delegate.tabBarController.tabBar.items?.last)
      expectTrue(item === starred.tabBarItem && item === starred.rootController.tabBarItem)
      expectEqual(item.title, "Stars")
      expectEqual(item.image, UIImage(systemName: "star"))
      expectEqual(item.selectedImage, UIImage(systemName: "star.fill"))
    }

    test("shows the title alone where no image has the name") {
      let about = try require(launch().appCoordinator.child(AboutTabCoordinator.self))
      expectSame(about.rootController.tabBarItem, about.tabBarItem)
      expectEqual(about.tabBarItem.image, UIImage(named: "AboutTabBarIcon"))
      expectEqual(about.tabBarItem.selectedImage, UIImage(named: "AboutTabBarIcon_Filled"))
      expectEqual(bar, "[1 News]   2 Today    3 About")
      app.tab("About")
      expectEqual(bar, "1 News    2 Today   [3 About]")
    }

    test("keeps the root's type for whoever knows the tab") {
      let about = AboutTabCoordinator(mailbox: Mailbox())
      about.rootController.pushViewController(ContactViewController(), animated: false)
      expectEqual(about.rootController.viewControllers.count, 2)
      @MainActor func type<Root>(of tab: some TabCoordinator<Root>) -> Root.Type { Root.self }
      expectTrue(type(of: TodayTabCoordinator()) == TodayViewController.self)
    }
  }

  /// The last line of the screen.
  private var bar: String? {
    app.screen.split(separator: "\n").last.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @discardableResult
  private func launch() throws -> AppDelegate {
    AppDelegate.services = Services()
    app.launch(AppDelegate.self)
    return try require(app.runner?.delegate as? AppDelegate)
  }
}
