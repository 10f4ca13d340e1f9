import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// `perform(_:)`: the performer owns the screens and supplies a container that is not named.
struct PerformTests: TableSuite {
  var (app, shop) = launchShop()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A transition without a container uses that of its performer") {
      let account = Account()
      shop.present(account)
      app.settle()
      account.perform(.push(Screen("Mine")))
      app.settle()
      expectEqual(account.navigationController.topViewController?.title, "Mine")
      account.perform(.push(Screen("Theirs"), on: shop.navigationController))
      app.settle()
      expectEqual(shop.titles, ["List", "Theirs"])
      expectEqual(account.childViewControllers.map { $0.title ?? "" }, ["Account", "Mine"])
    }

    test("A scene pushes on the stack that contains it, and is rejected outside a stack") {
      let scene = Coupon()
      shop.push(scene)
      app.settle()
      scene.perform(.push(Screen("Next")))
      app.settle()
      expectEqual(shop.titles, ["List", "Coupon", "Next"])
      let sheet = Coupon()
      shop.present(sheet)
      app.settle()
      expectEqual(
        reason(sheet.perform(.push(Screen("Next")))),
        """
        The coordinator that performs 'push Screen' has no navigation controller: name one in the \
        transition, or name the coordinator that has one by 'performed(by:)'.
        """)
      expectEqual(
        reason(sheet.perform(.select(index: 0))),
        """
        The coordinator that performs 'select tab 0' has no tab bar controller: name one in the \
        transition, or name the coordinator that has one by 'performed(by:)'.
        """)
    }

    test("A child starts when its request runs, and is the performer's child") {
      shop.push(Screen("A"))
      let scene = Coupon()
      let handle = shop.perform(.push(scene))
      expectTrue(scene.isInactive)
      app.expectPerformed(handle)
      expectTrue(scene.isActive)
      expectSame(scene.parent, shop)
      app.back()
      expectEqual(scene.log, ["start", "stop"])
    }

    test("A rejected transition stops its new child, and keeps a child that already ran") {
      let account = Account()
      expectTrue(reason(shop.perform(.push(account))).contains("which UIKit cannot push"))
      expectEqual(account.log, ["start", "stop"])
      let desk = Desk()
      expectTrue(reason(shop.perform(.push(desk))).contains("which UIKit cannot push"))
      expectTrue(desk.isInactive)
      let scene = Coupon()
      shop.start(scene)
      shop.push(scene.rootViewController)
      app.settle()
      expectTrue(reason(shop.perform(.push(scene))).contains("already on the stack"))
      expectTrue(scene.isActive)
    }

    test("A child that ends its parent in its own start lets no later child start") {
      let order = shop.startOrder([])
      let coupon = Coupon()
      let reported = DiagnosticReporter.collecting {
        let handle = order.perform(
          .set([
            .screen(Order(on: self.shop.navigationController, titles: []) { _ in order.finish(1) }),
            .screen(coupon),
          ]))
        app.settle()
        expectTrue(reason(handle).contains("stopped before the transition"))
      }
      expectEqual(reported.map(\.code), [])
      expectEqual(coupon.log, [])
    }

    test("A waiting transition is dropped when its performer stops, and creates nothing") {
      let order = shop.startOrder()
      var isMade = false
      @MainActor func make() -> Screen {
        isMade = true
        return Screen("Next")
      }
      let handle = order.perform(.push(make()))
      shop.stop(order)
      app.settle()
      expectTrue(reason(handle).contains("stopped before the transition"))
      expectTrue(
        app.journal.contains(
          "Shop/Order push Screen: Its coordinator stopped before the transition could run. "
            + "rejected"))
      expectFalse(isMade)
      expectEqual(shop.titles, ["List"])
    }

    test("A coordinator without screens keeps running while its presentation waits") {
      let order = shop.watch()
      app.settle()
      let flow = try require(shop.children.first as? Order)
      // Its only screen is popped while its request waits for a hidden window.
      shop.navigationController.view.window?.isHidden = true
      let handle = flow.perform(.present(Screen("Late")))
      shop.navigationController.popViewController(animated: false)
      let diagnostics = DiagnosticReporter.collecting { app.settle() }
      expectEqual(diagnostics.map(\.code), ["waitsForWindow"])
      expectTrue(shop.children.first === flow)
      expectEqual(order.summary, "alive")
      expectNil(handle.ended)
      app.window?.isHidden = false
      shop.stop(flow)
      app.settle()
      expectTrue(flow.isInactive)
    }

    test("popTo and select find their destination by its class") {
      final class Special: UIViewController {}
      shop.push(Special())
      shop.push(Screen("A"))
      app.settle()
      shop.perform(.popTo(Special.self))
      app.settle()
      expectTrue(shop.navigationController.topViewController is Special)
      expectEqual(
        reason(shop.perform(.popTo(UIAlertController.self))),
        "The container has no UIAlertController: add it there first, or show it another way.")
      shop.start(Order(on: shop.navigationController, titles: ["Lower", "Upper"]))
      shop.push(Screen("Top"))
      app.settle()
      shop.perform(.popTo(Order.self))
      app.settle()
      expectEqual(shop.navigationController.topViewController?.title, "Upper")
      expectTrue(reason(shop.perform(.popTo(Coupon.self))).contains("The container has no Coupon"))
      let (app, market) = launchMarket()
      market.perform(.select(index: 2))
      app.settle()
      expectEqual(market.tabBarController.selectedIndex, 2)
      market.perform(.select(Aisle.self))
      app.settle()
      expectEqual(market.tabBarController.selectedIndex, 0)
      expectTrue(market.fruit.isActive)
      expectEqual(
        reason(market.perform(.select(index: 3))),
        "There is no tab 3: the tab bar controller has 3 tabs.")
      // A coordinator inside a tab selects in the same tab bar.
      market.fruit.perform(.select(index: 1))
      app.settle()
      expectTrue(market.bread.isActive)
    }

    test("A child that cannot be embedded is stopped") {
      let (app, mall) = launchMall()
      app.settle()
      let coupon = Coupon()
      let handle = mall.embed(coupon)
      expectTrue(reason(handle).contains("has no screen"))
      expectEqual(coupon.log, ["start", "stop"])
      expectEqual(mall.numberOfChildren(inState: .active), 1)
    }
  }
}
