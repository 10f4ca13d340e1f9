import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Tabs that raw calls set, and their coordinators; tabs that are added and selected again.
struct RawTabTests: TableSuite {
  var (app, market) = launchMarket()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Tabs that a raw call sets before their coordinators start belong to them") {
      let (app, raw) = launchApp(Raw.init(tabBarController:))
      expectEqual(raw.tabCoordinators.map { $0 === raw.aisles[1] }, [false, true, false])
      expectEqual(raw.aisles.map { $0.isPaused }, [false, true])
      expectTrue(raw.coupon.isPaused)
      app.tab("Soap")
      expectEqual(raw.aisles.map { $0.isPaused }, [true, false])
      raw.tabBarController.viewControllers?.removeLast()
      expectEqual(raw.tabCoordinators.count, 2)
      app.settle()
      expectEqual(raw.coupon.log, ["start", "stop"])
      expectEqual(
        app.tree,
        """
        RawTabTests.Raw  active
        ├─ Aisle  paused  ◀ Screen
        └─ Aisle  active  ◀ Screen
        """)
    }

    test("Tabs that a raw call sets after their coordinators have started belong to them") {
      let aisles = [Aisle("Tea"), Aisle("Soap")]
      for aisle in aisles { market.start(aisle) }
      market.tabBarController.viewControllers = aisles.map(\.rootController)
      app.settle()
      expectEqual(aisles.map(\.state), [.active, .paused])
      market.tabBarController.selectedIndex = 1
      app.settle()
      expectEqual(aisles.map(\.state), [.paused, .active])
    }

    test("A change of a stack is performed if a raw call selects another tab in the same turn") {
      let (stack, coupon) = (market.fruit.navigationController, Coupon())
      let push = market.fruit.push(coupon)
      market.tabBarController.selectedIndex = 1
      app.expectPerformed(push)
      expectTrue(coupon.isPaused)
      expectEqual(market.fruit.titles, ["Fruit", "Coupon"])
      app.tab("Fruit")
      let pop = market.fruit.pop()
      market.tabBarController.selectedIndex = 1
      app.expectPerformed(pop)
      expectTrue(coupon.isInactive)
      expectEqual(stack.viewControllers.count, 1)
    }

    test("A raw tab belongs to its coordinator, which starts later outside of any hook") {
      let wine = Coupon()
      market.tabBarController.viewControllers?.append(wine.rootViewController)
      app.settle()
      _ = market.tabCoordinators
      market.start(wine)
      app.settle()
      expectSame(market.tabCoordinators.last, wine)
      expectTrue(wine.isPaused)
      market.removeTab(wine)
      app.settle()
      expectTrue(wine.isInactive)
    }

    test("A raw tab belongs to the first of several children with that screen") {
      let soap = Screen("Soap")
      let twins = [Sheet(soap, ExitLog()), Sheet(soap, ExitLog())]
      for twin in twins { market.start(twin) }
      market.tabBarController.viewControllers?.append(soap)
      app.settle()
      expectSame(market.tabCoordinators.last, twins[0])
      market.stop(twins[1])
    }

    test("A raw tab does not belong to another coordinator's child with that screen") {
      let wine = Coupon()
      market.fruit.start(wine)
      market.tabBarController.viewControllers?.append(wine.rootViewController)
      expectEqual(market.tabCoordinators.count, 3)
      expectSame(EngineProbe.owner(of: wine.rootViewController), market)
      market.fruit.stop(wine)
    }

    test("Tabs inside an unselected tab stay paused when their coordinators start") {
      let raw = Raw(tabBarController: UITabBarController())
      market.setTabs([market.fruit, raw])
      app.settle()
      expectTrue(raw.isPaused)
      let wine = Coupon()
      raw.tabBarController.viewControllers?.append(wine.rootViewController)
      _ = raw.tabCoordinators
      raw.start(wine)
      app.settle()
      expectTrue(raw.isPaused)
      expectSame(raw.tabCoordinators.last, wine)
    }

    test("A raw tab beside the tabs of two coordinators belongs to the first one") {
      let raw = UITabBarController()
      market.present(raw, animated: false, style: .fullScreen)
      market.perform(.setTabs([.screen(Screen("Tea"))], in: raw))
      app.settle()
      let fruit = market.fruit
      expectEqual(
        app.end(of: fruit.perform(.setTabs([.screen(Screen("Soap"))], in: raw))), "performed")
      raw.viewControllers?.append(Screen("Raw"))
      market.perform(.select(index: 1, in: raw))
      app.settle()
      expectTrue(app.journal.contains("Market addTab Screen observed"), app.journal)
    }

    // MARK: Tabs at run time

    test("One verb sets seven tabs of any kind, and more can be added later") {
      let feeds = (1...7).map { Feed("Feed \($0)") }
      market.setTabs(feeds)
      market.addTab(Aisle("Last"))
      market.addTab(Feed("First"), at: 0)
      app.settle()
      expectEqual(
        market.tabBarController.viewControllers?.compactMap(\.tabBarItem.title).joined(
          separator: ","), "First,Feed 1,Feed 2,Feed 3,Feed 4,Feed 5,Feed 6,Feed 7,Last")
      expectEqual(market.tabCoordinators.count, 9)
      expectEqual(market.children.count, 9)
    }

    test("A tab is notified if and only if it is tapped while selected") {
      let feed = Feed("Feed")
      market.addTab(feed)
      app.tab("Feed")
      expectEqual(feed.log, ["pause", "resume"])
      app.tab("Feed")
      expectEqual(feed.log, ["pause", "resume", "reselect"])
      let listener = TabRecorder(animator: nil)
      market.tabBarController.delegate = listener
      market.select(feed)
      app.tab("Feed")
      expectEqual(feed.log, ["pause", "resume", "reselect"])
    }
  }

  /// A root that fills its tabs by a raw call, and then starts their coordinators.
  final class Raw: TabBarCoordinator {
    let context = CoordinatorContext()
    let tabBarController: UITabBarController
    let aisles = [Aisle("Tea"), Aisle("Soap")]
    let coupon = Coupon()

    init(tabBarController: UITabBarController) { self.tabBarController = tabBarController }

    func start() {
      for aisle in aisles { aisle.rootController.tabBarItem = aisle.tabBarItem }
      let tabs: [UIViewController] = aisles.map(\.rootController)
      tabBarController.viewControllers = tabs + [coupon.rootViewController]
      for aisle in aisles { start(aisle) }
      start(coupon)
    }
  }

  /// A tab that is notified when it is selected again.
  final class Feed: SceneCoordinator, TabReselecting {
    let context = CoordinatorContext()
    let rootViewController: Screen
    private(set) var log: [String] = []
    init(_ title: String) {
      rootViewController = Screen(title)
      rootViewController.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
    }
    func pause() { log.append("pause") }
    func resume() { log.append("resume") }
    func reselect() { log.append("reselect") }
  }
}
