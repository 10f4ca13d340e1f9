import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Tabs whose coordinators stop and start again, and screens that cannot become tabs.
struct TabChildTests: TableSuite {
  var (app, market) = launchMarket()

  private var tabs: [UIViewController] { market.tabBarController.viewControllers ?? [] }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The tab of a coordinator that stops stays, and has no owner") {
      market.stop(market.milk)
      app.tab("Bread")
      expectEqual(tabs.count, 3)
      expectEqual(market.tabCoordinators.count, 2)
      expectFalse(app.journal.contains("addTab"))
      expectEqual(
        app.tree,
        """
        Market  active
        ├─ Aisle  paused  ◀ Screen
        └─ Aisle  active  ◀ Screen
        """)
    }

    test("The tab of a coordinator that has stopped can be removed") {
      market.stop(market.milk)
      app.settle()
      expectEqual(app.end(of: market.removeTab(market.milk)), "performed")
      expectEqual(tabs, [market.fruit.rootController, market.bread.rootController])
    }

    test("Other tabs can be added and removed beside an orphan") {
      market.stop(market.bread)
      app.settle()
      market.addTab(Aisle("Wine"))
      market.removeTab(market.fruit)
      app.settle()
      expectEqual(tabs.count, 3)
      expectSame(tabs.first, market.bread.rootController)
      expectEqual(market.tabCoordinators.count, 2)
      expectFalse(app.journal.contains("addTab"))
    }

    test("The tab of a coordinator stays when its stop() removes another tab") {
      let wine = Chooser()
      wine.stopped = { [market] in market.removeTab(market.milk) }
      market.addTab(wine)
      market.select(market.milk)
      app.settle()
      market.stop(wine)
      app.settle()
      expectSame(tabs.last, wine.rootViewController)
      expectEqual(tabs.count, 3)
      expectEqual(market.tabCoordinators.count, 2)
    }

    test("A coordinator that has stopped gets its tab back in the same place") {
      market.stop(market.bread)
      app.settle()
      expectEqual(app.end(of: market.addTab(market.bread)), "performed")
      expectEqual(tabs.count, 3)
      expectSame(tabs[1], market.bread.rootController)
      expectEqual(market.bread.log, ["start", "pause", "stop", "start", "pause"])
      expectEqual(market.bread.navigationController.viewControllers.count, 1)
      expectEqual(market.tabCoordinators.count, 3)
    }

    test("A coordinator that starts again owns its tab again") {
      market.stop(market.bread)
      app.settle()
      market.start(market.bread)
      app.settle()
      expectEqual(market.tabCoordinators.count, 3)
      expectFalse(app.journal.contains("addTab"))
      app.tab("Bread")
      expectTrue(market.bread.isActive)
    }

    test("An existing tab is not added a second time, but may be moved") {
      market.addTab(market.fruit)
      app.settle()
      expectSame(tabs.first, market.fruit.rootController)
      market.addTab(market.fruit, at: 2)
      app.settle()
      expectEqual(tabs.count, 3)
      expectSame(tabs.last, market.fruit.rootController)
      expectEqual(market.fruit.log.contains("stop"), false)
    }

    test("A presented screen, a root and a screen of another container cannot become tabs") {
      let coupon = Coupon()
      market.present(coupon)
      app.settle()
      let handle = market.addTab(coupon)
      expectEqual(
        app.end(of: handle),
        "Coupon is already in the user interface: present a new instance.")
      expectEqual(tabs.count, 3)
      expectTrue(coupon.isActive)
      market.dismiss()
      app.settle()
      expectTrue(coupon.isInactive)

      let pushed = Coupon()
      let other = market.fruit
      other.push(pushed.rootViewController)
      app.settle()
      expectTrue(app.end(of: market.addTab(pushed)).contains("already"))
      expectTrue(pushed.isInactive)
      expectSame(pushed.rootViewController.parent, other.navigationController)
    }

    test("A rejected tab leaves alone what was requested before and after it") {
      let (coupon, tea, wine) = (Coupon(), Aisle("Tea"), Aisle("Wine"))
      market.present(coupon)
      app.settle()
      market.present(Screen("Busy"))
      let handles: [TransitionHandle] = [
        market.addTab(tea), market.addTab(coupon), market.addTab(wine),
      ]
      app.settle()
      expectEqual(handles.map { $0.ended == .performed }, [true, false, true])
      expectTrue(reason(handles[1]).contains("already"))
      expectEqual(tabs.suffix(2), [tea.rootController, wine.rootController])
      expectTrue(coupon.isActive && tea.isPaused && wine.isPaused)
    }

    test("A child that stops before its request runs leaves its place to the other tabs") {
      market.present(Screen("Busy"))
      let (tea, wine) = (Aisle("Tea"), Aisle("Wine"))
      let handle = market.setTabs([market.fruit, tea, wine, market.milk])
      market.stop(tea)
      expectEqual(app.end(of: handle), "performed")
      expectEqual(
        tabs, [market.fruit.rootController, wine.rootController, market.milk.rootController])
      expectEqual(market.tabCoordinators.count, 3)
      expectTrue(tea.isInactive)
      expectTrue(wine.isPaused)
    }

    test("A child that stops inside its own start gets no tab") {
      expectEqual(
        app.end(of: market.addTab(Chooser { $0.context.stop() })),
        "The child does not run: it ended before it was shown, or a diagnostic explains why it could "
          + "not be started.")
      expectEqual(tabs.count, 3)
      expectEqual(market.tabCoordinators.count, 3)
    }

    test("A change of one tab starts from the tabs at the time when it runs") {
      market.present(Screen("Busy"))
      let wine = Aisle("Wine")
      let added = market.addTab(wine, at: 9)
      let removed = market.removeTab(market.fruit)
      let milk = market.milk
      market.tabBarController.viewControllers?.swapAt(0, 1)
      market.tabBarController.viewControllers?.removeLast()
      app.expectPerformed(added)
      expectEqual(removed.ended, .performed)
      expectEqual(tabs, [market.bread.rootController, wine.rootController])
      expectTrue(milk.isInactive)
      expectEqual(wine.log.filter { $0 == "start" }, ["start"])
    }

    test("A tab that is missing when the request runs is not removed") {
      let milk = market.milk
      market.present(Screen("Busy"))
      let handle = market.removeTab(milk)
      market.tabBarController.viewControllers?.removeLast()
      expectTrue(app.end(of: handle).hasPrefix("Aisle is not a tab of this tab bar controller"))
      expectEqual(tabs.count, 2)
    }

    test("A tab of another child with the same screen is not removed") {
      let stack = UINavigationController(rootViewController: Screen("Soap"))
      let twins = [Bare(stack), Bare(stack)]
      expectEqual(app.end(of: market.addTab(twins[0])), "performed")
      market.start(twins[1])
      let removed = app.end(of: market.removeTab(twins[1]))
      expectTrue(removed.hasPrefix("Bare is not a tab of this tab bar controller"), removed)
      expectSame(market.tabCoordinators.last, twins[0])
      market.stop(twins[1])
    }

    test("A child that another coordinator shows when its request runs is not added") {
      let (helper, tea) = (Roleless(), Aisle("Tea"))
      market.start(helper)
      market.present(Screen("Busy"))
      let handle = market.addTab(tea)
      market.stop(tea)
      helper.present(tea)
      expectTrue(app.end(of: handle).hasPrefix("The child does not run"), app.end(of: handle))
      expectEqual(tabs.count, 3)
      expectEqual(app.title, "Tea")
      expectTrue(tea.isActive)
    }

    test("A coordinator that is twice among the new tabs is rejected") {
      let handle = market.setTabs([market.fruit, market.bread, market.fruit])
      expectEqual(app.end(of: handle), "The new tabs contain a screen twice.")
      expectEqual(tabs.count, 3)
    }

    // MARK: Selecting

    test("A raw tab whose coordinator is inactive is started when it is selected") {
      let wine = Coupon()
      market.tabBarController.viewControllers?.append(wine.rootViewController)
      expectEqual(app.end(of: market.select(wine)), "performed")
      expectTrue(wine.isActive)
      expectSame(market.tabCoordinators.last, wine)
      expectTrue(market.fruit.isPaused)
      market.removeTab(wine)
      app.settle()
      expectTrue(wine.isInactive)
    }

    test("A change of one tab leaves the tabs of other coordinators alone") {
      let (helper, wine) = (Roleless(), Aisle("Wine"))
      market.start(helper)
      let handle = helper.perform(
        .setTabs(
          [.screen(wine), .screen(market.fruit.rootController)], in: market.tabBarController))
      expectEqual(app.end(of: handle), "performed")
      expectSame(wine.parent, helper)
      market.addTab(Aisle("Tea"))
      app.settle()
      expectEqual(market.tabBarController.viewControllers?.count, 3)
      expectFalse(wine.isInactive)
    }

    test("A plain tab belongs to the coordinator that fills the bar of another one with it") {
      let (helper, tea) = (Roleless(), Screen("Tea"))
      market.start(helper)
      helper.perform(
        .setTabs([.screen(market.fruit.rootController), .screen(tea)], in: market.tabBarController))
      app.settle()
      expectSame(EngineProbe.owner(of: tea), helper)
      expectSame(EngineProbe.owner(of: market.fruit.rootController), market.fruit)
    }

    test("A change of one tab leaves the plain tabs of another coordinator alone") {
      let plain = Screen("Plain")
      market.setTabs([plain, market.fruit])
      app.settle()
      let guest = ContainerExitTests.Tabs(on: market.tabBarController)
      let wine = Aisle("Wine")
      market.start(guest)
      expectEqual(app.end(of: guest.addTab(wine)), "performed")
      expectEqual(tabs, [plain, market.fruit.rootController, wine.rootController])
      expectSame(EngineProbe.owner(of: plain), market)
    }

    test("A change of one tab leaves a plain tab of the coordinator of another tab alone") {
      let (soap, fruit, tea) = (Screen("Soap"), market.fruit, Aisle("Tea"))
      let (container, stack) = (market.tabBarController, market.fruit.navigationController)
      fruit.push(soap, animated: false)
      app.settle()
      stack.popViewController(animated: false)
      container.viewControllers = [stack, soap]
      app.settle()
      expectSame(EngineProbe.owner(of: soap), fruit)
      expectEqual(app.end(of: market.addTab(tea)), "performed")
      expectEqual(tabs, [stack, soap, tea.rootController])
      expectSame(EngineProbe.owner(of: soap), fruit)
    }

    test("A change of one tab keeps the other tabs as UITab objects") {
      let (app, shelf) = launchApp { TabLeavesTests.Shelf($0) }
      let (container, wine) = (shelf.tabBarController, Aisle("Wine"))
      shelf.addTab(wine, at: 1)
      app.settle()
      expectEqual(container.tabs.map(\.title), ["Home", "Wine", "Search", "More"])
      shelf.select(wine)
      app.settle()
      expectTrue(wine.isActive)
      expectEqual(container.selectedTab?.title, "Wine")
      shelf.removeTab(wine)
      app.settle()
      expectEqual(container.tabs.map(\.identifier), ["home", "search", "more"])
      expectNotNil(container.tab(forIdentifier: "maps"))
      expectTrue(wine.isInactive)
    }

    test("A tab that a verb has set as a screen belongs to its coordinator when that is selected") {
      let wine = Aisle("Wine")
      market.perform(
        .setTabs(
          [.screen(market.fruit), .screen(wine.rootController)], in: market.tabBarController))
      app.settle()
      expectEqual(app.end(of: market.select(wine)), "performed")
      expectTrue(wine.isActive)
      expectEqual(market.tabCoordinators.map { $0 === wine }, [false, true])
      market.select(market.fruit)
      app.settle()
      expectTrue(wine.isPaused)
    }
  }
}
