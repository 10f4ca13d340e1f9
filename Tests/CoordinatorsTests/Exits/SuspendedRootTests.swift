import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Roots that are suspended while another one is shown.
struct SuspendedRootTests: TableSuite {
  let app: AppDriver
  let mall: Mall
  let coupon: Coupon
  let lock = Account()

  init() throws {
    (app, mall) = launchMall()
    coupon = try require(mall.children.first as? Coupon)
  }

  func lockUp() {
    mall.setRoot(lock, suspendingCurrent: true)
    app.settle()
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    presentationRows(&test)
    waitingRows(&test)

    test("A plain screen replaces a suspended root") {
      app.expectPerformed(mall.setRoot(Screen("Lock"), suspendingCurrent: true))
      expectEqual(app.pile, "Lock")
      expectTrue(coupon.isPaused)
      mall.setRoot(coupon)
      app.settle()
      expectEqual(app.pile, "Coupon")
      expectTrue(coupon.isActive)
    }

    // MARK: Rejections

    test("A rejected return leaves the suspended root paused") {
      let vault = Note()
      mall.setRoot(vault, suspendingCurrent: true)
      app.settle()
      let coupon = coupon
      let handle = mall.attempt(.setRoot(coupon))
      expectTrue(coupon.isPaused)
      await vault.rootViewController.answer(false, in: app)
      expectTrue(reason(handle).contains("did not allow"))
      expectTrue(coupon.isPaused)
      expectEqual(app.pile, "Note")
      mall.attempt(.setRoot(coupon))
      await vault.rootViewController.answer(true, in: app)
      expectTrue(coupon.isActive)
      expectEqual(app.pile, "Coupon")
      expectTrue(vault.isInactive)
    }

    test("A return that waits in the queue resumes the suspended root when it runs") {
      lockUp()
      mall.present(Screen("S"))
      mall.setRoot(coupon)
      expectTrue(coupon.isPaused)
      app.settle()
      expectTrue(coupon.isActive)
      expectEqual(app.pile, "Coupon")
    }

    // MARK: The queue

    test("A repeated request suspends the root once") {
      mall.present(Screen("S"))
      mall.setRoot(lock, suspendingCurrent: true)
      let again = mall.setRoot(lock, suspendingCurrent: true)
      expectEqual(again.ended, .merged)
      app.settle()
      expectTrue(coupon.isPaused)
      expectEqual(coupon.log, ["start"])
      mall.setRoot(coupon)
      app.settle()
      expectTrue(coupon.isActive)
    }

    test("The request suspends the root at the time when it runs") {
      mall.present(Screen("S"))
      let second = Coupon()
      mall.setRoot(second)
      mall.setRoot(lock, suspendingCurrent: true)
      expectTrue(coupon.isActive)
      app.settle()
      expectTrue(coupon.isInactive)
      expectTrue(second.isPaused)
      mall.setRoot(second)
      app.settle()
      expectTrue(second.isActive)
    }

    // MARK: Nothing leaves

    test("The owner of the new root stays active, even if the suspended root was its own") {
      mall.setRoot(Screen("Plain"))
      app.settle()
      lockUp()
      expectTrue(mall.isActive)
      expectTrue(lock.isActive)
    }

    test("A coordinator with screens in the suspended root is paused, and resumed with it") {
      let stack = UINavigationController(rootViewController: Screen("Bottom"))
      mall.setRoot(stack)
      let order = Order(on: stack)
      mall.start(order)
      app.settle()
      lockUp()
      expectTrue(order.isPaused)
      mall.setRoot(stack)
      app.settle()
      expectEqual(order.log, ["start", "pause", "resume"])
      expectEqual(app.pile, "Order")
    }

    test("A suspended root ends with its window") {
      var window: UIWindow? = UIWindow()
      let former = Account()
      if let window {
        window.isHidden = false
        mall.perform(.setRoot(former, of: window))
        mall.perform(.setRoot(lock, of: window, suspendingCurrent: true))
      }
      app.settle()
      expectTrue(former.isPaused)
      window?.isHidden = true
      window?.windowScene = nil
      window = nil
      weak let gone = window
      app.settle()
      expectNil(gone)
      // The next reconciliation finds that the window is freed.
      mall.present(Screen("Sheet"))
      app.settle()
      expectTrue(lock.isInactive)
      expectTrue(former.isInactive)
    }

    test("A root that no verb has shown is suspended for the requester") {
      let (app, shop) = launchShop()
      let sheet = Coupon()
      shop.present(sheet)
      app.settle()
      shop.perform(.setRoot(Screen("Lock"), suspendingCurrent: true))
      app.settle()
      expectEqual(app.title, "Lock")
      expectTrue(shop.isActive)
      expectTrue(sheet.isPaused)
      let stack = shop.navigationController
      shop.perform(.setRoot(stack))
      app.settle()
      expectEqual(app.title, "Coupon")
      expectTrue(sheet.isActive)
      expectEqual(shop.childViewControllers, [shop.list])
    }

    test("A coordinator with a screen in a suspended root is stopped with that root") {
      let account = Account()
      mall.setRoot(account)
      let order = Order(on: account.navigationController)
      mall.start(order)
      app.settle()
      lockUp()
      expectTrue(order.isPaused)
      mall.stop(account)
      app.settle()
      expectTrue(order.isInactive)
      expectTrue(app.isIdle)
    }

    test("A coordinator with a screen in another tree's suspended root stops with that tree") {
      let (stack, other) = (UINavigationController(), Bare(UINavigationController()))
      other.launch()
      other.perform(.setRoot(stack, of: mall.window))
      let order = Order(on: stack)
      mall.start(order)
      app.settle()
      lockUp()
      expectTrue(order.isPaused)
      other.context.stop()
      app.settle()
      expectTrue(order.isInactive)
      withExtendedLifetime(stack) {}
    }

    test("A suspended root that returns to a hidden window presents when the window is visible") {
      mall.present(Screen("Sheet"))
      app.settle()
      lockUp()
      mall.window.isHidden = true
      mall.setRoot(coupon)
      // Its presentations wait for the window, which is reported.
      _ = DiagnosticReporter.collecting { app.settle() }
      expectEqual(app.pile, "Coupon")
      mall.window.isHidden = false
      app.settle()
      expectEqual(app.pile, "Coupon ^ Sheet")
    }

    test("A suspended root that a raw call shows again is as before") {
      let login = Coupon()
      mall.present(login)
      app.settle()
      lockUp()
      mall.window.rootViewController = coupon.rootViewController
      app.settle()
      expectTrue(coupon.isActive)
      expectEqual(app.pile, "Coupon ^ Coupon")
      expectTrue(lock.isInactive)
    }

    test("A suspended root that a raw call presents does not present its own screens again") {
      let (account, coupon, lock) = (Account(), Coupon(), Screen("Lock"))
      mall.setRoot(account)
      account.present(coupon)
      app.settle()
      mall.setRoot(lock, suspendingCurrent: true)
      app.settle()
      app.device.run { lock.present(account.navigationController, animated: false) }
      app.settle()
      expectTrue(account.isActive)
      expectEqual(coupon.log, ["start", "stop"])
    }

    test("A suspended root that returns by its screen resumes what its coordinator has started") {
      let market = Market(tabBarController: UITabBarController())
      mall.setRoot(market)
      app.settle()
      lockUp()
      expectTrue(market.isPaused && market.fruit.isPaused)
      app.expectPerformed(mall.setRoot(market.tabBarController))
      expectTrue(market.isActive && market.fruit.isActive)
      expectTrue(market.bread.isPaused)
    }

    test("An animated change suspends and restores a root as well") {
      mall.present(Screen("Sheet"))
      app.settle()
      mall.setRoot(lock, suspendingCurrent: true, animated: true)
      app.settle()
      expectEqual(app.pile, "Account")
      mall.setRoot(coupon, animated: true)
      app.settle()
      expectEqual(app.pile, "Coupon ^ Sheet")
    }
  }

  @Test(.coordinators, .serialized, arguments: ["finished", "stopped"])
  func `A sheet that ends while its root is suspended is freed, with everything above it`(
    end: String
  ) throws {
    let log = ExitLog()
    mall.exits = log
    let children = { () -> [Child] in
      let login = Sheet(Screen("Login"), log)
      mall.present(login)
      app.settle()
      let help = Leaf(UINavigationController(), ["Help"], log)
      login.present(help)
      app.settle()
      return [
        Child(login, [login.rootViewController], app, log),
        Child(help, [help.navigationController], app, log),
      ]
    }()
    lockUp()
    for child in children { child.begin() }
    if let login = children[0].flow as? Sheet {
      if end == "finished" { login.finish(1) } else { mall.stop(login) }
    }
    let outcome = end == "finished" ? "finished" : "cancelled: stopped by its parent"
    let rest = """
      freed: coordinator, context, screens
      journal: Leaf stopped; Leaf cancelled: its parent was stopped; Sheet stopped; \
      Sheet \(outcome)
      """
    expectEqual(
      children.map(\.story),
      [
        """
        Sheet hears that Leaf stopped
        \(ExitStage.calls("Sheet", of: "Mall", as: outcome))
        \(rest)
        """,
        """
        \(ExitStage.calls("Leaf", of: "Sheet", as: "cancelled: its parent was stopped"))
        \(rest)
        """,
      ])
    mall.setRoot(coupon)
    app.settle()
    expectEqual(app.pile, "Coupon")
    expectTrue(app.isIdle)
  }
}
