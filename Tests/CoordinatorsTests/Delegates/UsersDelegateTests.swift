import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// The app's own delegates and subclasses get all calls, and observation continues.
@MainActor @Suite(.coordinators, .serialized) struct UsersDelegateTests: TableSuite {
  var (app, shop) = launchShop()

  final class Navigation: NSObject, UINavigationControllerDelegate {
    var shown: [String] = []
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { shown.append(viewController.title ?? "") }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A navigation delegate that is replaced late gives way to the new one") {
      let first = Navigation()
      let second = Navigation()
      shop.navigationController.delegate = first
      let order = shop.watch()
      app.settle()
      shop.navigationController.delegate = second
      shop.push(Screen("A"))
      app.settle()
      app.back()
      app.back()
      expectEqual(first.shown, ["Order"])
      expectEqual(second.shown, ["A", "Order", "List"])
      expectTrue(order.summary.hasSuffix("freed"))
    }

    test("A presentation delegate that is set before gets all calls, and its veto counts") {
      let delegate = Sheet()
      delegate.allows = false
      let flow = Coupon()
      flow.rootViewController.modalPresentationStyle = .pageSheet
      flow.rootViewController.presentationController?.delegate = delegate
      let coupon = Watched(flow, shop.present(flow))
      app.settle()
      app.swipeDown()
      expectEqual(coupon.summary, "alive")
      delegate.allows = true
      app.swipeDown()
      expectEqual(delegate.calls, ["should", "attempt", "should", "will", "did"])
      expectTrue(flow.isInactive)
    }

    test("A presentation delegate that is set late gets all calls, and the child is stopped") {
      let delegate = Sheet()
      let flow = Coupon()
      shop.present(flow, style: .pageSheet)
      app.settle()
      flow.rootViewController.presentationController?.delegate = delegate
      app.swipeDown()
      expectEqual(delegate.calls, ["should", "will", "did"])
      expectTrue(flow.isInactive)
      expectTrue(app.journal.contains("dismiss Screen observed"))
    }

    test("A tab delegate gets all calls, and may veto") {
      final class Tabs: NSObject, UITabBarControllerDelegate {
        var calls: [String] = []
        var allows = true
        func tabBarController(
          _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool {
          calls.append("should")
          return allows
        }
        func tabBarController(
          _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) { calls.append("did") }
      }
      let (app, market) = launchMarket()
      let delegate = Tabs()
      market.tabBarController.delegate = delegate
      market.select(index: 0)
      app.settle()
      app.tab("Bread")
      expectTrue(market.bread.isActive)
      delegate.allows = false
      app.tab("Milk")
      expectTrue(market.milk.isPaused)
      expectEqual(delegate.calls, ["should", "did", "should"])
    }

    test("A subclass of the navigation controller behaves like UIKit's own") {
      final class Own: UINavigationController {
        var pushes = 0
        override func pushViewController(_ viewController: UIViewController, animated: Bool) {
          pushes += 1
          super.pushViewController(viewController, animated: animated)
        }
      }
      let container = Own()
      let app = AppDriver { (window: UIWindow) -> Shop in
        window.rootViewController = container
        return Shop(navigationController: container)
      }
      let shop = try #require(app.root as? Shop)
      let order = shop.watch()
      app.settle()
      expectEqual(container.pushes, 2)
      app.back()
      expectTrue(order.summary.hasSuffix("freed"))
    }
  }

  final class Sheet: NSObject, UIAdaptivePresentationControllerDelegate {
    var calls: [String] = []
    var allows = true
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
      -> Bool
    {
      calls.append("should")
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      calls.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("did")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { calls.append("attempt") }
  }
}
