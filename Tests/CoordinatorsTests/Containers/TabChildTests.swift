import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Tabs whose coordinators stop, and come again; and screens that are no tabs to be.
@MainActor @Suite(.coordinators) struct TabChildTests {
  let app: AppDriver
  let market: Market

  init() throws {
    app = AppDriver(Market.init(tabBarController:))
    market = try #require(app.root as? Market)
  }

  private var tabs: [UIViewController] { market.tabBarController.viewControllers ?? [] }

  private func reason(_ handle: TransitionHandle) -> String {
    app.settle()
    if case .rejected(let rejection)? = handle.ended { return rejection.description }
    return handle.ended.map { "\($0)" } ?? "waits"
  }

  @Test func `The tab of a coordinator that stops stays, and belongs to nobody`() {
    market.stop(market.milk)
    app.settle()
    app.tab("Bread")
    #expect(tabs.count == 3)
    #expect(market.tabCoordinators.count == 2)
    #expect(!app.journal.contains("addTab"))
    #expect(
      app.tree == """
        Market  active
        ├─ Aisle  paused  ◀ Screen
        └─ Aisle  active  ◀ Screen
        """)
  }

  @Test func `The tab of a coordinator that has stopped can be removed`() {
    market.stop(market.milk)
    app.settle()
    #expect(reason(market.removeTab(market.milk)) == "performed")
    #expect(tabs == [market.fruit.rootController, market.bread.rootController])
  }

  @Test func `Other tabs come and go beside that of a coordinator that has stopped`() {
    market.stop(market.bread)
    app.settle()
    market.addTab(Aisle("Wine"))
    market.removeTab(market.fruit)
    app.settle()
    #expect(tabs.count == 3)
    #expect(tabs.first === market.bread.rootController)
    #expect(market.tabCoordinators.count == 2)
    #expect(!app.journal.contains("addTab"))
  }

  @Test func `A coordinator that has stopped gets its tab back, in its place`() {
    market.stop(market.bread)
    app.settle()
    #expect(reason(market.addTab(market.bread)) == "performed")
    #expect(tabs.count == 3)
    #expect(tabs[1] === market.bread.rootController)
    #expect(market.bread.log == ["start", "pause", "stop", "start", "pause"])
    #expect(market.bread.navigationController.viewControllers.count == 1)
    #expect(market.tabCoordinators.count == 3)
  }

  @Test func `A coordinator that has stopped has its tab again when it is started`() {
    market.stop(market.bread)
    app.settle()
    market.start(market.bread)
    app.settle()
    #expect(market.tabCoordinators.count == 3)
    #expect(!app.journal.contains("addTab"))
    app.tab("Bread")
    #expect(market.bread.isActive)
  }

  @Test func `A tab that is there is not added a second time, and may be moved`() {
    market.addTab(market.fruit)
    app.settle()
    #expect(tabs.first === market.fruit.rootController)
    market.addTab(market.fruit, at: 2)
    app.settle()
    #expect(tabs.count == 3)
    #expect(tabs.last === market.fruit.rootController)
    #expect(market.fruit.log.contains("stop") == false)
  }

  @Test func `A screen that is presented, a root or in another container becomes no tab`() throws {
    let coupon = Coupon()
    market.present(coupon)
    app.settle()
    let handle = market.addTab(coupon)
    #expect(
      reason(handle.transition)
        == "Screen is in the user interface already: present a new instance.")
    #expect(tabs.count == 3)
    #expect(coupon.isActive)
    market.dismiss()
    app.settle()
    #expect(coupon.isInactive)

    let pushed = Coupon()
    let other = market.fruit
    other.show(pushed.rootViewController)
    app.settle()
    #expect(reason(market.addTab(pushed).transition).contains("already"))
    #expect(pushed.isInactive)
    #expect(pushed.rootViewController.parent === other.navigationController)
  }

  @Test func `A tab that is refused does not take the one that was asked for after it along`() {
    let coupon = Coupon()
    market.present(coupon)
    app.settle()
    market.present(Screen("Busy"))
    let refused = market.addTab(coupon)
    let wine = Aisle("Wine")
    let added = market.addTab(wine)
    #expect(reason(added) == "performed")
    #expect(reason(refused.transition).contains("already"))
    #expect(tabs.count == 4)
    #expect(tabs.last === wine.rootController)
    #expect(coupon.isActive)
  }

  @Test func `A tab that was added stays when the next one is refused`() {
    let wine = Aisle("Wine")
    market.present(Screen("Busy"))
    let added = market.addTab(wine)
    let coupon = Coupon()
    market.fruit.show(coupon.rootViewController)
    let refused = market.addTab(coupon)
    #expect(reason(added) == "performed")
    #expect(reason(refused.transition).contains("already"))
    #expect(tabs.last === wine.rootController)
    #expect(wine.isPaused)
  }

  @Test func `A change of one tab starts from the tabs that are there when its turn comes`() {
    market.present(Screen("Busy"))
    let wine = Aisle("Wine")
    let added = market.addTab(wine, at: 9)
    let removed = market.removeTab(market.fruit)
    let milk = market.milk
    market.tabBarController.viewControllers?.swapAt(0, 1)
    market.tabBarController.viewControllers?.removeLast()
    app.settle()
    #expect(added.ended == .performed)
    #expect(removed.ended == .performed)
    #expect(tabs == [market.bread.rootController, wine.rootController])
    #expect(milk.isInactive)
    #expect(wine.log.filter { $0 == "start" } == ["start"])
  }

  @Test func `A tab that is not there any more when its turn comes is not removed`() {
    let milk = market.milk
    market.present(Screen("Busy"))
    let handle = market.removeTab(milk)
    market.tabBarController.viewControllers?.removeLast()
    #expect(reason(handle).hasPrefix("Aisle is in no tab of this tab bar controller"))
    #expect(tabs.count == 2)
  }

  @Test func `A coordinator that stands twice among the new tabs is refused`() {
    let handle = market.setTabs([market.fruit, market.bread, market.fruit])
    #expect(
      reason(handle) == "A screen stands twice among the new tabs: each may stand there once.")
    #expect(tabs.count == 3)
  }

  // MARK: Raw tabs

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

  @Test func `Tabs that a raw call has set before are those of the coordinators that start then`()
    throws
  {
    let app = AppDriver(Raw.init(tabBarController:))
    let raw = try #require(app.root as? Raw)
    app.settle()
    #expect(raw.tabCoordinators.map { $0 === raw.aisles[1] } == [false, true, false])
    #expect(raw.aisles.map { $0.isPaused } == [false, true])
    #expect(raw.coupon.isPaused)
    app.tab("Soap")
    #expect(raw.aisles.map { $0.isPaused } == [true, false])
    raw.tabBarController.viewControllers?.removeLast()
    #expect(raw.tabCoordinators.count == 2)
    app.settle()
    #expect(raw.coupon.log == ["start", "stop"])
    #expect(
      app.tree == """
        TabChildTests.Raw  active
        ├─ Aisle  paused  ◀ Screen
        └─ Aisle  active  ◀ Screen
        """)
  }

  @Test func `A raw tab whose coordinator starts later, outside of any hook, is that one's`() throws
  {
    let wine = Coupon()
    market.tabBarController.viewControllers?.append(wine.rootViewController)
    app.settle()
    _ = market.tabCoordinators
    market.start(wine)
    app.settle()
    #expect(market.tabCoordinators.last === wine)
    #expect(wine.isPaused)
    market.removeTab(wine)
    app.settle()
    #expect(wine.isInactive)
  }

  @Test func `Tabs in a tab that is not selected stay paused when their coordinators start`() {
    let raw = Raw(tabBarController: UITabBarController())
    market.setTabs([market.fruit, raw])
    app.settle()
    #expect(raw.isPaused)
    let wine = Coupon()
    raw.tabBarController.viewControllers?.append(wine.rootViewController)
    _ = raw.tabCoordinators
    raw.start(wine)
    app.settle()
    #expect(raw.isPaused)
    #expect(raw.tabCoordinators.last === wine)
  }

  // MARK: Selecting

  @Test func `A raw tab whose coordinator does not run is started when it is selected`() {
    let wine = Coupon()
    market.tabBarController.viewControllers?.append(wine.rootViewController)
    #expect(reason(market.select(wine)) == "performed")
    #expect(wine.isActive)
    #expect(market.tabCoordinators.last === wine)
    #expect(market.fruit.isPaused)
    market.removeTab(wine)
    app.settle()
    #expect(wine.isInactive)
  }

  @Test func `A tab that a verb has set as a screen is its coordinator's when that is selected`() {
    let wine = Aisle("Wine")
    market.perform(
      .setTabs([.child(market.fruit), .screen(wine.rootController)], in: market.tabBarController))
    app.settle()
    #expect(reason(market.select(wine)) == "performed")
    #expect(wine.isActive)
    #expect(market.tabCoordinators.map { $0 === wine } == [false, true])
    market.select(market.fruit)
    app.settle()
    #expect(wine.isPaused)
  }
}
