import CompactTesting
import CoordinatorTesting
import Foundation
import Testing
import UIKit

@testable import GalleryTabs

struct `Tab coordinators`: TableSuite {
  private let mailbox = Mailbox()
  private let app: AppDriver
  private let coordinator: AppCoordinator

  init() throws {
    AppDelegate.services = Services(mailbox: mailbox)
    app = AppDriver(device: .current)
    app.launch(AppDelegate.self)
    coordinator = try require(app.runner?.delegate as? AppDelegate).appCoordinator
  }

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("of different root types stand in one array") {
      expectTrue(
        coordinator.tabs.map { "\(type(of: $0.rootController))" } == [
          "UINavigationController", "TodayViewController", "UINavigationController",
        ])
      expectEqual(
        coordinator.tabBarController.tabBar.items?.map(\.title), ["News", "Today", "About"])
      expectEqual(
        coordinator.tabBarController.viewControllers, coordinator.tabs.map(\.rootController))
    }

    test("stay alive behind their erasure, so that the screen's delegate answers") {
      app.tab("About")
      app.tap("Contact us")
      expectEqual(app.title, "Contact")

      // Nobody else keeps it, not even a parent.
      let tabs = AppCoordinator(tabBarController: UITabBarController(), services: Services()).tabs
      let about = try require(tabs.last?.rootController as? UINavigationController)
      let screen = try require(about.viewControllers.first as? AboutRootViewController)
      expectTrue(screen.delegate is AboutTabCoordinator)
      screen.contactTapped(self)
      expectEqual(about.viewControllers.count, 2)
    }

    test("take the screen of a NIB by its class's name") {
      app.tab("About")
      expectTrue(app.screen.contains("Three texts a day, no more."))
    }

    test("send nothing when the feedback is swiped away") {
      app.tab("About")
      app.tap("Feedback")
      app.swipeDown()
      expectTrue(mailbox.sent.isEmpty)
      expectFalse(app.tree.contains("FeedbackCoordinator"))
    }

    test("say so where no mail exists") {
      mailbox.canSendMail = false
      app.tab("About")
      app.tap("Feedback")
      expectEqual(app.title, "No mail here")
    }

    test("leave for the store by a journaled verb") {
      app.tab("About")
      app.tap("Rate this app")
      expectTrue(app.journal.contains("openExternally https://apps.example/tabs/review performed"))
    }

    test("leave a sheet where it is for a link that leads nowhere") {
      app.tab("About")
      app.tap("Feedback")
      expectFalse(coordinator.open(try require(URL(string: "tabs://article/99"))))
      app.settle()
      expectEqual(app.title, "Feedback")
    }

    test("reject a link that leads nowhere, and stay where they are") {
      expectFalse(coordinator.open(try require(URL(string: "tabs://article/99"))))
      expectFalse(coordinator.open(try require(URL(string: "tabs://nowhere"))))
      expectEqual(app.title, "News")
      expectEqual(app.depth, 1)
    }
  }
}
