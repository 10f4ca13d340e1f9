import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Requests that meet: with each other, with screens that leave, with raw calls of the same turn.
@MainActor @Suite(.coordinators, .serialized) struct OrderTests: TableSuite {
  var (app, shop) = launchShop()

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A presentation under a full screen cover is not lost") {
      shop.present(Screen("Cover"), style: .fullScreen)
      app.settle()
      let handle = shop.present(Screen("Second"))
      app.settle()
      expectEqual(handle.ended, .performed)
      expectEqual(app.title, "Second")
    }

    test("dismiss takes back a presentation that still waits") {
      shop.push(Screen("A"))
      let presented = shop.present(Screen("Sheet"))
      let dismissed = shop.dismiss()
      app.settle()
      expectEqual(presented.ended, .performed)
      expectEqual(dismissed.ended, .performed)
      expectEqual(app.title, "A")
    }

    test("Two dismissals take two sheets, the upper one first") {
      shop.present(Screen("Lower"))
      shop.present(Screen("Upper"))
      app.settle()
      let handles = [shop.dismiss(), shop.dismiss()]
      app.settle()
      expectEqual(handles.map(\.ended), [.performed, .performed])
      expectEqual(app.title, "List")
    }

    test("The same screen may be presented again in the turn that dismisses it") {
      let scene = Coupon()
      shop.present(scene)
      app.settle()
      shop.dismiss()
      let again = shop.present(scene)
      app.settle()
      expectEqual(again.ended, .performed)
      expectEqual(app.title, "Coupon")
      expectTrue(scene.isActive)
      app.swipeDown()
      expectTrue(scene.isInactive)
    }

    test("A screen that is refused elsewhere keeps its owner and its place") {
      let order = shop.watch()
      app.settle()
      let screen = try #require(shop.navigationController.topViewController)
      for handle in [shop.present(screen), shop.setRoot(screen)] {
        expectNotNil(handle.ended?.rejection)
      }
      app.settle()
      expectEqual(order.summary, "alive")
      app.back()
      expectTrue(order.summary.hasSuffix("freed"))
    }

    test("The window's root cannot be presented, and stays whose it is") {
      let handle = shop.present(shop.navigationController)
      expectNotNil(handle.ended?.rejection)
      expectNotNil(handle.ended)
      app.settle()
      expectTrue(shop.isActive)
    }

    test("A refused request of the same turn does not keep what is to leave") {
      let order = Order(on: shop.navigationController)
      var refused: TransitionHandle?
      shop.start(order).whenEnded { [shop] _ in refused = shop.popTo(Screen("Stranger")) }
      app.settle()
      order.finish(1)
      app.settle()
      expectNotNil(refused?.ended?.rejection)
      expectEqual(shop.titles, ["List"])
    }

    test("popToRoot when the bottom is to leave keeps the lowest that stays") {
      let container = UINavigationController()
      let app = AppDriver { (window: UIWindow) -> Bare in
        window.rootViewController = container
        return Bare(container)
      }
      let root = try #require(app.root as? Bare)
      let login = Order(on: container, titles: ["Login"])
      root.start(login).whenEnded { _ in root.popToRoot() }
      root.push(Screen("A"))
      root.push(Screen("B"))
      app.settle()
      login.finish(1)
      app.settle()
      expectEqual(container.viewControllers.map { $0.title ?? "" }, ["A"])
    }

    test("A flow that leaves while raw pushes are held back takes none of them along") {
      let order = Order(on: shop.navigationController)
      shop.start(order)
      app.settle()
      shop.navigationController.pushViewController(Screen("Raw 1"), animated: true)
      shop.navigationController.pushViewController(Screen("Raw 2"), animated: true)
      order.finish(1)
      app.settle()
      expectEqual(shop.titles, ["List", "Raw 1", "Raw 2"])
      expectTrue(order.isInactive)
      expectTrue(app.isIdle)
    }

    test("A flow that is started again in the same turn shows its screen again") {
      let scene = Coupon()
      shop.push(scene)
      app.settle()
      shop.stop(scene)
      shop.push(scene)
      app.settle()
      expectEqual(shop.titles, ["List", "Coupon"])
      expectTrue(scene.isActive)
      app.back()
      expectTrue(scene.isInactive)
    }

    test("A child that ends before its push comes is not pushed") {
      shop.push(Screen("A"))
      let scene = Coupon()
      let shown = shop.push(scene)
      scene.finish("early")
      app.settle()
      expectEqual(shop.titles, ["List", "A"])
      expectNotNil(shown.ended?.rejection)
    }

    test("A raw push over a push of the same turn ends both") {
      let handle = shop.push(Screen("A"), animated: false)
      shop.navigationController.pushViewController(Screen("Raw"), animated: false)
      app.settle()
      expectEqual(handle.ended, .performed)
      expectEqual(shop.titles, ["List", "A", "Raw"])
    }

    test("Two flows that finish in the same turn leave by one transition") {
      let first = Order(on: shop.navigationController, titles: ["First"])
      shop.start(first)
      let second = Order(on: shop.navigationController, titles: ["Second"])
      shop.start(second)
      app.settle()
      let before = app.events.count
      first.finish(1)
      second.finish(2)
      app.settle()
      expectEqual(shop.titles, ["List"])
      let leaves = app.events.dropFirst(before).filter { "\($0)".contains(" leave ") }
      expectEqual(leaves.count, 1)
    }

    test("A flow that finishes into setRoot leaves with the root") {
      let (app, mall) = launchMall()
      let account = Account()
      mall.setRoot(account).whenEnded { _ in mall.setRoot(Coupon()) }
      app.settle()
      account.finish("done")
      expectEqual(mall.window.rootViewController?.title, "Coupon")
      app.settle()
      expectEqual(app.title, "Coupon")
      expectTrue(app.isIdle)
    }

    test("Verbs inside stop, whenEnded and coordinatorDidStop are carried out") {
      final class Last: NavigationCoordinator, FlowCoordinator {
        typealias Output = Void
        let context = CoordinatorContext()
        let navigationController: UINavigationController
        private(set) var late: TransitionHandle?
        init(_ navigationController: UINavigationController) {
          self.navigationController = navigationController
        }
        func start() { push(Screen("Last")) }
        func stop() {
          _ = DiagnosticReporter.collecting { late = push(Screen("Too late")) }
        }
      }
      let last = Last(shop.navigationController)
      shop.start(last).whenEnded { [shop] _ in
        shop.push(Screen("Next"))
        shop.present(Screen("Sheet"))
      }
      app.settle()
      last.finish()
      app.settle()
      expectNotNil(last.late?.ended?.rejection)
      expectEqual(shop.titles, ["List", "Next"])
      expectEqual(app.title, "Sheet")
    }

    // MARK: Starts

    test("What the parent makes the root while a child starts comes after the child's screen") {
      let (app, mall) = launchMall()
      let login = Coupon()
      mall.setRoot(Main { _ in mall.setRoot(login) })
      app.settle()
      expectSame(app.window?.rootViewController, login.rootViewController)
      expectTrue(login.isActive)
      expectEqual(mall.children.count, 1)
    }

    test("A window that is filled while a child starts is filled at once") {
      var root: UIViewController?
      let window = UIWindow()
      shop.setRoot(
        Main { main in
          main.start(Mall(window: window))
          root = window.rootViewController
        })
      app.settle()
      expectEqual(root?.title, "Coupon")
    }

    test("What tabs present in their starts lies over the tabs") {
      final class Till: TabCoordinator {
        let context = CoordinatorContext()
        let rootController = UINavigationController(rootViewController: Screen("Till"))
        let tabBarItem = UITabBarItem(title: "Till", image: nil, tag: 0)
        func start() { present(Coupon()) }
      }
      let market = Market(tabBarController: UITabBarController())
      shop.setRoot(market)
      app.settle()
      market.setTabs([Till(), Till()])
      app.settle()
      expectEqual(market.tabBarController.presentedViewController?.title, "Coupon")
      expectEqual(
        market.tabBarController.presentedViewController?.presentedViewController?.title, "Coupon")
      market.dismissAll()
      app.settle()
      market.addTab(Till())
      app.settle()
      expectEqual(market.tabBarController.presentedViewController?.title, "Coupon")
      expectEqual(market.tabBarController.viewControllers?.count, 3)
    }

    test("What a child below the one that is shown presents in its start comes after both") {
      let main = Main { $0.push(Main.Guest()) }
      shop.setRoot(main)
      app.settle()
      expectEqual(app.pile, "Guest ^ Coupon")
    }

    test("What a child asks for that ends in its start is rejected") {
      var handle: TransitionHandle?
      let main = Main { main in
        handle = main.present(Screen("A"))
        main.cancel()
      }
      let shown = shop.present(main)
      expectTrue(handle?.ended != nil && handle?.ended != .performed)
      expectNotNil(shown.ended?.rejection)
      app.settle()
      expectEqual(app.pile, "List")
    }

    test("What a child has asked for in a start in which it ended is not of its next life") {
      var starts = 0
      let main = Main { main in
        starts += 1
        guard starts == 1 else { return }
        main.present(Screen("A")).whenCompleted { [shop] _ in shop.setRoot(main) }
        main.cancel()
      }
      shop.setRoot(main)
      app.settle()
      expectEqual(starts, 2)
      expectEqual(app.pile, "Home")
    }

    test("What the parent presents while a child starts that cannot be shown is not lost") {
      let coupon = Coupon()
      // A stack cannot lie on a stack.
      let handle = shop.push(Main { [shop] _ in shop.present(coupon) })
      app.settle()
      expectNotNil(handle.ended?.rejection)
      expectEqual(app.pile, "List ^ Coupon")
    }
  }

  /// A child with a stack of its own that asks for something else in its `start()`.
  final class Main: NavigationCoordinator {
    let context = CoordinatorContext()
    let navigationController = UINavigationController()
    private let asks: @MainActor (Main) -> Void
    private(set) var titlesInStart: [String] = []

    init(asking asks: @escaping @MainActor (Main) -> Void) { self.asks = asks }

    func start() {
      push(Screen("Home"), animated: false)
      asks(self)
      titlesInStart = navigationController.viewControllers.map { $0.title ?? "" }
    }
  }

  /// The ways to show a child, and what is seen then.
  enum Way: String, CaseIterable {
    case root, rootByTransition, present, presentByTransition

    var below: String { self == .root || self == .rootByTransition ? "Home" : "List ^ Home" }

    @MainActor func show(_ child: Main, by shop: Shop) {
      switch self {
      case .root: shop.setRoot(child)
      case .rootByTransition: shop.perform(.setRoot(child))
      case .present: shop.present(child, style: .fullScreen)
      case .presentByTransition: shop.perform(.present(child, style: .fullScreen))
      }
    }
  }

  @Test(arguments: Way.allCases)
  func `What a child presents in its start lies over its screen`(_ way: Way) {
    let coupon = Coupon()
    let main = Main { $0.present(coupon) }
    way.show(main, by: shop)
    app.settle()
    expectEqual(app.pile, way.below + " ^ Coupon")
    expectEqual(coupon.log, ["start"])
    expectEqual(main.titlesInStart, ["Home"])
  }

  @Test(arguments: Way.allCases)
  func `What a child asks in its start is asked over its screen, in the order of the questions`(
    _ way: Way
  ) {
    let main = Main { main in
      main.ask(Alert("First", actions: [.cancel("OK", ())]))
      main.push(Screen("Next"), animated: false)
      main.tell("Second")
    }
    way.show(main, by: shop)
    app.settle()
    expectEqual(main.titlesInStart, ["Home", "Next"])
    expectEqual(app.pile, way.below.replacing("Home", with: "Next") + " ^ First ^ Second")
  }

  @Test(arguments: Way.allCases)
  func `What a child gives way to in its start comes after its screen`(_ way: Way) {
    let main = Main { $0.setRoot(Coupon()) }
    way.show(main, by: shop)
    app.settle()
    expectEqual(app.pile, "Coupon")
  }

  @Test(arguments: Way.allCases)
  func `What a child dismisses in its start is what it has asked to present`(_ way: Way) {
    shop.present(Screen("Sheet"))
    app.settle()
    var ends: [TransitionHandle] = []
    let main = Main { ends = [$0.present(Screen("A")), $0.dismiss()] }
    way.show(main, by: shop)
    app.settle()
    expectEqual(ends.map(\.ended), [.performed, .performed])
    expectEqual(app.pile, (way.below == "Home" ? "Home" : "List ^ Sheet ^ Home"))
  }
}

extension OrderTests.Main {
  /// A screen that presents something in its `start()`.
  final class Guest: SceneCoordinator {
    let context = CoordinatorContext()
    let rootViewController = Screen("Guest")
    func start() { present(Coupon()) }
  }
}
