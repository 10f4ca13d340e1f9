import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Coordinators with containers of their own that have left and are started again.
@MainActor @Suite(.coordinators) struct RestartTests {
  let app: AppDriver
  let shop: Shop

  init() throws {
    app = AppDriver(Shop.init(navigationController:))
    shop = try #require(app.root as? Shop)
  }

  /// A flow whose stack was filled before it starts.
  final class Filled: NavigationCoordinator {
    let context = CoordinatorContext()
    let navigationController = UINavigationController(rootViewController: Screen("Home"))
    func start() {}
  }

  private func titles(_ coordinator: some NavigationCoordinator) -> [String] {
    coordinator.navigationController.viewControllers.map { $0.title ?? "" }
  }

  @Test func `A presented flow that was swiped down begins anew when it is presented again`() {
    let account = Account()
    shop.present(account)
    app.settle()
    account.show(Screen("Address"))
    app.settle()
    app.swipeDown()
    #expect(account.log == ["start", "stop"])
    shop.present(account)
    app.settle()
    #expect(titles(account) == ["Account"])
    #expect(account.isActive)
    app.swipeDown()
    #expect(account.log == ["start", "stop", "start", "stop"])
  }

  @Test(arguments: ["swipe", "dismiss", "stop", "finish"])
  func `A flow that is started again, and shown later, waits as it did the first time`(
    way: String
  ) {
    let account = Account()
    shop.present(account)
    app.settle()
    switch way {
    case "swipe": app.swipeDown()
    case "dismiss": shop.dismiss()
    case "stop": shop.stop(account)
    default: account.finish("done")
    }
    app.settle()
    #expect(account.isInactive)
    shop.start(account)
    let told = DiagnosticReporter.collecting { app.settle() }
    #expect(told.map(\.code.text) == ["neverShown"])
    #expect(account.isActive)
    shop.present(account)
    app.settle()
    #expect(titles(account) == ["Account"])
    #expect(app.title == "Account")
  }

  @Test func `A tab that was removed begins anew when it is added again`() throws {
    let app = AppDriver(Market.init(tabBarController:))
    let market = try #require(app.root as? Market)
    market.milk.show(Screen("Oat"))
    app.settle()
    market.removeTab(market.milk)
    app.settle()
    #expect(market.milk.isInactive)
    market.addTab(market.milk)
    app.settle()
    #expect(titles(market.milk) == ["Milk"])
    market.select(market.milk)
    app.settle()
    #expect(market.milk.isActive)
  }

  @Test func `A stack that was filled beforehand is what its coordinator starts with again`() {
    let filled = Filled()
    for _ in 1...2 {
      shop.present(filled)
      app.settle()
      #expect(filled.childViewControllers.map { $0.title ?? "" } == ["Home"])
      filled.show(Screen("Detail"))
      app.settle()
      #expect(titles(filled) == ["Home", "Detail"])
      app.back()
      app.swipeDown()
      #expect(filled.isInactive)
    }
  }

  @Test func `Who is started on a stack that others have left does not take over their screens`() {
    let first = Bare(UINavigationController())
    shop.present(first)
    first.show(Screen("First"), animated: false)
    app.settle()
    app.swipeDown()
    let second = Bare(first.navigationController)
    shop.present(second)
    app.settle()
    #expect(second.childViewControllers.isEmpty)
    second.show(Screen("Second"), animated: false)
    app.settle()
    #expect(titles(second) == ["Second"])
  }

  @Test func `Who is started again by the end of what it had asked for begins anew`() {
    let order = Order(on: shop.navigationController)
    shop.start(order)
    app.settle()
    // Waits behind the first one.
    order.show(Screen("Second"))
    let waiting = order.present(Screen("Never"))
    waiting.whenEnded { [shop] _ in shop.start(order) }
    shop.stop(order)
    #expect(order.isActive)
    app.settle()
    #expect(titles(shop) == ["List", "Order"])
    #expect(app.title == "Order")
    #expect(order.childViewControllers.map { $0.title ?? "" } == ["Order"])
    app.back()
    #expect(order.log == ["start", "stop", "start", "stop"])
    #expect(shop.children.isEmpty)
  }

  @Test func `What such a life presents is not taken for what the former one had presented`() {
    let account = Account()
    shop.present(account)
    app.settle()
    account.present(Screen("Old"))
    let waiting = account.present(Screen("Never"))
    waiting.whenEnded { [shop] _ in shop.present(account) }
    shop.stop(account)
    app.settle()
    #expect(account.log == ["start", "stop", "start"])
    #expect(app.title == "Account")
    #expect(titles(account) == ["Account"])
    app.swipeDown()
    #expect(account.log == ["start", "stop", "start", "stop"])
    #expect(app.title == "List")
  }

  @Test func `Who has a screen in a sheet of another's loses it with that one's end`() {
    let account = Account()
    shop.present(account)
    app.settle()
    let order = Order(on: account.navigationController)
    shop.start(order)
    app.settle()
    shop.stop(account)
    app.settle()
    #expect(order.log == ["start", "stop"])
  }
}
