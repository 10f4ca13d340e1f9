import CompactTesting
import CoordinatorTesting
import Foundation
import HeadlessUIKit
import Testing

/// All ways to remove a screen from a navigation stack.
@MainActor @Suite(.coordinators, .serialized) struct StackExitTests: TableSuite {
  var (app, shop) = launchShop()

  private static let left = "cancelled: its last screen left, freed"

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The back button stops and frees the child") {
      let order = shop.watch()
      app.settle()
      expectEqual(
        app.tree,
        """
        Shop  active  ◀ Screen
        └─ Order  active  ◀ Screen
        """)
      app.back()
      expectEqual(order.summary, Self.left)
      expectEqual(app.tree, "Shop  active  ◀ Screen")
    }

    test("A finished swipe back stops and frees the child") {
      let order = shop.watch()
      app.settle()
      app.swipeBack()
      expectEqual(order.summary, Self.left)
      expectEqual(app.tree, "Shop  active  ◀ Screen")
    }

    test("A cancelled swipe back keeps the child") {
      let order = shop.watch()
      app.settle()
      try app.beginSwipeBack()
      app.moveSwipe(to: 0.4)
      app.cancelSwipe()
      expectEqual(order.summary, "alive")
      expectEqual(app.title, "Order")
      app.back()
      expectEqual(order.summary, Self.left)
    }

    test("The child stays active during a swipe back") {
      let order = shop.watch()
      app.settle()
      try app.beginSwipeBack()
      app.moveSwipe(to: 0.9)
      expectEqual(order.summary, "alive")
      app.finishSwipe()
      expectEqual(order.summary, Self.left)
    }

    test("A child with two screens runs until both are removed") {
      let order = shop.watch(["First", "Second"])
      app.settle()
      app.back()
      expectEqual(order.summary, "alive")
      app.back()
      expectEqual(order.summary, Self.left)
    }

    test("popToRoot over several children stops each of them once") {
      let first = shop.watch(["First", "Second"])
      let second = shop.watch(["Third"])
      app.settle()
      shop.popToRoot()
      app.settle()
      expectEqual(first.summary, Self.left)
      expectEqual(second.summary, Self.left)
      expectEqual(app.depth, 1)
    }

    test("popTo over a child stops it, and keeps the child that it pops to") {
      let first = shop.watch(["First"])
      let screen = try #require(shop.navigationController.topViewController)
      app.settle()
      let second = shop.watch(["Second", "Third"])
      app.settle()
      shop.popTo(screen)
      app.settle()
      expectEqual(first.summary, "alive")
      expectEqual(second.summary, Self.left)
    }

    test("A raw set that removes only lower screens is noticed, though the top stays") {
      let first = shop.watch(["First"])
      let second = shop.watch(["Second"])
      app.settle()
      let top = try #require(shop.navigationController.topViewController)
      shop.navigationController.setViewControllers([shop.list, top], animated: true)
      shop.pop()
      app.settle()
      expectEqual(first.summary, Self.left)
      expectEqual(second.summary, Self.left)
    }

    test("A set by a verb replaces the child's screens and stops it") {
      let order = shop.watch()
      app.settle()
      shop.set([shop.list, Screen("Other")])
      app.settle()
      expectEqual(order.summary, Self.left)
      expectEqual(app.title, "Other")
    }

    test("When a parent stops, one transition removes its child's screens") {
      let parent = Order(on: shop.navigationController, titles: ["Parent"])
      shop.start(parent)
      let child = parent.watch(["Child"])
      app.settle()
      expectEqual(app.depth, 3)
      shop.stop(parent)
      app.settle()
      expectEqual(child.summary, "cancelled: its parent was stopped, freed")
      expectEqual(app.depth, 1)
      expectEqual(app.title, "List")
    }

    test("A flow that finishes removes its screens") {
      let order = Order(on: shop.navigationController)
      let handle = shop.start(order)
      var outcomes: [String] = []
      handle.whenEnded { outcomes.append("\($0)") }
      app.settle()
      order.finish(7)
      app.settle()
      expectEqual(outcomes, ["finished"])
      expectEqual(order.log, ["start", "stop"])
      expectEqual(app.depth, 1)
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

    test("A screen that the parent pushes above a child's does not keep the child's screens") {
      let order = shop.watch()
      app.settle()
      shop.push(Screen("Parent's"))
      app.settle()
      shop.popToRoot()
      app.settle()
      expectEqual(order.summary, Self.left)
      expectTrue(shop.isActive)
    }

    test("The app's own navigation delegate still gets every call") {
      final class Listener: NSObject, UINavigationControllerDelegate {
        var shown: [String] = []
        func navigationController(
          _ navigationController: UINavigationController, willShow viewController: UIViewController,
          animated: Bool
        ) { shown.append("will \(viewController.title ?? "")") }
        func navigationController(
          _ navigationController: UINavigationController, didShow viewController: UIViewController,
          animated: Bool
        ) { shown.append("did \(viewController.title ?? "")") }
      }
      let listener = Listener()
      shop.navigationController.delegate = listener
      let order = shop.watch()
      app.settle()
      app.back()
      expectEqual(listener.shown, ["will Order", "did Order", "will List", "did List"])
      expectEqual(order.summary, Self.left)
    }
  }

  @Test(arguments: [true, false])
  func `A raw pop stops the child, animated or not`(animated: Bool) {
    let order = shop.watch()
    app.settle()
    shop.navigationController.popViewController(animated: animated)
    app.settle()
    expectEqual(order.summary, Self.left)
  }

  @Test(arguments: [true, false])
  func `A raw pop to the root stops the child, animated or not`(animated: Bool) {
    let order = shop.watch(["First", "Second", "Third"])
    app.settle()
    shop.navigationController.popToRootViewController(animated: animated)
    app.settle()
    expectEqual(order.summary, Self.left)
  }

  @Test(arguments: [true, false])
  func `A raw set without the child's screens stops the child, animated or not`(animated: Bool) {
    let order = shop.watch()
    app.settle()
    shop.navigationController.setViewControllers([shop.list], animated: animated)
    app.settle()
    expectEqual(order.summary, Self.left)
  }
}
