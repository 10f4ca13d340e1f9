import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Rare but legal uses.
struct EdgeCaseTests: TableSuite {
  var (app, shop) = launchShop()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A root lives in the controller of another framework, and ends with it") {
      let device = app.device
      let outer = UIViewController()
      let window = UIWindow()
      window.rootViewController = outer
      window.makeKeyAndVisible()
      weak var former: Shop?
      do {
        let inner = Shop(navigationController: UINavigationController())
        former = inner
        // As SwiftUI does with a representable controller: launch first, then insert.
        inner.launch()
        outer.embedRaw(inner.navigationController)
        device.clock.drain()
        inner.push(Coupon())
        inner.present(Coupon())
        device.clock.drain()
        expectEqual(inner.numberOfChildren(inState: .active), 2)
        inner.dismiss()
        inner.navigationController.popViewController(animated: true)
        device.clock.drain()
        expectTrue(inner.children.isEmpty)
        inner.present(Coupon())
        device.clock.drain()
        inner.navigationController.unembedRaw()
        inner.context.stop()
        device.clock.drain()
        expectNil(outer.presentedViewController)
        expectTrue(inner.isInactive)
      }
      expectNil(former)
    }

    test("A child that replaces its only screen with set keeps running") {
      let order = shop.startOrder()
      app.settle()
      order.set([shop.list, Screen("Other")])
      app.settle()
      expectTrue(order.isActive)
      app.back()
      expectTrue(order.isInactive)
    }

    test("A child that a context menu previews starts when its preview is opened") {
      let host = PreviewHost(of: shop)
      let input = UserInput(device: app.device)
      shop.list.view.addInteraction(UIContextMenuInteraction(delegate: host))
      let closed = try input.openContextMenu(of: shop.list.view)
      weak let unopened = host.previewed
      expectTrue(unopened?.isInactive == true)
      closed.close()
      host.previewed = nil
      let opened = try input.openContextMenu(of: shop.list.view)
      try input.openPreview(of: opened)
      app.settle()
      expectNil(unopened)
      expectTrue(host.previewed?.isActive == true)
      expectSame(shop.navigationController.topViewController, opened.preview)
    }

    test("A coordinator without a role presents from the nearest ancestor's screen") {
      let plain = Roleless()
      shop.start(plain)
      let flow = Account()
      let account = Watched(flow, plain.present(flow))
      app.settle()
      expectEqual(app.title, "Account")
      plain.dismiss()
      app.settle()
      expectTrue(account.summary.hasPrefix("cancelled: its last screen was removed"))
      // It has shown no screen of its own yet.
      expectTrue(plain.isActive)
    }

    test("setRoot of a root without a role is rejected, and its presentation waits") {
      let plain = Roleless()
      plain.launch()
      let presented = plain.present(Screen("Sheet"))
      let handles = [plain.setRoot(Screen("Root")), plain.setRoot(Coupon())]
      for handle in handles {
        expectEqual(handle.ended?.rejection?.description.contains("WindowCoordinator"), true)
      }
      expectNil(presented.ended)
      plain.cancel()
      expectNotNil(presented.ended?.rejection)
    }

    test("A parent receives a dismissal request even if all delegates were removed") {
      let (outer, inner) = (Coupon(), Coupon())
      shop.present(outer)
      outer.present(inner)
      app.settle()
      inner.delegate.removeAll()
      inner.requestDismissal()
      app.settle()
      expectTrue(inner.isInactive)
      expectTrue(outer.isActive)
      expectNil(outer.rootViewController.presentedViewController)
    }

    test("A parent stops with the last screen of its child without a role") {
      let order = shop.startOrder()
      app.settle()
      let plain = Roleless()
      order.start(plain)
      plain.present(Screen("Sheet"))
      app.settle()
      shop.navigationController.popToRootViewController(animated: false)
      app.settle()
      expectTrue(order.isActive)
      app.swipeDown()
      expectTrue(order.isInactive)
    }

    test("A presentation of a screen that is being popped appears over the remaining screen") {
      let scene = Coupon()
      shop.push(scene)
      app.settle()
      shop.navigationController.popViewController(animated: true)
      scene.present(Screen("Sheet"))
      app.settle()
      expectEqual(app.title, "Sheet")
      app.swipeDown()
      expectTrue(scene.isInactive)
    }

    test("A presentation of an unselected tab appears over the selected tab") {
      let (app, market) = launchMarket()
      app.expectPerformed(market.milk.present(Coupon()))
      expectEqual(app.title, "Coupon")
      expectTrue(market.milk.isActive)
      app.swipeDown()
      expectEqual(app.title, "Fruit")
      expectTrue(market.milk.isPaused)
      expectTrue(market.milk.children.isEmpty)
    }

    test("A pop stops its coordinator while a presentation waits for a window") {
      let container = UINavigationController()
      let coordinator = Shop(navigationController: container)
      coordinator.launch()
      coordinator.present(Screen("Sheet"))
      let order = coordinator.watch()
      coordinator.pop()
      let diagnostics = DiagnosticReporter.collecting { HeadlessDevice.current.clock.drain() }
      expectEqual(diagnostics.map(\.code), ["waitsForWindow"])
      expectTrue(order.summary.hasPrefix("cancelled: its last screen was removed"))
    }

    test("Stopping a coordinator removes its screen from the stack to which a raw call moved it") {
      let (app, market) = launchMarket()
      let order = market.fruit.startOrder()
      app.settle()
      let screen = try require(market.fruit.navigationController.topViewController)
      app.device.run {
        market.fruit.navigationController.popViewController(animated: false)
        market.bread.navigationController.pushViewController(screen, animated: false)
      }
      market.select(market.bread)
      app.settle()
      expectSame(market.bread.navigationController.topViewController, screen)
      market.fruit.stop(order)
      app.settle()
      expectEqual(market.bread.navigationController.viewControllers.count, 1)
    }

    test("A coordinator keeps running when a raw call moves its screen to another stack") {
      let (app, market) = launchMarket()
      let order = market.fruit.startOrder()
      app.settle()
      let screen = market.fruit.navigationController.topViewController
      market.fruit.pop(animated: false)
      if let screen {
        market.bread.navigationController.pushViewController(screen, animated: false)
      }
      market.select(market.bread)
      market.bread.push(Screen("Above"))
      app.settle()
      expectTrue(order.isPaused)
      market.bread.pop()
      app.settle()
      expectTrue(order.isActive)
      market.bread.popToRoot()
      app.settle()
      expectTrue(order.isInactive)
    }

    test("A cancelled task still receives the result of the transition") {
      let handle = shop.push(Screen("A"))
      let task = await startTask { await handle.result }
      task.cancel()
      app.settle()
      await expectEqual(task.value, .performed)
    }

    test("whenCompleted reports the result once, also after the transition has ended") {
      let handle = shop.push(Screen("A"))
      var ends: [TransitionResult] = []
      handle.whenCompleted { ends.append($0) }
      app.settle()
      handle.whenCompleted { ends.append($0) }
      app.settle()
      expectEqual(ends, [.performed, .performed])
    }

    test("A root is registered once, even if it is launched again") {
      let plain = Roleless()
      var roots = 0
      let subscription = RootRegistry.whenRegistered { if $0 === plain.context { roots += 1 } }
      plain.launch()
      plain.present(Screen("Sheet"))
      plain.cancel()
      plain.launch()
      expectEqual(roots, 1)
      withExtendedLifetime(subscription) {}
    }

    test("A released subscription to new roots is not called, and its closure is freed") {
      weak var captured: Roleless?
      var roots = 0
      do {
        let plain = Roleless()
        captured = plain
        _ = RootRegistry.whenRegistered { _ in
          roots += 1
          withExtendedLifetime(plain) {}
        }
      }
      expectEqual(roots, 1)
      expectNil(captured)
      Roleless().launch()
      expectEqual(roots, 1)
    }
  }
}

/// Previews a child of a shop.
private final class PreviewHost: NSObject, UIContextMenuInteractionDelegate {
  private let shop: Shop
  var previewed: Coupon?

  init(of shop: Shop) { self.shop = shop }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration { [self] in
      let coupon = Coupon()
      previewed = coupon
      return coupon.rootViewController
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.addCompletion { [self] in if let previewed { shop.push(previewed) } }
  }
}
