import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Exit paths that no exit story covers free the screen, the coordinator and its context.
@MainActor struct FreedTests: TableSuite {
  var (app, shop) = launchShop()

  /// An exit path of a pushed flow.
  enum Exit: String, CaseIterable {
    case parentStops, cancel, taken
  }

  @Test(.coordinators, .serialized, arguments: Exit.allCases)
  func `A pushed flow is freed with its screen`(exit: Exit) async {
    weak var screen: UIViewController?
    weak var context: CoordinatorContext?
    var flow: Watched<Order>?
    do {
      let order = Order(on: shop.navigationController)
      let handle = shop.start(order)
      flow = Watched(order, handle)
      app.settle()
      screen = shop.navigationController.topViewController
      context = order.context
      switch exit {
      case .parentStops: shop.stop(order)
      case .cancel: order.cancel()
      case .taken: shop.navigationController.topViewController?.removeFromParent()
      }
    }
    app.settle()
    expectEqual(flow?.summary.hasSuffix("freed"), true)
    expectNil(screen)
    expectNil(context)
    expectEqual(app.depth, 1)
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A presented flow is freed with its screen when a raw call replaces the root") {
      weak var screen: UIViewController?
      var flow: Watched<Coupon>?
      do {
        let coupon = Coupon()
        flow = Watched(coupon, shop.present(coupon, style: .pageSheet))
        screen = coupon.rootViewController
        app.settle()
        app.window?.rootViewController = Screen("Other")
      }
      app.settle()
      expectEqual(flow?.summary.hasSuffix("freed"), true)
      expectNil(screen)
    }

    test("A root that is released without a stop is freed with its screens") {
      weak var screen: UIViewController?
      expectFreed {
        let container = UINavigationController()
        let coordinator = Shop(navigationController: container)
        coordinator.launch()
        screen = coordinator.list
        return coordinator
      }
      expectNil(screen)
    }

    test("A child that outlives its root does not affect the coordinator that starts next") {
      let heir = Bare(shop.navigationController)
      expectFreed {
        let root = Bare(UINavigationController())
        root.start(heir)
        return root
      }
      let order = heir.startOrder()
      app.settle()
      app.back()
      expectTrue(order.isInactive)
      expectTrue(heir.isActive)
    }
  }
}
