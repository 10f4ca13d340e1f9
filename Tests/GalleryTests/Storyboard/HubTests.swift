import CompactTesting
import CoordinatorTesting
import Foundation
import Testing
import UIKit

@testable import GalleryStoryboard

/// What the hub does with its navigation controller, and what the screens know of it.
struct `The hub`: TableSuite {
  private let app = AppDriver(device: .current)

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("started by hand before there is a window shows one screen") {
      let hub = MainCoordinator(
        navigationController: UINavigationController(), experiment: .monthly)
      hub.start()
      expectEqual(hub.childViewControllers.count, 1)
      expectTrue(hub.isActive)
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = hub.splitViewController
      window.makeKeyAndVisible()
      app.settle()
      expectEqual(window.frame, UIScreen.main.bounds)
      expectEqual(app.title, "Paper")
      expectEqual(app.tree, "MainCoordinator  active  ◀ ViewController")
    }

    test("pushes the first screen without animation and the later ones with") {
      let hub = MainCoordinator(
        navigationController: UINavigationController(), experiment: .monthly)
      let window = UIWindow()
      window.rootViewController = hub.splitViewController
      window.makeKeyAndVisible()
      app.settle()
      hub.launch()
      expectEqual(hub.navigationController.viewControllers.count, 1)
      expectNotEqual(hub.navigationController.transitionCoordinator?.isAnimated, true)
      app.settle()
      hub.createAccount()
      expectEqual(hub.navigationController.transitionCoordinator?.isAnimated, true)
    }

    test("has left the screens of a navigation controller that it replaces") {
      let hub = try launch()
      app.tap("Create account")
      weak let left = hub.navigationController.topViewController
      expectNotNil(left)
      let replacement = UINavigationController()
      hub.navigationController = replacement
      hub.splitViewController.setViewController(replacement, for: .primary)
      hub.push(CreateAccountViewController.instantiate())
      app.settle()
      expectEqual(app.tree, "MainCoordinator  active  ◀ CreateAccountViewController")
      expectEqual(hub.childViewControllers.count, 1)
      expectSame(hub.childViewControllers.first, replacement.topViewController)
      expectNil(left)
    }

    test("is held weakly by its screens") {
      let screens = (
        ViewController.instantiate(), CreateAccountViewController.instantiate(),
        BuyViewController.instantiate()
      )
      do {
        let hub = MainCoordinator(
          navigationController: UINavigationController(), experiment: .monthly)
        screens.0.coordinator = hub
        screens.1.coordinator = hub
        screens.2.coordinator = hub
      }
      expectNil(screens.0.coordinator)
      expectTrue(screens.1.coordinator == nil && screens.2.coordinator == nil)
    }

    test("navigates alone: the storyboard has scenes and no segue") {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Examples/Gallery/Sources/Storyboard/Resources")
        .appendingPathComponent("Main.storyboard").standardizedFileURL
      let text = try String(contentsOf: file, encoding: .utf8)
      expectFalse(text.contains("<segue"))
      let scenes = text.matches(of: /storyboardIdentifier="(\w+)".* customClass="(\w+)"/)
      expectEqual(scenes.count, 5)
      for scene in scenes { expectEqual(scene.1, scene.2) }
    }
  }

  @discardableResult
  private func launch() throws -> MainCoordinator {
    AppDelegate.experiment = .monthly
    app.launch(AppDelegate.self)
    return try require((app.runner?.delegate as? AppDelegate)?.coordinator)
  }
}
