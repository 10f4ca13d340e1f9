import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What a subclass of a container does not do is refused, whatever it was.
@MainActor @Suite(.coordinators, .serialized) struct DroppedCallTests: TableSuite {
  /// A stack that stays as it is while it is told to.
  final class Stubborn: UINavigationController {
    var stays = false

    override func popViewController(animated: Bool) -> UIViewController? {
      stays ? nil : super.popViewController(animated: animated)
    }
    override func popToViewController(
      _ viewController: UIViewController, animated: Bool
    ) -> [UIViewController]? {
      stays ? nil : super.popToViewController(viewController, animated: animated)
    }
    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      if !stays { super.setViewControllers(viewControllers, animated: animated) }
    }
  }

  /// Tabs that stay as they are while they are told to.
  final class StubbornTabs: UITabBarController {
    var stays = false

    override var selectedViewController: UIViewController? {
      get { super.selectedViewController }
      set { if !stays { super.selectedViewController = newValue } }
    }
    override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
      if !stays { super.setViewControllers(viewControllers, animated: animated) }
    }
  }

  /// A stack that presents nothing.
  final class Shy: UINavigationController {
    private(set) var refusals = 0

    override func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool,
      completion: (() -> Void)? = nil
    ) { refusals += 1 }
  }

  private func ended(_ handle: TransitionHandle) -> String {
    switch handle.ended {
    case .rejected(let rejection)?: rejection.description.contains("refused") ? "refused" : "?"
    case .performed?: "performed"
    default: "\(handle.ended as Any)"
    }
  }

  @Test(arguments: ["pop", "popTo", "popToRoot", "set"], [false, true])
  func `A way back that a subclass drops is refused`(
    verb: String, isAnimated: Bool
  ) throws {
    let container = Stubborn()
    let app = AppDriver { (window: UIWindow) -> Shop in
      window.rootViewController = container
      return Shop(navigationController: container)
    }
    let shop = try #require(app.root as? Shop)
    shop.push(Screen("A"))
    app.settle()
    func goBack() -> TransitionHandle {
      switch verb {
      case "pop": shop.pop(animated: isAnimated)
      case "popTo": shop.popTo(shop.list, animated: isAnimated)
      case "popToRoot": shop.popToRoot(animated: isAnimated)
      default: shop.set([shop.list], animated: isAnimated)
      }
    }
    container.stays = true
    let dropped = goBack()
    app.settle()
    expectEqual(ended(dropped), "refused")
    expectEqual(app.title, "A")
    container.stays = false
    let done = goBack()
    app.settle()
    expectEqual(ended(done), "performed")
    expectEqual(app.title, "List")
    expectTrue(app.isIdle)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A tab that a subclass does not select is not selected") {
      let container = StubbornTabs()
      let app = AppDriver { (window: UIWindow) -> Market in
        window.rootViewController = container
        return Market(tabBarController: container)
      }
      let market = try #require(app.root as? Market)
      app.settle()
      container.stays = true
      let dropped = market.select(index: 1)
      app.settle()
      expectEqual(ended(dropped), "refused")
      expectTrue(market.fruit.isActive)
      expectTrue(market.bread.isPaused)
      container.stays = false
      let done = market.select(index: 1)
      app.settle()
      expectEqual(ended(done), "performed")
      expectTrue(market.bread.isActive)
    }

    test("A presentation that a subclass drops is tried a few times, and then refused") {
      let container = Shy()
      let app = AppDriver { (window: UIWindow) -> Shop in
        window.rootViewController = container
        return Shop(navigationController: container)
      }
      let shop = try #require(app.root as? Shop)
      app.settle()
      let coupon = Coupon()
      let dropped = shop.present(coupon)
      app.settle()
      expectEqual(ended(dropped), "refused")
      expectEqual(container.refusals, 4)
      expectEqual(coupon.log, ["start", "stop"])
      expectEqual(app.title, "List")
      expectTrue(app.isIdle)
    }

    test("Tabs that a subclass does not take are those from before") {
      let container = StubbornTabs()
      let app = AppDriver { (window: UIWindow) -> Market in
        window.rootViewController = container
        return Market(tabBarController: container)
      }
      let market = try #require(app.root as? Market)
      app.settle()
      let wine = Aisle("Wine")
      container.stays = true
      let dropped = market.setTabs([market.fruit, wine])
      app.settle()
      expectEqual(ended(dropped), "refused")
      expectTrue(!wine.isActive && !wine.isPaused)
      expectEqual(market.children.count, 3)
      expectEqual(container.viewControllers?.count, 3)
      // The same tabs again are no news, and nothing is dropped.
      let same = market.setTabs([market.fruit, market.bread, market.milk])
      app.settle()
      expectEqual(ended(same), "performed")
    }
  }
}
