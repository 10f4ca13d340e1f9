import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Presentations that pause what they cover.
@MainActor @Suite(.coordinators, .serialized) struct CoveringTests: TableSuite {
  private var (app, market) = launchMarket()

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The other children of the one that presents are paused until the flow has ended") {
      let coupon = Coupon()
      market.present(coupon, style: .fullScreen.pausingWhatItCovers())
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

    test("Nothing is paused unless it is asked for") {
      market.present(Coupon(), style: .fullScreen)
      app.settle()
      expectTrue(market.fruit.isActive)
    }

    test("Children of ancestors are covered, too, the ancestors go on") {
      let embedded = Coupon()
      market.fruit.embed(embedded, in: market.fruit.childViewControllers[0])
      let order = Order(on: market.fruit.navigationController)
      market.fruit.start(order)
      app.settle()
      let coupon = Coupon()
      order.present(coupon, style: .fullScreen.pausingWhatItCovers())
      app.settle()
      expectTrue(embedded.isPaused)
      expectTrue(market.fruit.isActive)
      expectTrue(order.isActive)
      expectTrue(coupon.isActive)
      coupon.cancel()
      app.settle()
      expectTrue(embedded.isActive)
    }

    test("A screen of the presenter's own covers its children") {
      let screen = Screen("Cover")
      market.present(screen, style: .fullScreen.pausingWhatItCovers())
      app.settle()
      expectTrue(market.isActive)
      expectTrue(market.fruit.isPaused)
      // By a raw call.
      screen.presentingViewController?.dismiss(animated: false)
      app.settle()
      expectTrue(market.fruit.isActive)
    }

    test("A sheet that is pulled down resumes what it had paused") {
      market.present(Coupon(), style: .pageSheet.pausingWhatItCovers())
      app.settle()
      expectTrue(market.fruit.isPaused)
      try app.beginSheetDrag()
      app.moveSheetDrag(to: 0.4)
      app.cancelSheetDrag()
      expectTrue(market.fruit.isPaused)
      app.swipeDown()
      expectTrue(market.fruit.isActive)
    }

    test("A tab that is left while it is covered stays paused until it is selected again") {
      let coupon = Coupon()
      market.present(coupon, style: .fullScreen.pausingWhatItCovers())
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
