import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Presentations that pause the coordinators they cover.
struct PausingPresentationTests: TableSuite {
  private var (app, market) = launchMarket()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A covering flow pauses the other children of its parent until it ends") {
      let coupon = Coupon()
      market.present(coupon, style: .fullScreen.pausingCovered())
      app.settle()
      expectTrue(market.isActive)
      expectTrue(coupon.isActive)
      expectTrue(market.fruit.isPaused)
      coupon.finish("10 %")
      app.settle()
      expectTrue(market.fruit.isActive)
      expectEqual(market.fruit.log, ["start", "pause", "resume"])
      expectTrue(market.bread.isPaused)
    }

    test("A covering flow also pauses children of ancestors, but not the ancestors") {
      let embedded = Coupon()
      market.fruit.embed(embedded, in: market.fruit.childViewControllers[0])
      let order = market.fruit.startOrder()
      app.settle()
      let coupon = Coupon()
      order.present(coupon, style: .fullScreen.pausingCovered())
      app.settle()
      expectTrue(embedded.isPaused)
      expectTrue(market.fruit.isActive)
      expectTrue(order.isActive)
      expectTrue(coupon.isActive)
      coupon.cancel()
      app.settle()
      expectTrue(embedded.isActive)
    }

    test("Swiping a sheet down resumes the coordinators it paused") {
      market.present(Coupon(), style: .pageSheet.pausingCovered())
      app.settle()
      expectTrue(market.fruit.isPaused)
      try app.beginSheetDrag()
      app.moveGesture(to: 0.4)
      app.cancelGesture()
      expectTrue(market.fruit.isPaused)
      app.swipeDown()
      expectTrue(market.fruit.isActive)
    }

    test("A covered tab that is deselected stays paused after the cover is removed") {
      let coupon = Coupon()
      market.present(coupon, style: .fullScreen.pausingCovered())
      app.settle()
      market.select(market.bread)
      app.settle()
      expectTrue(market.bread.isPaused)
      coupon.cancel()
      app.settle()
      expectTrue(market.fruit.isPaused)
      expectTrue(market.bread.isActive)
    }
  }
}
