import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// The coordinators to which the screens on a navigation stack belong.
struct StackExitTests: TableSuite {
  var (app, shop) = launchShop()

  private static let left = "cancelled: its last screen was removed, freed"

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A raw set that removes only lower screens is noticed, though the top stays") {
      let first = shop.watch(["First"])
      let second = shop.watch(["Second"])
      app.settle()
      let top = try require(shop.navigationController.topViewController)
      shop.navigationController.setViewControllers([shop.list, top], animated: true)
      shop.pop()
      app.settle()
      expectEqual(first.summary, Self.left)
      expectEqual(second.summary, Self.left)
    }

    test("A screen pushed by a raw call in start belongs to the child") {
      let order = shop.watch([]) { order in
        order.navigationController.pushViewController(Screen("Raw"), animated: false)
      }
      app.settle()
      expectEqual(app.title, "Raw")
      expectEqual(order.summary, "alive")
      app.back()
      expectEqual(order.summary, Self.left)
    }

    test("A raw push belongs to the child on top, however many children there were before") {
      for _ in 0..<10 {
        let order = shop.watch()
        app.settle()
        let raw = Screen("Raw")
        shop.navigationController.pushViewController(raw, animated: false)
        app.settle()
        shop.navigationController.setViewControllers([shop.list, raw], animated: false)
        app.settle()
        expectEqual(order.summary, "alive")
        app.back()
        expectEqual(order.summary, Self.left)
      }
    }

    test("A screen on a stack that a verb has shown does not belong to a child pushed above it") {
      let (app, mall) = launchMall()
      let stack = UINavigationController(rootViewController: Screen("Home"))
      mall.setRoot(stack)
      for isFinished in [true, false] {
        let coupon = Coupon()
        mall.perform(.push(coupon, on: stack))
        app.settle()
        if isFinished { coupon.finish("done") } else { app.back() }
        app.settle()
        expectTrue(coupon.isInactive)
      }
      mall.perform(.push(Screen("Next"), on: stack))
      app.settle()
      expectEqual(stack.viewControllers.map(\.title), ["Home", "Next"])
    }
  }
}
