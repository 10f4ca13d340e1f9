import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

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

  /// An exit path of a sheet.
  enum SheetExit: String, CaseIterable {
    case parentStops, rootSwapped
  }

  @Test(.coordinators, .serialized, arguments: SheetExit.allCases)
  func `A presented flow is freed with its screen`(exit: SheetExit) {
    weak var screen: UIViewController?
    var flow: Watched<Coupon>?
    do {
      let coupon = Coupon()
      flow = Watched(coupon, shop.present(coupon, style: .pageSheet))
      screen = coupon.rootViewController
      app.settle()
      switch exit {
      case .parentStops: shop.stop(coupon)
      case .rootSwapped: app.window?.rootViewController = Screen("Other")
      }
    }
    app.settle()
    expectEqual(flow?.summary.hasSuffix("freed"), true)
    expectNil(screen)
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Replaced tabs are freed") {
      let app = AppDriver { (window: UIWindow) -> TwoTabs in
        let root = TwoTabs()
        window.rootViewController = root.tabBarController
        return root
      }
      let root = try require(app.root as? TwoTabs)
      weak let first = root.tabCoordinators.first as? Aisle
      weak let screen = first?.navigationController.topViewController
      expectTrue(first != nil && screen != nil)
      root.setTabs([Aisle("Other")])
      app.settle()
      expectNil(first)
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

  /// Tabs that only the framework keeps.
  final class TwoTabs: TabBarCoordinator {
    let context = CoordinatorContext()
    let tabBarController = UITabBarController()
    func start() { setTabs([Aisle("First"), Aisle("Second")]) }
  }
}
