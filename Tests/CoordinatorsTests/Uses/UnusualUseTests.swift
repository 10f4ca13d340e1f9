import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// Uses that are rare and legal.
@MainActor @Suite(.coordinators) struct UnusualUseTests {
  let app: AppDriver
  let shop: Shop

  init() throws {
    app = AppDriver(Shop.init(navigationController:))
    shop = try #require(app.root as? Shop)
  }

  private var titles: [String] {
    shop.navigationController.viewControllers.map { $0.title ?? "" }
  }

  /// A flow without any role.
  final class Plain: FlowCoordinator {
    typealias Output = Void
    let context = CoordinatorContext()
    func start() {}
  }

  @Test func `pain 7: a child that shows nothing yet lives`() {
    let plain = Plain()
    shop.start(plain)
    let order = Order(on: shop.navigationController, titles: [])
    shop.start(order)
    app.settle()
    shop.show(Screen("A"))
    app.settle()
    app.back()
    #expect(plain.isActive)
    #expect(order.isActive)
  }

  @Test func `A root whose last screen has left is not stopped`() throws {
    let app = AppDriver { (window: UIWindow) -> Bare in
      let container = UINavigationController(rootViewController: Screen("Somebody's"))
      window.rootViewController = container
      return Bare(container)
    }
    let root = try #require(app.root as? Bare)
    root.show(Screen("A"))
    app.settle()
    app.back()
    root.present(Screen("Sheet"), style: .pageSheet)
    app.settle()
    app.swipeDown()
    #expect(root.isActive)
  }

  @Test func `A child whose only screen is replaced by its own set lives`() {
    let order = Order(on: shop.navigationController)
    shop.start(order)
    app.settle()
    order.set([shop.list, Screen("Other")])
    app.settle()
    #expect(order.isActive)
    app.back()
    #expect(order.isInactive)
  }

  @Test func `A coordinator without a role presents from the nearest ancestor's screen`() {
    let plain = Plain()
    shop.start(plain)
    let account = Watched(Account(), plain.present(Account()).flow)
    app.settle()
    #expect(app.title == "Account")
    plain.dismiss()
    app.settle()
    #expect(account.summary.hasPrefix("cancelled: its last screen left"))
    // It has shown no screen of its own yet.
    #expect(plain.isActive)
  }

  @Test func `A root without a role has no window, and each verb says so`() {
    let plain = Plain()
    plain.launch()
    let presented = plain.present(Screen("Sheet"))
    let handles = [plain.setRoot(Screen("Root")), plain.setRoot(Coupon()).transition]
    for handle in handles {
      guard case .rejected(let rejection)? = handle.ended else {
        Issue.record("\(handle.ended as Any)")
        continue
      }
      #expect(rejection.description.contains("WindowCoordinator"))
    }
    #expect(presented.ended == nil)
    plain.cancel()
    guard case .rejected? = presented.ended else {
      Issue.record("\(presented.ended as Any)")
      return
    }
  }

  @Test func `A parent that lived only by a child without a screen of its own stops with it`() {
    let order = Order(on: shop.navigationController)
    shop.start(order)
    app.settle()
    let plain = Plain()
    order.start(plain)
    plain.present(Screen("Sheet"))
    app.settle()
    shop.navigationController.popToRootViewController(animated: false)
    app.settle()
    #expect(order.isActive)
    app.swipeDown()
    #expect(order.isInactive)
  }

  @Test func `What a screen that is being popped would present appears over what stays`() {
    let scene = Coupon()
    shop.push(scene)
    app.settle()
    shop.navigationController.popViewController(animated: true)
    scene.present(Screen("Sheet"))
    app.settle()
    #expect(app.title == "Sheet")
    app.swipeDown()
    #expect(scene.isInactive)
  }

  @Test func `dismiss by a parent takes what the grandchild has presented along`() {
    let account = Account()
    shop.present(account)
    app.settle()
    account.present(Coupon())
    app.settle()
    let handle = shop.dismiss()
    app.settle()
    #expect(handle.ended == .performed)
    #expect(app.tree == "Shop  active  ◀ Screen")
  }

  @Test func `Presenting from a tab that is not selected presents over what is seen`() throws {
    let app = AppDriver(Market.init(tabBarController:))
    let market = try #require(app.root as? Market)
    let handle = market.milk.present(Coupon()).transition
    app.settle()
    #expect(handle.ended == .performed)
    #expect(app.title == "Coupon")
    #expect(market.milk.isPaused)
    app.swipeDown()
    #expect(app.title == "Fruit")
    #expect(market.milk.children.isEmpty)
  }

  @Test func `What a hidden window's coordinator presents waits until it is visible`() {
    let window = UIWindow()
    let mall = Slow(window: window)
    mall.launch()
    let handle = mall.present(Screen("Sheet"))
    let told = DiagnosticReporter.collecting { HeadlessDevice.current.clock.drain() }
    #expect(told.map(\.code.text) == ["waitsForWindow", "windowNotShown"])
    #expect(handle.ended == nil)
    window.makeKeyAndVisible()
    HeadlessDevice.current.clock.drain()
    #expect(handle.ended == .performed)
  }

  /// A root that shows its window later.
  final class Slow: WindowCoordinator {
    let context = CoordinatorContext()
    let window: UIWindow
    init(window: UIWindow) { self.window = window }
    func start() { setRoot(Coupon()) }
  }

  @Test func `A root set before its window was visible is watched all the same`() throws {
    let app = AppDriver(Slow.init(window:))
    let slow = try #require(app.root as? Slow)
    let coupon = try #require(slow.children.first as? Coupon)
    app.settle()
    slow.window.rootViewController = Screen("Raw")
    app.settle()
    #expect(coupon.log == ["start", "stop"])
  }

  @Test func `While a presentation waits for a window, exits are noticed`() {
    let container = UINavigationController()
    let coordinator = Shop(navigationController: container)
    coordinator.launch()
    coordinator.present(Screen("Sheet"))
    let order = coordinator.watch()
    coordinator.pop()
    let told = DiagnosticReporter.collecting { HeadlessDevice.current.clock.drain() }
    #expect(told.map(\.code.text) == ["waitsForWindow"])
    #expect(order.summary.hasPrefix("cancelled: its last screen left"))
  }

  @Test func `A screen that a raw call moves to another stack keeps its owner alive`() {
    let market = Market(tabBarController: UITabBarController())
    let app = AppDriver { (window: UIWindow) -> Market in
      window.rootViewController = market.tabBarController
      return market
    }
    let order = Order(on: market.fruit.navigationController)
    market.fruit.start(order)
    app.settle()
    let screen = market.fruit.navigationController.topViewController
    market.fruit.pop(animated: false)
    if let screen { market.bread.navigationController.pushViewController(screen, animated: false) }
    market.select(market.bread)
    market.bread.show(Screen("Above"))
    app.settle()
    #expect(order.isPaused)
    market.bread.popToRoot()
    app.settle()
    #expect(order.isInactive)
  }

  @Test func `Verbs in viewDidLoad and viewWillAppear are carried out after the transition`() {
    final class Hasty: UIViewController {
      var act: (String) -> Void = { _ in }
      override func viewDidLoad() { act("loaded") }
      override func viewWillAppear(_ animated: Bool) { act("appears") }
    }
    let hasty = Hasty()
    hasty.title = "Hasty"
    var handles: [TransitionHandle] = []
    hasty.act = { [shop] moment in
      hasty.act = { _ in }
      handles.append(shop.show(Screen(moment)))
      handles.append(shop.present(Screen("Sheet")))
    }
    shop.show(hasty)
    app.settle()
    #expect(titles == ["List", "Hasty", "loaded"])
    #expect(handles.map(\.ended) == [.performed, .performed])
    #expect(app.device.log.messages == [])
  }

  @Test func `A task that is cancelled still gets the transition's real end`() async {
    let handle = shop.show(Screen("A"))
    let task = Task { await handle.result }
    await Task.yield()
    task.cancel()
    app.settle()
    #expect(await task.value == .performed)
  }

  @Test func `A transition's end is told once, also to those who ask later`() {
    let handle = shop.show(Screen("A"))
    var ends: [TransitionResult] = []
    handle.whenEnded { ends.append($0) }
    app.settle()
    handle.whenEnded { ends.append($0) }
    app.settle()
    #expect(ends == [.performed, .performed])
  }

  @Test func `A root is told to those who follow the trees once, whatever it does`() {
    let plain = Plain()
    var roots = 0
    RootRegistry.whenRegistered { if $0 === plain.context { roots += 1 } }
    plain.launch()
    plain.present(Screen("Sheet"))
    plain.cancel()
    plain.launch()
    #expect(roots == 1)
  }

  @Test func `The journal tells what raw calls and gestures did, and only them, as observed`() {
    shop.navigationController.pushViewController(Screen("Raw"), animated: true)
    app.settle()
    app.back()
    shop.show(Screen("A"))
    app.settle()
    app.swipeBack()
    shop.present(Screen("Sheet"), style: .pageSheet)
    app.settle()
    app.swipeDown()
    shop.show(Screen("B"))
    shop.pop()
    shop.present(Screen("Sheet"))
    shop.dismiss()
    app.settle()
    let observed = app.events.map { "\($0)" }.filter { $0.contains("observed") }
    #expect(
      observed.map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
        "Shop push Screen observed", "Shop pop Screen observed", "Shop pop Screen observed",
        "Shop dismiss Screen observed",
      ])
  }
}
