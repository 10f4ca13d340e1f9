import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Coordinators with their own containers that stop and start again.
struct RestartTests: TableSuite {
  var (app, shop) = launchShop()

  /// A flow whose stack was filled before it starts.
  final class Filled: NavigationCoordinator {
    let context = CoordinatorContext()
    let navigationController = UINavigationController(rootViewController: Screen("Home"))
    func start() {}
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A child that starts again is shown by a request of its own") {
      let (app, mall) = launchMall()
      let coupon = Coupon()
      let second = app.device.run {
        mall.setRoot(coupon)
        mall.stop(coupon)
        return mall.setRoot(coupon)
      }
      app.settle()
      expectEqual(second.ended, .performed)
      expectTrue(coupon.isActive)
      mall.setRoot(Screen("Next"))
      app.settle()
      expectTrue(coupon.isInactive)
    }

    test("A flow that pushes before its parent presents it is a child like others") {
      let account = Account()
      account.push(Screen("Address"))
      let reported = DiagnosticReporter.collecting { shop.present(account) }
      expectEqual(reported.map(\.code), ["hookCalledByHand"])
      app.swipeDown()
      expectEqual(account.log, ["stop"])
      expectTrue(account.isInactive)
      expectTrue(shop.children.isEmpty)
    }

    for verb in ["show", "set"] {
      test("A screen that the end of the flow above shows again keeps its coordinator: \(verb)") {
        let detail = Screen("Detail")
        let list = shop.list
        let owner = Order(on: shop.navigationController, titles: [])
        shop.start(owner)
        let above = Chooser()
        above.stopped = {
          if verb == "show" { owner.push(detail) } else { owner.set([list, detail]) }
        }
        owner.push(detail, animated: false)
        owner.push(above, animated: false)
        app.settle()
        shop.navigationController.popToRootViewController(animated: false)
        app.settle()
        expectEqual(shop.titles, ["List", "Detail"])
        expectTrue(owner.isActive)
        expectSame(EngineProbe.owner(of: detail), owner)
      }
    }

    test("A removed tab starts again when it is added again") {
      let (app, market) = launchMarket()
      market.milk.push(Screen("Oat"))
      app.settle()
      market.removeTab(market.milk)
      app.settle()
      expectTrue(market.milk.isInactive)
      market.addTab(market.milk)
      app.settle()
      expectEqual(market.milk.titles, ["Milk"])
      market.select(market.milk)
      app.settle()
      expectTrue(market.milk.isActive)
    }

    test("A stopped child is embedded again, in the same view or another one") {
      let coupon = Coupon()
      let other = UIView()
      shop.list.view.addSubview(other)
      for view in [nil, nil, other] {
        app.expectPerformed(shop.embed(coupon, in: shop.list, view: view))
        expectTrue(coupon.isActive)
        expectSame(coupon.rootViewController.view.superview, view ?? shop.list.view)
        shop.stop(coupon)
        app.settle()
        expectSame(coupon.rootViewController.parent, shop.list)
      }
    }

    test("A coordinator starts again with the stack that was filled beforehand") {
      let filled = Filled()
      for _ in 1...2 {
        shop.present(filled)
        app.settle()
        expectEqual(filled.childViewControllers.map { $0.title ?? "" }, ["Home"])
        filled.push(Screen("Detail"))
        app.settle()
        expectEqual(filled.titles, ["Home", "Detail"])
        app.back()
        app.swipeDown()
        expectTrue(filled.isInactive)
      }
    }

    test("A coordinator that starts on a stack does not take over orphans there") {
      let first = Bare(UINavigationController())
      shop.present(first)
      first.push(Screen("First"), animated: false)
      app.swipeDown()
      let second = Bare(first.navigationController)
      shop.present(second)
      app.settle()
      expectTrue(second.childViewControllers.isEmpty)
      second.push(Screen("Second"), animated: false)
      app.settle()
      expectEqual(second.titles, ["Second"])
    }

    test("A coordinator that the end of its own request restarts has no former state") {
      let order = shop.startOrder()
      app.settle()
      // Waits behind the first one.
      order.push(Screen("Second"))
      let waiting = order.present(Screen("Never"))
      waiting.whenCompleted { [shop] _ in shop.start(order) }
      shop.stop(order)
      expectTrue(order.isActive)
      app.settle()
      expectEqual(shop.titles, ["List", "Order"])
      expectEqual(app.title, "Order")
      expectEqual(order.childViewControllers.map { $0.title ?? "" }, ["Order"])
      app.back()
      expectEqual(order.log, ["start", "stop", "start", "stop"])
      expectTrue(shop.children.isEmpty)
    }

    test("Presentations of a restarted coordinator are not mistaken for its former ones") {
      let account = Account()
      shop.present(account)
      app.settle()
      account.present(Screen("Old"))
      let waiting = account.present(Screen("Never"))
      waiting.whenCompleted { [shop] _ in shop.present(account) }
      shop.stop(account)
      app.settle()
      expectEqual(account.log, ["start", "stop", "start"])
      expectEqual(app.title, "Account")
      expectEqual(account.titles, ["Account"])
      app.swipeDown()
      expectEqual(account.log, ["start", "stop", "start", "stop"])
      expectEqual(app.title, "List")
    }

    for verb in ["push", "perform push", "set", "present", "setTabs", "setPages"] {
      test("A child that is shown again in coordinatorDidStop starts before that: \(verb)") {
        let (market, album) = (Market(tabBarController: UITabBarController()), Album())
        var starts = 0
        let child = Chooser { [shop] child in
          starts += 1
          guard starts == 2 else { return }
          if verb == "present" { child.present(Screen("Next")) }
          if verb.hasSuffix("push") { shop.push(Screen("Next")) }
        }
        if verb == "setTabs" { shop.setRoot(market) }
        if verb == "setPages" { shop.setRoot(album) }
        let show: () -> Void = { [shop] in
          switch verb {
          case "push": shop.push(child)
          case "perform push": shop.perform(.push(child))
          case "set": shop.set([shop.list, child])
          case "present": shop.present(child)
          case "setTabs": market.setTabs([market.fruit, child])
          default: album.setPages([child])
          }
        }
        show()
        app.settle()
        StopListener(child, show)
        switch verb {
        case "present": app.swipeDown()
        case "setTabs": market.stop(child)
        case "setPages": album.stop(child)
        default: app.back()
        }
        app.settle()
        expectTrue(child.isActive || child.isPaused)
        switch verb {
        case "present": expectEqual(app.pile, "List ^ Chooser ^ Next")
        case "set": expectEqual(shop.titles, ["List", "Chooser"])
        case "setTabs": expectEqual(market.tabBarController.viewControllers?.last?.title, "Chooser")
        case "setPages": expectEqual(album.shown, ["Chooser"])
        default: expectEqual(shop.titles, ["List", "Chooser", "Next"])
        }
        expectSame(EngineProbe.owner(of: child.rootViewController), child)
      }
    }

    test("A flow that its own end starts again is not stopped before it shows a screen") {
      var starts = 0
      let flow = Order(on: shop.navigationController, titles: []) { flow in
        starts += 1
        guard starts == 1 else { return }
        flow.push(Screen("First"))
        flow.start(Order(on: flow.navigationController)).whenEnded { [weak flow] _ in
          flow?.finish(1)
        }
      }
      shop.start(flow).whenEnded { [shop] _ in shop.start(flow) }
      app.settle()
      expectEqual(shop.titles, ["List", "First", "Order"])
      shop.navigationController.popToRootViewController(animated: false)
      app.settle()
      expectEqual(flow.log, ["start", "stop", "start"])
      flow.push(Screen("Later"))
      app.settle()
      expectEqual(shop.titles, ["List", "Later"])
      app.back()
      expectEqual(flow.log, ["start", "stop", "start", "stop"])
    }

    test("A coordinator loses its screen in the sheet of another one that ends") {
      let account = Account()
      shop.present(account)
      app.settle()
      let order = Order(on: account.navigationController)
      shop.start(order)
      app.settle()
      shop.stop(account)
      app.settle()
      expectEqual(order.log, ["start", "stop"])
    }
  }

  @Test(.coordinators, .serialized, arguments: ["swipe", "dismiss", "stop", "finish"])
  func `A flow that starts again, and is shown later, waits like the first time`(
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
    expectTrue(account.isInactive)
    shop.start(account)
    let reported = DiagnosticReporter.collecting { app.settle() }
    expectEqual(reported.map(\.code), ["neverShown"])
    expectTrue(account.isActive)
    shop.present(account)
    app.settle()
    expectEqual(account.titles, ["Account"])
    expectEqual(app.title, "Account")
  }
}
