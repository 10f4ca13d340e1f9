import CoordinatorTesting
import Foundation
import Testing
import UIKit
import UserNotifications

@testable import GalleryTabs

/// What the app delegate keeps, and how the tabs look.
@MainActor @Suite(.coordinators) struct `The launch of the tabs` {
  private let app = AppDriver(device: .current)

  @Test func `sets services and style before anything is shown`() throws {
    let before = UINavigationBar.appearance().tintColor
    defer { UINavigationBar.appearance().tintColor = before }
    UINavigationBar.appearance().tintColor = nil
    let delegate = try launch()
    #expect(UINavigationBar.appearance().tintColor == .systemOrange)
    let stack = delegate.tabBarController.selectedViewController as? UINavigationController
    #expect(stack?.navigationBar.tintColor == .systemOrange)
    #expect(UNUserNotificationCenter.current().delegate === delegate)
    // A bar takes its style when it comes into the window, so one that was set later would not be there.
    UINavigationBar.appearance().tintColor = .systemTeal
    #expect(stack?.navigationBar.tintColor == .systemOrange)
  }

  @Test func `leaves screens and transitions out of the app delegate`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Examples/Gallery/Sources/Tabs/AppDelegate.swift")
    let text = try String(contentsOf: file.standardizedFileURL, encoding: .utf8)
    #expect(text.contains("appCoordinator.launch()"))
    for word in [/ViewController\(/, /\.push/, /\.present/, /\.dismiss/, /select/] {
      #expect(text.firstMatch(of: word) == nil)
    }
  }

  @Test func `fills the screen with a window that was made without a frame`() throws {
    let delegate = try launch()
    #expect(app.window === delegate.window)
    #expect(delegate.window?.frame.size == UIScreen.main.bounds.size)
    #expect(delegate.window?.rootViewController === delegate.tabBarController)
  }

  @Test func `may start the root by hand, and has the tabs before a window is visible`() {
    let root = AppCoordinator(tabBarController: UITabBarController(), services: Services())
    root.start()
    #expect(root.tabBarController.viewControllers?.count == 3)
    #expect(root.tabBarController.viewIfLoaded?.window == nil)
    #expect(root.isActive)
  }

  @Test func `gives each tab its title, its image and another image while it is selected`() throws {
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
    let item = try #require(delegate.tabBarController.tabBar.items?.last)
    #expect(item === starred.tabBarItem && item === starred.rootController.tabBarItem)
    #expect(item.title == "Stars")
    #expect(item.image == UIImage(systemName: "star"))
    #expect(item.selectedImage == UIImage(systemName: "star.fill"))
  }

  @Test func `shows the title alone where no image has the name`() throws {
    let about = try #require(launch().appCoordinator.child(AboutTabCoordinator.self))
    #expect(about.rootController.tabBarItem === about.tabBarItem)
    #expect(about.tabBarItem.image == UIImage(named: "AboutTabBarIcon"))
    #expect(about.tabBarItem.selectedImage == UIImage(named: "AboutTabBarIcon_Filled"))
    #expect(bar == "[1 News]   2 Today    3 About")
    app.tab("About")
    #expect(bar == "1 News    2 Today   [3 About]")
  }

  @Test func `keeps the root's type for whoever knows the tab`() {
    let about = AboutTabCoordinator(mailbox: Mailbox())
    about.rootController.pushViewController(ContactViewController(), animated: false)
    #expect(about.rootController.viewControllers.count == 2)
    func type<Root>(of tab: some TabCoordinator<Root>) -> Root.Type { Root.self }
    #expect(type(of: TodayTabCoordinator()) == TodayViewController.self)
  }

  /// The last line of the screen.
  private var bar: String? {
    app.screen.split(separator: "\n").last.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @discardableResult
  private func launch() throws -> AppDelegate {
    AppDelegate.services = Services()
    app.launch(AppDelegate.self)
    return try #require(app.runner?.delegate as? AppDelegate)
  }
}
