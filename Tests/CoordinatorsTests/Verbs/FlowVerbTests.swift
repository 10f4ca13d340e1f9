import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Every verb that starts a flow returns a handle that reports its end.
@MainActor struct FlowVerbTests: TableSuite {
  var (app, shop) = launchShop()

  /// Finishes a flow that was shown and returns what its handle reports.
  private func end(_ coupon: Coupon, _ shown: FlowHandle<String>, _ app: AppDriver)
    -> String
  {
    var ends: [String] = []
    shown.whenEnded { ends.append($0.description) }
    app.settle()
    ends.append("\(shown.ended == .performed)")
    coupon.finish("used")
    return ends.joined(separator: " ")
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("push, present, embed and setRoot report the end of a flow") {
      let pushed = Coupon()
      expectEqual(end(pushed, shop.push(pushed), app), "true finished")
      let presented = Coupon()
      expectEqual(end(presented, shop.present(presented), app), "true finished")
      let embedded = Coupon()
      expectEqual(end(embedded, shop.embed(embedded, in: shop.list), app), "true finished")
      let root = Coupon()
      expectEqual(end(root, shop.setRoot(root), app), "true finished")
    }

    test("addTab reports the end of a flow") {
      let (app, market) = launchMarket()
      let coupon = Coupon()
      expectEqual(end(coupon, market.addTab(coupon, at: 1), app), "true finished")
      expectSame(market.tabBarController.viewControllers?[1], coupon.rootViewController)
    }

    test("turn reports the end of a flow") {
      let pages = ContainerExitTests.Pages()
      shop.present(pages, animated: false, style: .fullScreen)
      pages.setPages([Screen("One")])
      app.settle()
      let coupon = Coupon()
      expectEqual(end(coupon, pages.turn(to: coupon, animated: false), app), "true finished")
      expectEqual(app.title, "Coupon")
    }

    test("setRoot that suspends the root reports the end of a flow") {
      let (app, mall) = launchMall()
      let coupon = Coupon()
      expectEqual(end(coupon, mall.setRoot(coupon, suspendingCurrent: true), app), "true finished")
      expectEqual(mall.children.first?.isPaused, true)
    }

    test("A flow that cannot be started is cancelled, and its transition is rejected") {
      let (app, market) = launchMarket()
      app.settle()
      market.context.stop()
      var ends: [String] = []
      let diagnostics = DiagnosticReporter.collecting {
        let shown = market.addTab(Coupon())
        shown.whenEnded { ends.append($0.description) }
        expectNotNil(shown.ended?.rejection)
      }
      expectFalse(diagnostics.isEmpty)
      expectEqual(ends, ["cancelled: could not be started"])
    }
  }
}
