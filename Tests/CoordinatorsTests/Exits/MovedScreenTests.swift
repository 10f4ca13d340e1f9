import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Screens that raw calls move to another kind of container, and their removal from there.
struct MovedScreenTests: TableSuite {
  var (app, shop) = launchShop()

  /// Pushes a coordinator, then removes its screen from the stack for raw calls.
  private func moved(_ move: (UIViewController) -> Void) -> Coupon {
    let coupon = Coupon()
    shop.push(coupon)
    app.settle()
    shop.navigationController.popViewController(animated: false)
    coupon.rootViewController.view.removeFromSuperview()
    move(coupon.rootViewController)
    app.settle()
    expectTrue(coupon.isActive)
    return coupon
  }

  /// Presents the screen of a pushed coordinator by a raw call.
  private func presented() -> Coupon {
    moved { screen in
      screen.modalPresentationStyle = .pageSheet
      shop.navigationController.present(screen, animated: false)
    }
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A pushed screen that a raw call presents is removed when its coordinator finishes") {
      let coupon = presented()
      expectEqual(app.pile, "List ^ Coupon")
      coupon.finish("done")
      app.settle()
      expectEqual(app.pile, "List")
    }

    test("Swiping down a pushed screen that a raw call presents stops its coordinator") {
      let coupon = presented()
      app.swipeDown()
      expectTrue(coupon.isInactive)
    }

    test("A coordinator dismisses its pushed screen that a raw call presents") {
      app.expectPerformed(presented().dismiss())
      expectEqual(app.pile, "List")
    }

    test("A pushed screen that a raw call embeds ends its coordinator when it is unembedded") {
      let coupon = moved { shop.list.embedRaw($0) }
      coupon.rootViewController.unembedRaw()
      app.settle()
      expectTrue(coupon.isInactive)
    }

    test("A child whose screen a raw call embeds in a covered screen goes on") {
      for isSheet in [true, false] {
        let (app, shop) = launchShop()
        let (covered, coupon) = (Screen("Covered"), Coupon())
        for screen in [covered, Screen("Cover")] {
          if isSheet {
            shop.present(screen, animated: false, style: .pageSheet)
          } else {
            shop.push(screen, animated: false)
          }
          app.settle()
        }
        shop.embed(coupon, in: shop.list)
        app.settle()
        app.device.run {
          let screen = coupon.rootViewController
          screen.view.removeFromSuperview()
          screen.removeFromParent()
          covered.embedRaw(screen)
        }
        app.settle()
        if isSheet { shop.dismiss(animated: false) } else { shop.pop(animated: false) }
        app.settle()
        expectTrue(coupon.isActive, isSheet ? "below a sheet" : "on the stack")
        app.device.run { expectEqual(EngineProbe.staleLayouts, []) }
      }
    }

    test("A raw screen that has moved to another stack gets no owner from its former stack") {
      let stacks = ["A", "B"].map { UINavigationController(rootViewController: Screen($0)) }
      let tabs = UITabBarController()
      tabs.viewControllers = stacks
      app.window?.rootViewController = tabs
      app.settle()
      // The stacks are observed, and have no running coordinator.
      for stack in stacks {
        let former = Bare(stack)
        former.launch()
        former.push(Screen("Former"), animated: false)
        former.context.stop()
        app.settle()
      }
      let raw = Screen("Raw")
      for stack in stacks {
        stacks[0].popToRootViewController(animated: false)
        tabs.selectedViewController = stack
        app.settle()
        stack.pushViewController(raw, animated: false)
        app.settle()
      }
      let next = Bare(stacks[0])
      next.launch()
      next.push(Screen("Next"), animated: false)
      app.settle()
      expectNil(EngineProbe.owner(of: raw))
      next.context.stop()
    }

    test("An embedded screen that a raw call presents is removed when its coordinator finishes") {
      let coupon = Coupon()
      shop.embed(coupon, in: shop.list)
      app.settle()
      coupon.rootViewController.unembedRaw()
      shop.list.present(coupon.rootViewController, animated: false)
      app.settle()
      expectEqual(app.pile, "List ^ Coupon")
      coupon.finish("done")
      app.settle()
      expectEqual(app.pile, "List")
    }

    test("A tab that a raw call presents is removed when its coordinator is stopped") {
      let (app, market) = launchMarket()
      app.device.run {
        market.tabBarController.viewControllers?.removeLast()
        market.tabBarController.present(market.milk.navigationController, animated: false)
      }
      app.settle()
      expectTrue(market.milk.isActive)
      market.stop(market.milk)
      app.settle()
      expectNil(market.tabBarController.presentedViewController)
    }

    test("The placeholder replaces a presented screen that a raw call puts into a column") {
      app.device.screen = ContainerExitTests.wide
      let mail = EmptyColumnTests.Mail(.doubleColumn, hasPlaceholder: true, ends: true, ExitLog())
      shop.setRoot(mail)
      let coupon = Coupon()
      mail.present(coupon)
      app.settle()
      mail.splitViewController.dismiss(animated: false)
      mail.splitViewController.setViewController(coupon.rootViewController, for: .secondary)
      app.settle()
      expectEqual(mail.columns, "List | Coupon")
      coupon.finish("done")
      app.settle()
      expectEqual(mail.columns, "List | Nothing")
    }

    test("A screen that a raw call makes the root of a new window keeps its coordinator") {
      var window: UIWindow?
      let coupon = moved { screen in
        window = visibleWindow(screen)
      }
      window?.rootViewController = Screen("Other")
      app.settle()
      expectTrue(coupon.isInactive)
    }

    test("A screen that is found in its new window before it is missed in the former one") {
      let window = visibleWindow(Screen("Other"))
      let coupon = Coupon()
      shop.push(coupon)
      app.settle()
      shop.navigationController.popViewController(animated: false)
      window.rootViewController = coupon.rootViewController
      EngineProbe.adoptRawChanges(of: coupon)
      app.settle()
      expectTrue(coupon.isActive)
      expectEqual(EngineProbe.screens(of: coupon).count, 1)
      window.rootViewController = Screen("Third")
      app.settle()
      expectTrue(coupon.isInactive)
    }

    test("A screen that a raw call pushes while its presentation waits is removed with its owner") {
      let order = shop.startOrder()
      let screen = Screen("Moved")
      let handle = order.present(screen)
      shop.navigationController.pushViewController(screen, animated: false)
      app.settle()
      expectNotNil(handle.ended?.rejection)
      expectEqual(shop.titles, ["List", "Order", "Moved"])
      order.finish(1)
      app.settle()
      expectEqual(shop.titles, ["List"])
    }

    test("A screen that a raw call presents while its push waits is removed with its owner") {
      let order = shop.startOrder()
      let screen = Screen("Moved")
      let handle = order.push(screen)
      shop.navigationController.present(screen, animated: false)
      app.settle()
      expectNotNil(handle.ended?.rejection)
      expectEqual(app.pile, "Order ^ Moved")
      order.finish(1)
      app.settle()
      expectEqual(app.pile, "List")
    }

    test("A child that a raw call pushes while its presentation waits goes on") {
      let coupon = Coupon()
      shop.present(Screen("Sheet"))
      shop.dismiss()
      let handle = shop.present(coupon)
      shop.navigationController.pushViewController(coupon.rootViewController, animated: false)
      app.settle()
      expectNotNil(handle.ended?.rejection)
      expectEqual(coupon.log, ["start"])
      coupon.finish("done")
      app.settle()
      expectEqual(shop.titles, ["List"])
    }

    test("A child that was pushed while its presentation waited is removed when it ends") {
      for endsEarly in [false, true] {
        let coupon = Coupon()
        shop.push(Screen("A"))
        let pushed = shop.push(coupon)
        shop.push(Screen("B"))
        let presented = shop.present(coupon)
        if endsEarly { pushed.whenCompleted { _ in coupon.cancel() } }
        presented.whenCompleted { _ in coupon.cancel() }
        app.settle()
        expectEqual(shop.titles, ["List", "A", "B"])
        shop.popToRoot()
        app.settle()
      }
    }

    test("A child that a raw call pushes while its column waits is removed when it ends") {
      app.device.screen = .pad
      let (desk, coupon) = (Desk(), Coupon())
      shop.present(desk)
      app.settle()
      desk.present(Screen("Sheet"))
      desk.dismiss()
      let handle = desk.setColumn(coupon, for: .secondary)
      shop.navigationController.pushViewController(coupon.rootViewController, animated: false)
      app.settle()
      expectNotNil(handle.ended?.rejection)
      expectEqual(shop.titles, ["List", "Coupon"])
      coupon.cancel()
      app.settle()
      expectEqual(shop.titles, ["List"])
    }

    test("A screen that was shown stays with its coordinator when two others present it in vain") {
      let (coupon, order, screen) = (Coupon(), Coupon(), Screen("S"))
      shop.push(coupon)
      shop.push(order)
      app.settle()
      shop.push(Screen("A"))
      let pushed = shop.push(screen)
      let handles = [coupon.present(screen), order.present(screen)]
      app.settle()
      expectEqual(pushed.ended, .performed)
      for handle in handles { expectNotNil(handle.ended?.rejection) }
      expectSame(EngineProbe.owner(of: screen), shop)
      order.cancel()
      app.settle()
      expectEqual(shop.titles, ["List", "Coupon", "A", "S"])
    }

    test("A screen keeps pausing what it covers when another coordinator presents it in vain") {
      let (coupon, screen) = (Coupon(), Screen("S"))
      shop.push(coupon)
      app.settle()
      shop.push(Screen("A"))
      let presented = shop.present(screen, style: .fullScreen.pausingCovered())
      let other = coupon.present(screen)
      app.settle()
      expectEqual(presented.ended, .performed)
      expectNotNil(other.ended?.rejection)
      expectTrue(coupon.isPaused)
      expectTrue(shop.isActive)
      shop.dismiss()
      app.settle()
      expectEqual(shop.titles, ["List", "Coupon", "A"])
      expectTrue(coupon.isActive)
    }
  }
}
