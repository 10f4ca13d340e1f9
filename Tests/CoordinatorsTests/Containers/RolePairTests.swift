import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Coordinators with two roles, which show the outermost of their screens.
struct RolePairTests: TableSuite {
  var (app, shop) = launchShop()

  /// A scene on its own stack, or on a given one.
  final class Detail: SceneCoordinator, NavigationCoordinator {
    let context = CoordinatorContext()
    let rootViewController = Screen("Detail")
    let navigationController: UINavigationController

    init(on navigationController: UINavigationController? = nil) {
      self.navigationController =
        navigationController ?? UINavigationController(rootViewController: rootViewController)
    }
    func start() {}
  }

  /// A scene that fills a tab.
  final class SceneTab: SceneCoordinator, TabCoordinator {
    let context = CoordinatorContext()
    let rootViewController = Screen("Home")
    let rootController: UINavigationController
    let tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)

    init() { rootController = UINavigationController(rootViewController: rootViewController) }
    func start() {}
  }

  /// Pages on a stack of their own.
  final class Tour: PageCoordinator, NavigationCoordinator {
    let context = CoordinatorContext()
    let pageViewController = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    let navigationController: UINavigationController

    init() { navigationController = UINavigationController(rootViewController: pageViewController) }
    func start() { setPages([Screen("One"), Screen("Two")]) }
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A scene with its own stack is presented with that stack") {
      let detail = Detail()
      app.expectPerformed(shop.present(detail))
      expectNotNil(detail.navigationController.presentingViewController)
      detail.push(Screen("More"))
      app.settle()
      expectEqual(app.title, "More")
      app.back()
      app.swipeDown()
      expectTrue(detail.isInactive)
    }

    test("Each of many scenes with their own stacks presents the next one") {
      var details = [Detail()]
      shop.present(details[0])
      for _ in 1..<24 {
        let next = Detail()
        details[details.count - 1].present(next)
        details.append(next)
      }
      app.settle()
      expectTrue(details.allSatisfy { $0.navigationController.presentingViewController != nil })
      shop.dismiss()
      app.settle()
      expectTrue(details.allSatisfy(\.isInactive))
    }

    test("A scene on the stack of an ancestor is pushed without a stack") {
      let detail = Detail(on: shop.navigationController)
      app.expectPerformed(shop.push(detail))
      expectEqual(app.title, "Detail")
      detail.push(Screen("More"))
      app.settle()
      expectEqual(detail.childViewControllers.count, 2)
      detail.present(Screen("Sheet"))
      app.settle()
      expectEqual(app.title, "Sheet")
      app.swipeDown()
      app.back()
      app.back()
      expectTrue(detail.isInactive)
    }

    test("A scene that fills a tab is shown as the root controller of the tab") {
      let (app, market) = launchMarket()
      let tab = SceneTab()
      market.setTabs([market.fruit, tab])
      market.select(tab)
      app.settle()
      expectSame(market.tabBarController.viewControllers?.last, tab.rootController)
      expectEqual(tab.rootController.viewControllers, [tab.rootViewController])
      expectEqual(app.title, "Home")
      expectEqual(market.tabCoordinators.count, 2)
    }

    test("Pages with their own stack are presented with that stack") {
      let tour = Tour()
      app.expectPerformed(shop.present(tour))
      expectNotNil(tour.navigationController.presentingViewController)
      app.swipeDown()
      expectTrue(tour.isInactive)
    }
  }
}
