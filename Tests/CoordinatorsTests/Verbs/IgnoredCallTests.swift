import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// A request is rejected if a subclass of a container ignores the call.
struct IgnoredCallTests: TableSuite {
  /// A tab bar controller that can ignore changes.
  final class IgnoringTabs: UITabBarController {
    var ignoresChanges = false

    override var selectedViewController: UIViewController? {
      get { super.selectedViewController }
      set { if !ignoresChanges { super.selectedViewController = newValue } }
    }
    override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
      if !ignoresChanges { super.setViewControllers(viewControllers, animated: animated) }
    }
  }

  /// A stack that presents one run-loop turn late.
  final class LateStack: UINavigationController {
    override func present(
      _ viewControllerToPresent: UIViewController, animated flag: Bool,
      completion: (() -> Void)? = nil
    ) {
      view.window?.device.clock.atNextTurn {
        super.present(viewControllerToPresent, animated: flag, completion: completion)
      }
    }
  }

  /// Lets the app settle, and expects that a request was rejected because its call had no effect.
  private func expectIgnored(_ handle: TransitionHandle, in app: AppDriver, line: Int = #line) {
    let end = app.end(of: handle)
    expectTrue(end.contains("did not perform"), end, line: line)
  }

  @Test(
    .coordinators, .serialized, arguments: ["pop", "popTo", "popToRoot", "set"], [false, true])
  func `A pop that a subclass ignores is rejected`(
    verb: String, isAnimated: Bool
  ) {
    let container = LostCompletionTests.Lossy()
    let (app, shop) = launchShop(on: container)
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
    container.ignored = [.pop, .set]
    expectIgnored(goBack(), in: app)
    expectEqual(app.title, "A")
    container.ignored = []
    app.expectPerformed(goBack())
    expectEqual(app.title, "List")
    expectTrue(app.isIdle)
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A tab change that a subclass ignores is rejected") {
      let container = IgnoringTabs()
      let (app, market) = launchMarket(in: container)
      container.ignoresChanges = true
      expectIgnored(market.select(index: 1), in: app)
      expectTrue(market.fruit.isActive)
      expectTrue(market.bread.isPaused)
      container.ignoresChanges = false
      app.expectPerformed(market.select(index: 1))
      expectTrue(market.bread.isActive)
    }

    test("A presentation that a subclass ignores is retried and then rejected") {
      let container = LostCompletionTests.Lossy()
      container.ignored = [.present]
      let (app, shop) = launchShop(on: container)
      let coupon = Coupon()
      expectIgnored(shop.present(coupon), in: app)
      expectEqual(container.presentations, 4)
      expectEqual(coupon.log, ["start", "stop"])
      expectEqual(app.title, "List")
      expectTrue(app.isIdle)
    }

    test("A presentation that a subclass carries out late is performed") {
      let (app, shop) = launchShop(on: LateStack())
      let coupon = Coupon()
      app.expectPerformed(shop.present(coupon))
      expectEqual(coupon.log, ["start"])
      expectEqual(app.pile, "List ^ Coupon")
    }

    test("setTabs that a subclass ignores is rejected and keeps the tabs") {
      let container = IgnoringTabs()
      let (app, market) = launchMarket(in: container)
      let wine = Aisle("Wine")
      container.ignoresChanges = true
      expectIgnored(market.setTabs([market.fruit, wine]), in: app)
      expectTrue(!wine.isActive && !wine.isPaused)
      expectEqual(market.children.count, 3)
      expectEqual(container.viewControllers?.count, 3)
      // The same tabs need no call.
      app.expectPerformed(market.setTabs([market.fruit, market.bread, market.milk]))
    }
  }
}
