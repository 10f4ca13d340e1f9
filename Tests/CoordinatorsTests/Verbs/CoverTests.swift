import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Who is paused because others are in front.
@MainActor @Suite(.coordinators) struct CoverTests {
  let app: AppDriver
  let shop: Shop

  init() throws {
    app = AppDriver(Shop.init(navigationController:))
    shop = try #require(app.root as? Shop)
  }

  private func order(_ title: String) -> Order {
    let order = Order(on: shop.navigationController, titles: [title])
    shop.start(order)
    app.settle()
    return order
  }

  /// A scene that goes on while it is covered, or not.
  final class Player: SceneCoordinator {
    let context = CoordinatorContext()
    let rootViewController = Screen("Player")
    var pausesWhenCovered = false
  }

  @Test func `A sibling with a sheet in front is not paused, and is when the sheet has gone`() {
    let first = order("First")
    first.present(Screen("Sheet"))
    app.settle()
    let second = order("Second")
    #expect(first.isActive)
    first.dismiss()
    app.settle()
    #expect(first.isPaused)
    #expect(second.isActive)
    first.present(Screen("Sheet"))
    app.settle()
    #expect(first.isActive)
    app.swipeDown()
    #expect(first.isPaused)
    app.back()
    #expect(first.isActive)
  }

  @Test func `A sibling whose child has a sheet in front is not paused`() {
    let first = order("First")
    let coupon = Coupon()
    first.present(coupon)
    app.settle()
    let second = order("Second")
    #expect(first.isActive)
    app.swipeDown()
    #expect(coupon.isInactive)
    #expect(first.isPaused)
    #expect(second.isActive)
  }

  @Test func `A sibling goes on when the parent's screen takes the place of what covered it`() {
    let first = order("First")
    shop.show(Screen("Between"))
    app.settle()
    #expect(first.isActive)
    let second = order("Second")
    #expect(first.isPaused)
    app.back()
    #expect(app.title == "Between")
    #expect(second.isInactive)
    #expect(first.isActive)
    #expect(first.log == ["start", "pause", "resume"])
  }

  @Test func `A sibling stays paused while what covered it lies under the parent's screen`() {
    let first = order("First")
    let second = order("Second")
    shop.show(Screen("Above"))
    app.settle()
    #expect(first.isPaused)
    #expect(second.isActive)
  }

  @Test func `A sibling goes on whose child is in front of all`() {
    let first = order("First")
    let second = order("Second")
    #expect(first.isPaused)
    let inner = Order(on: shop.navigationController, titles: ["Inner"])
    first.start(inner)
    app.settle()
    #expect(first.isActive)
    #expect(inner.isActive)
    #expect(second.isActive)
  }

  @Test func `A coordinator may go on while it is covered`() {
    let player = Player()
    shop.push(player)
    app.settle()
    _ = order("Order")
    #expect(player.isActive)
    app.back()
    player.pausesWhenCovered = true
    _ = order("Order")
    #expect(player.isPaused)
    app.back()
    #expect(player.isActive)
  }

  @Test func `A tab that is removed and presented in the same turn is not paused any more`() throws
  {
    let app = AppDriver(Market.init(tabBarController:))
    let market = try #require(app.root as? Market)
    #expect(market.milk.isPaused)
    market.removeTab(market.milk)
    market.present(market.milk)
    app.settle()
    #expect(app.title == "Milk")
    #expect(market.milk.log == ["start", "pause", "resume"])
  }

  @Test func `A tab that is removed while its coordinator goes on is not paused any more`() throws {
    let app = AppDriver(Market.init(tabBarController:))
    let market = try #require(app.root as? Market)
    market.milk.present(Screen("Sheet"))
    app.settle()
    #expect(market.milk.isPaused)
    market.removeTab(market.milk)
    app.settle()
    #expect(market.milk.isActive)
    app.swipeDown()
    #expect(market.milk.isInactive)
  }
}
