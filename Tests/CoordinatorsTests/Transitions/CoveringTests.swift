import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Presentations that pause what they cover.
@MainActor @Suite(.coordinators) struct CoveringTests {
  private let app: AppDriver
  private let market: Market

  init() throws {
    app = AppDriver(Market.init(tabBarController:))
    market = try #require(app.root as? Market)
  }

  @Test func `The other children of the one that presents are paused until the flow has ended`() {
    let coupon = Coupon()
    market.present(coupon, style: .fullScreen.pausingWhatItCovers())
    app.settle()
    #expect(market.isActive)
    #expect(coupon.isActive)
    #expect(market.fruit.isPaused)
    coupon.finish("10 %")
    app.settle()
    #expect(market.fruit.isActive)
    #expect(market.fruit.log == ["start", "pause", "resume"])
    #expect(market.bread.isPaused)
  }

  @Test func `Nothing is paused unless it is asked for`() {
    market.present(Coupon(), style: .fullScreen)
    app.settle()
    #expect(market.fruit.isActive)
  }

  @Test func `Children of ancestors are covered, too, the ancestors go on`() {
    let embedded = Coupon()
    market.fruit.embed(embedded, in: market.fruit.childViewControllers[0])
    let order = Order(on: market.fruit.navigationController)
    market.fruit.start(order)
    app.settle()
    let coupon = Coupon()
    order.present(coupon, style: .fullScreen.pausingWhatItCovers())
    app.settle()
    #expect(embedded.isPaused)
    #expect(market.fruit.isActive)
    #expect(order.isActive)
    #expect(coupon.isActive)
    coupon.cancel()
    app.settle()
    #expect(embedded.isActive)
  }

  @Test func `A screen of the presenter's own covers its children`() {
    let screen = Screen("Cover")
    market.present(screen, style: .fullScreen.pausingWhatItCovers())
    app.settle()
    #expect(market.isActive)
    #expect(market.fruit.isPaused)
    // By a raw call.
    screen.presentingViewController?.dismiss(animated: false)
    app.settle()
    #expect(market.fruit.isActive)
  }

  @Test func `A sheet that is pulled down resumes what it had paused`() throws {
    market.present(Coupon(), style: .pageSheet.pausingWhatItCovers())
    app.settle()
    #expect(market.fruit.isPaused)
    try app.beginSheetDrag()
    app.moveSheetDrag(to: 0.4)
    app.cancelSheetDrag()
    #expect(market.fruit.isPaused)
    app.swipeDown()
    #expect(market.fruit.isActive)
  }

  @Test func `A tab that is left while it is covered stays paused until it is selected again`() {
    let coupon = Coupon()
    market.present(coupon, style: .fullScreen.pausingWhatItCovers())
    app.settle()
    market.select(market.bread)
    app.settle()
    #expect(market.bread.isPaused)
    coupon.cancel()
    app.settle()
    #expect(market.fruit.isPaused)
    #expect(market.bread.isActive)
  }
}
