import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Which coordinator owns a screen.
struct OwnershipTests: TableSuite {
  var (app, shop) = launchShop()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A raw screen that is popped while the one below gets its owner gets none") {
      let (below, popped) = (Screen("Below"), Screen("Popped"))
      var pushes: [String] = []
      let subscription = shop.context.journal.subscribe { [shop] event in
        guard "\(event.kind)".contains("observed") else { return }
        pushes.append("\(event.kind)")
        if pushes.count > 1 { return }
        shop.navigationController.popViewController(animated: false)
        EngineProbe.readHiddenScreens()
      }
      for screen in [below, popped] {
        shop.navigationController.pushViewController(screen, animated: false)
      }
      app.settle()
      expectEqual(pushes, ["push Screen observed"])
      expectNil(EngineProbe.owner(of: popped))
      subscription.cancel()
    }

    test("A coordinator that sets a column owns a screen that a raw call puts in another one") {
      let (app, mall) = launchMall()
      app.device.screen = ContainerExitTests.wide
      let split = UISplitViewController(style: .doubleColumn)
      mall.perform(.setRoot(split))
      mall.perform(.setColumn(Screen("A"), for: .primary, in: split))
      app.settle()
      let raw = Screen("Raw")
      app.device.run {
        split.setViewController(raw, for: .secondary)
        EngineProbe.readHiddenScreens()
      }
      expectSame(EngineProbe.owner(of: raw), mall)
    }

    test("A stack that a raw call presents belongs to the coordinator that has created it") {
      shop.start(Order(on: shop.navigationController))
      app.settle()
      let account = Account()
      shop.start(account)
      shop.navigationController.present(account.navigationController, animated: false)
      app.settle()
      expectSame(EngineProbe.owner(of: account.navigationController), account)
    }

    test("A raw push in a delegate call belongs to the coordinator that receives the call") {
      final class Listener: NavigationCoordinator {
        let context = CoordinatorContext()
        let navigationController: UINavigationController
        init(_ navigationController: UINavigationController) {
          self.navigationController = navigationController
        }
        func start() { push(Screen("Listener"), animated: false) }
        func coordinatorDidPause(_ coordinator: any Coordinator) {
          navigationController.pushViewController(Screen("Raw"), animated: false)
        }
      }
      let listener = Listener(shop.navigationController)
      shop.start(listener)
      let order = shop.startOrder()
      app.settle()
      order.context.addObserver(listener)
      shop.pause(order)
      app.settle()
      expectEqual(listener.childViewControllers.map { $0.title ?? "" }, ["Listener", "Raw"])
      expectEqual(order.childViewControllers.map { $0.title ?? "" }, ["Order"])
    }

    test("A root that is started by a direct call of start() owns the screens of its raw pushes") {
      let coordinator = Order(on: UINavigationController(), titles: []) {
        $0.navigationController.pushViewController(Screen("Raw"), animated: false)
      }
      coordinator.start()
      expectEqual(coordinator.childViewControllers.map { $0.title ?? "" }, ["Raw"])
    }

    test("A coordinator whose screens or tabs are read before its start is started afterwards") {
      let (app, shop) = launchShop()
      let account = Account()
      let market = Market(tabBarController: UITabBarController())
      expectTrue(account.childViewControllers.isEmpty)
      expectTrue(market.tabCoordinators.isEmpty && market.childCoordinators.isEmpty)
      shop.present(account, animated: false)
      shop.present(market, animated: false)
      app.settle()
      expectEqual(account.log, ["start"])
      expectEqual(market.tabCoordinators.count, 3)
    }

    test("A coordinator stops when a stopped child without a role had its last screens") {
      let order = shop.startOrder()
      let plain = Roleless()
      order.start(plain)
      app.settle()
      let coupon = Coupon()
      plain.setRoot(coupon)
      app.settle()
      expectEqual(app.title, "Coupon")
      expectTrue(order.isActive)
      order.stop(plain)
      app.settle()
      expectEqual(coupon.log, ["start", "stop"])
      expectTrue(order.isInactive)
    }

    test("A child that replaces a stopped one begins on the emptied stack") {
      let (app, root) = launchBare()
      let first = root.startOrder(["One", "Two"])
      app.settle()
      expectEqual(first.childViewControllers.count, 2)
      root.stop(first)
      let second = root.startOrder()
      app.settle()
      expectEqual(root.children.map { $0 === second }, [true])
      expectEqual(root.titles, ["Order"])
    }

    test("The app in the background pauses the tree") {
      let order = shop.startOrder()
      app.settle()
      let runner = ApplicationRunner(device: app.device) { TwoScenes.App() }
      runner.launch()
      runner.enterBackground()
      expectTrue(order.isPaused)
      expectTrue(shop.isPaused)
      runner.enterForeground()
      expectTrue(order.isActive)
      expectTrue(shop.isActive)
    }

    test("Without a window, requests do not wait for a pending removal on another stack") {
      let stacks = (0..<2).map { _ in Bare(UINavigationController()) }
      for stack in stacks { stack.launch() }
      stacks[0].push(Screen("Root"))
      let order = Order(on: stacks[0].navigationController)
      stacks[0].start(order)
      order.finish(1)
      let screen = Screen("Other")
      let handle = stacks[1].push(screen)
      expectEqual(handle.ended, .performed)
      expectSame(stacks[1].navigationController.topViewController, screen)
      let tabs = Market(tabBarController: UITabBarController())
      tabs.launch()
      tabs.select(index: 1)
      expectEqual(tabs.tabBarController.selectedIndex, 1)
      expectEqual(stacks[0].navigationController.viewControllers.count, 2)
      HeadlessDevice.current.clock.drain()
      expectEqual(stacks[0].navigationController.viewControllers.map(\.title), ["Root"])
    }

    // MARK: Raw presentations

    test("A raw presentation is observed by the next present, and is removed with its owner") {
      let order = shop.startOrder()
      app.settle()
      _ = presentRaw(from: order.childViewControllers.first)
      shop.present(Screen("Above"))
      app.settle()
      expectEqual(app.observed(), ["Shop/Order present Screen observed"])
      expectTrue(app.tree.contains("Order  active  ◀ Screen, Screen"))
      order.finish(1)
      app.settle()
      expectEqual(app.title, "List")
    }

    test("dismiss of the coordinator below removes a raw presentation") {
      _ = presentRaw()
      app.expectPerformed(shop.dismiss())
      expectEqual(app.title, "List")
      expectEqual(app.observed(), ["Shop present Screen observed"])
    }

    test("A screen is embedded in the content view of an effect view") {
      let effect = UIVisualEffectView(effect: nil)
      shop.list.view.addSubview(effect)
      let part = Screen("Part")
      app.expectPerformed(shop.embed(part, in: shop.list, view: effect))
      expectSame(part.view.superview, effect.contentView)
    }

    test("A raw presentation is observed by the next embed") {
      let raw = presentRaw()
      shop.embed(Screen("Part"), in: shop.list)
      app.settle()
      expectEqual(app.observed(), ["Shop present Screen observed"])
      raw.dismiss(animated: true)
      app.settle()
      expectEqual(app.observed().last, "Shop dismiss Screen observed")
    }

    test("A raw presentation is observed at the end of a transition in another container") {
      let album = Album()
      shop.setRoot(album)
      app.settle()
      _ = presentRaw(from: album.pageViewController)
      album.turn(to: album.pages[1])
      app.settle()
      expectEqual(app.observed(), ["Shop/Album present Screen observed"])
    }

    test("A raw presentation belongs to the owner of the sheet below it") {
      let coupon = Coupon()
      shop.present(coupon)
      app.settle()
      _ = presentRaw(from: coupon.rootViewController)
      shop.dismiss(Screen("Stranger"))
      expectEqual(app.observed(), ["Shop/Coupon present Screen observed"])
      app.settle()
      coupon.finish("done")
      app.settle()
      expectEqual(app.title, "List")
    }

    test("A stack that a raw call presents belongs to a coordinator that starts with it later") {
      let account = Account()
      shop.navigationController.present(account.navigationController, animated: true)
      app.settle()
      shop.embed(Screen("Part"), in: shop.list)
      expectEqual(app.observed(), ["Shop present UINavigationController observed"])
      shop.start(account)
      app.settle()
      expectTrue(app.tree.contains("Account  active  ◀ Screen"))
      app.swipeDown()
      expectEqual(account.log, ["start", "stop"])
    }
  }

  @Test(.coordinators, .serialized, arguments: [false, true])
  func `A screen that a verb has shown keeps its owner, also after raw calls`(isFirst: Bool) {
    let (app, mall) = launchMall()
    if isFirst {
      app.device.run { mall.window.rootViewController?.present(Screen("Raw"), animated: false) }
      app.settle()
      mall.dismissAll(animated: false)
      app.settle()
    }
    let coupon = Coupon()
    mall.setRoot(coupon.rootViewController)
    app.settle()
    mall.start(coupon)
    expectSame(EngineProbe.owner(of: coupon.rootViewController), mall)
  }

  /// Presents a screen by a raw call outside of any hook.
  private func presentRaw(from screen: UIViewController? = nil) -> Screen {
    let raw = Screen("Raw")
    (screen ?? shop.navigationController).present(raw, animated: true)
    app.settle()
    return raw
  }
}
