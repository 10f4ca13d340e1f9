import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Tabs: a selection pauses and resumes coordinators, and stops none.
struct TabTests: TableSuite {
  var (app, market) = launchMarket()

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A coordinator of one screen can also be a tab") {
      final class Both: SceneCoordinator, TabCoordinator {
        let context = CoordinatorContext()
        let rootController = UINavigationController()
        var rootViewController: UIViewController { rootController }
        let tabBarItem = UITabBarItem(title: "Both", image: nil, tag: 0)
      }
      let (app, shop) = launchShop()
      let market = Market(tabBarController: UITabBarController())
      shop.setRoot(market)
      let both = Both()
      app.expectPerformed(market.setTabs([both]))
      expectTrue(both.isActive)
      expectEqual(both.rootController.tabBarItem.title, "Both")
    }

    test("The selected tab's coordinator is active, the others are paused") {
      expectEqual(
        app.tree,
        """
        Market  active
        ├─ Aisle  active  ◀ Screen
        ├─ Aisle  paused  ◀ Screen
        └─ Aisle  paused  ◀ Screen
        """)
      expectEqual(app.title, "Fruit")
    }

    test("A tab that the user chooses is active at once, even during an animation") {
      let recorder = TabRecorder(animator: Fader())
      recorder.allows = true
      market.tabBarController.delegate = recorder
      market.select(index: 0)
      app.settle()
      try UserInput(device: app.device).selectTab(1, in: market.tabBarController)
      expectTrue(market.fruit.isPaused && market.bread.isActive)
      app.settle()
      expectEqual(app.title, "Bread")
    }

    test("A tab that a verb selects is active at once, even during an animation") {
      let animation = TransitionAnimation { Fader() }
      market.perform(.select(index: 1, animation: animation))
      expectTrue(market.fruit.isPaused && market.bread.isActive)
      expectEqual(app.isIdle, false)
      app.settle()
      expectEqual(app.title, "Bread")
    }

    test("A coordinator that a start pauses is notified when the child has started") {
      var wasPaused: Bool?
      let child = Chooser { [market] _ in wasPaused = market.fruit.isPaused }
      let switcher = Order(on: market.fruit.navigationController, titles: []) { [market] order in
        market.tabBarController.selectedIndex = 1
        order.start(child)
      }
      market.fruit.start(switcher)
      expectEqual(wasPaused, false)
      expectTrue(market.fruit.isPaused)
    }

    test("The tab that replaces a removed orphan is active") {
      market.stop(market.fruit)
      app.settle()
      market.tabBarController.viewControllers?.removeFirst()
      app.settle()
      expectSame(market.tabCoordinators.first, market.bread)
      expectTrue(market.bread.isActive)
    }

    test("A root that the app has started fills its tabs by a verb") {
      let market = Market(tabBarController: UITabBarController())
      market.start()
      expectTrue(market.isActive)
      expectEqual(market.tabBarController.viewControllers?.count, 3)
    }

    test("A stopped coordinator changes no tabs, and reports the attempt") {
      market.context.stop()
      let diagnostics = DiagnosticReporter.collecting {
        market.setTabs([Aisle("Wine")])
        market.addTab(Aisle("Wine"))
        market.removeTab(market.bread)
      }
      expectEqual(
        diagnostics.map(\.code),
        [
          "transitionOfInactiveCoordinator", "startsWhileInactive",
          "transitionOfInactiveCoordinator",
        ])
      expectEqual(market.tabBarController.viewControllers?.count, 3)
    }

    test("Replaced tabs are stopped, and the others keep running") {
      market.setTabs([market.bread, Aisle("Wine")])
      app.settle()
      expectTrue(market.fruit.isInactive)
      expectEqual(market.fruit.log.last, "stop")
      expectEqual(market.bread.log, ["start", "pause", "resume"])
      expectEqual(market.tabCoordinators.count, 2)
    }

    test("A request for all tabs does not repeat a waiting change of one tab") {
      market.present(Screen("Busy"))
      market.removeTab(market.milk)
      let all = market.setTabs([market.fruit, market.bread])
      market.tabBarController.viewControllers?.append(Screen("Raw"))
      app.expectPerformed(all)
      expectEqual(market.tabBarController.viewControllers?.count, 2)
    }

    test("A change of one tab does not repeat a waiting request for all tabs") {
      market.present(Screen("Busy"))
      market.setTabs([market.fruit, market.bread])
      let other = market.addTab(market.bread)
      let again = market.addTab(market.bread)
      market.tabBarController.viewControllers?.append(Screen("Raw"))
      app.settle()
      expectEqual([other.ended, again.ended], [.performed, .merged])
      expectEqual(market.tabBarController.viewControllers?.count, 2)
    }

    test("A verb pushes and pops in a tab that is not visible") {
      market.bread.push(Screen("Rye"))
      app.settle()
      expectEqual(app.title, "Fruit")
      app.tab("Bread")
      expectEqual(app.title, "Rye")
      app.back()
      expectEqual(app.title, "Bread")
      expectTrue(market.bread.isActive)
    }

    test("The children of a tab bar coordinator are in tab order, others last") {
      let coupon = Coupon()
      market.present(coupon)
      app.settle()
      let cheese = Aisle("Cheese")
      market.addTab(cheese, at: 0)
      app.settle()
      let anyMarket: any Coordinator = market
      for children in [market.childCoordinators, anyMarket.childCoordinators] {
        let names = children.map { ($0 as? Aisle)?.tabBarItem.title ?? "Coupon" }
        expectEqual(names, ["Cheese", "Fruit", "Bread", "Milk", "Coupon"])
      }
      expectSame(market.children.last, cheese)
    }

    test("A screen that a tab pushes by a raw call belongs to the tab") {
      let counter = Counter()
      market.setTabs([counter])
      app.settle()
      counter.rootController.pushViewController(Screen("Till"), animated: true)
      app.settle()
      expectEqual(
        app.tree,
        """
        Market  active
        └─ TabTests.Counter  active  ◀ Screen, Screen
        """)
      app.back()
      expectEqual(
        app.events.suffix(2).map(\.kind.description),
        [
          "push Screen observed", "pop Screen observed",
        ])
      expectTrue(counter.isActive)
    }

    test("The erased tab forwards to its base and keeps it") {
      let erased = deGenericize(Counter())
      let counter = try require(erased.base as? Counter)
      expectSame(erased.context, counter.context)
      expectSame(deGenericize(erased).base, counter)
      erased.start()
      expectEqual(counter.log, ["start"])
    }

    test("A coordinator without a screen is in no tab") {
      final class Blank: ScreenCoordinator {
        let context = CoordinatorContext()
        func start() {}
      }
      let blank = Blank()
      expectEqual(
        reason(market.select(blank)),
        "TabTests.Blank is not a tab of this tab bar controller: add it with 'setTabs'.")
      expectEqual(reason(market.unembed(blank)), "TabTests.Blank was not embedded by a transition.")
      expectTrue(blank.isInactive)
      expectTrue(market.fruit.isActive)
    }

    test("A tab that a raw call selects while covered is active when it is visible") {
      market.present(Screen("Cover"), animated: false, style: .fullScreen)
      app.settle()
      market.tabBarController.selectedIndex = 1
      app.settle()
      market.dismiss(animated: false)
      app.settle()
      expectTrue(market.fruit.isPaused)
      expectTrue(market.bread.isActive)
    }

    test("A coordinator that the new tab stops is paused with the old tab, or not at all") {
      let order = market.fruit.startOrder()
      let waker = Chooser()
      waker.resumed = { [market] in market.fruit.stop(order) }
      market.setTabs([market.fruit, market.bread, waker])
      app.settle()
      // If a tab has no owner, each reading compares the tabs.
      market.stop(market.bread)
      app.settle()
      market.select(waker)
      app.settle()
      expectEqual(order.log, ["start", "pause", "stop"])
    }

    // MARK: The journal

    test("A tab that the user or a raw call selects is in the journal once") {
      // Requests without effect do not explain a later choice.
      market.select(index: market.tabBarController.selectedIndex)
      market.select(index: 9).whenCompleted { _ in }
      app.settle()
      expectEqual(
        app.observed { app.tab("Bread") }, ["Market select UINavigationController observed"])
      expectEqual(app.observed { app.tab("Bread") }, [])
      expectEqual(
        app.observed { market.tabBarController.selectedIndex = 2 },
        ["Market select UINavigationController observed"])
      expectEqual(app.observed { market.select(market.fruit) }, [])
      expectEqual(app.observed { market.setTabs([market.milk, market.bread]) }, [])
      expectEqual(
        app.observed { app.tab("Bread") }, ["Market select UINavigationController observed"])
    }

    test("A raw selection of a former tab is in the journal, even during other requests") {
      market.select(index: 1)
      app.settle()
      let choices = app.observed {
        market.present(Screen("Sheet"))
        market.tabBarController.selectedIndex = 0
      }
      expectEqual(choices, ["Market select UINavigationController observed"])
      expectTrue(market.fruit.isActive)
      expectTrue(market.bread.isPaused)
    }

    test("A tab that replaces a removed one is not a choice") {
      expectEqual(
        app.observed { market.tabBarController.viewControllers?.removeFirst() },
        ["Market/Aisle removeTab UINavigationController observed"])
    }

    test("A selection by a verb that the user cancels is not in the journal") {
      let driver = UIPercentDrivenInteractiveTransition()
      let start = app.events.count
      let handle = market.perform(
        .select(index: 1, animation: TransitionAnimation(interactor: { driver }) { Fader() }))
      app.device.clock.advance(by: .seconds(1))
      driver.cancel()
      app.settle()
      expectNotNil(handle.ended?.rejection)
      expectTrue(market.fruit.isActive)
      expectFalse(app.events.dropFirst(start).contains { "\($0)".contains("observed") })
    }
  }

  /// A tab without a role for its stack, which pushes by a raw call.
  final class Counter: TabCoordinator {
    let context = CoordinatorContext()
    let rootController = UINavigationController(rootViewController: Screen("Counter"))
    let tabBarItem = UITabBarItem(title: "Counter", image: nil, tag: 0)
    private(set) var log: [String] = []
    func start() { log.append("start") }
    func stop() { log.append("stop") }
  }
}
