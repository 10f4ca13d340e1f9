import CompactTesting
import CoordinatorTesting
import Testing
import UIKit

@testable import GalleryLogin

/// How the app delegate, the app coordinator and the login hand over to each other.
struct `The launch of the login`: TableSuite {
  private let app = AppDriver(device: .current)

  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("makes the app coordinator at its first use, when there is a window") {
      let delegate = try launch()
      // Made earlier, it would have got a window of its own.
      expectTrue(delegate.window?.rootViewController is UINavigationController)
      expectSame(app.window, delegate.window)
      expectTrue(app.tree.hasPrefix("AppCoordinator  active"))
    }

    test("leaves the window to the app coordinator") {
      let window = UIWindow()
      let root = AppCoordinator(window: window, accounts: KnownAccounts([:]))
      expectSame(root.window, window)
      expectEqual(window.backgroundColor, .white)
      expectSame(window.rootViewController, root.rootViewController)
      expectTrue(window.isKeyWindow && !window.isHidden)
      expectTrue(root.childCoordinators.isEmpty)
    }

    test("presents the login by the text's own call, which belongs to its coordinator") {
      let window = UIWindow()
      let root = AppCoordinator(window: window, accounts: KnownAccounts([:]))
      root.launch()
      app.settle()
      let screen = root.rootViewController.presentedViewController
      expectTrue(screen is LoginViewController)
      expectTrue(root.rootViewController.viewControllers.isEmpty)
      let login = root.childCoordinators.first as? LoginCoordinator
      expectSame(login?.navigationController, root.rootViewController)
      expectSame((screen as? LoginViewController)?.delegate, login)
      expectTrue(app.tree.hasSuffix("LoginCoordinator  active  ◀ LoginViewController"))
    }
  }

  @discardableResult
  private func launch() throws -> AppDelegate {
    AppDelegate.accounts = KnownAccounts([:])
    app.launch(AppDelegate.self)
    return try require(app.runner?.delegate as? AppDelegate)
  }
}
