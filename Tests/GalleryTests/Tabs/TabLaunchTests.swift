import CompactTesting
import CoordinatorTesting
import Testing
import UIKit
import UserNotifications

@testable import GalleryTabs

/// What the app delegate keeps, and how the tabs look.
struct `The launch of the tabs`: TableSuite {
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

    test("keeps the root's type for whoever knows the tab") {
      let about = AboutTabCoordinator(mailbox: Mailbox())
      about.rootController.pushViewController(ContactViewController(), animated: false)
      expectEqual(about.rootController.viewControllers.count, 2)
      @MainActor func type<Root>(of tab: some TabCoordinator<Root>) -> Root.Type { Root.self }
      expectTrue(type(of: TodayTabCoordinator()) == TodayViewController.self)
    }
  }

  @discardableResult
  private func launch() throws -> AppDelegate {
    AppDelegate.services = Services()
    app.launch(AppDelegate.self)
    return try require(app.runner?.delegate as? AppDelegate)
  }
}
