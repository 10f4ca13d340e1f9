import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The order of requests, removals and raw calls that are made at the same time.
@Suite(.coordinators, .serialized) struct RequestOrderTests: TableSuite {
  var (app, shop) = launchShop()
}

extension RequestOrderTests {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A screen can be presented again in the run-loop turn that dismisses it") {
      let scene = Coupon()
      shop.present(scene)
      app.settle()
      shop.dismiss()
      let again = shop.present(scene)
      app.expectPerformed(again)
      expectEqual(app.title, "Coupon")
      expectTrue(scene.isActive)
      app.swipeDown()
      expectTrue(scene.isInactive)
    }

    test("A screen whose presentation is rejected keeps its owner and its place") {
      let order = shop.watch()
      app.settle()
      let screen = try require(shop.navigationController.topViewController)
      for handle in [shop.present(screen), shop.setRoot(screen)] {
        expectNotNil(handle.ended?.rejection)
      }
      app.settle()
      expectEqual(order.summary, "alive")
      app.back()
      expectTrue(order.summary.hasSuffix("freed"))
    }

    for verb in ["push", "embed"] {
      test("A repeat that does not come right after the first one is rejected: \(verb)") {
        let (first, second) = (Screen("First"), Screen("Second"))
        let views = [UIView(), UIView(), UIView()]
        for view in views { shop.list.view.addSubview(view) }
        shop.push(Screen("Top"))
        let handles = zip([first, second, first], views).map { screen, view in
          verb == "push" ? shop.push(screen) : shop.embed(screen, in: shop.list, view: view)
        }
        app.settle()
        expectEqual(handles.prefix(2).map(\.ended), [.performed, .performed])
        expectNotNil(handles[2].ended?.rejection)
        if verb == "push" { expectEqual(shop.titles, ["List", "Top", "First", "Second"]) }
        if verb == "embed" { expectSame(first.view.superview, views[0]) }
      }
    }

    test("Presenting the window's root is rejected, and its owner keeps running") {
      let handle = shop.present(shop.navigationController)
      expectNotNil(handle.ended?.rejection)
      expectNotNil(handle.ended)
      app.settle()
      expectTrue(shop.isActive)
    }

    test("A rejected request does not prevent the removal of a finished flow") {
      let order = Order(on: shop.navigationController)
      var rejected: TransitionHandle?
      shop.start(order).whenEnded { [shop] _ in rejected = shop.popTo(Screen("Stranger")) }
      app.settle()
      order.finish(1)
      app.settle()
      expectNotNil(rejected?.ended?.rejection)
      expectEqual(shop.titles, ["List"])
    }

    test("popToRoot keeps the lowest screen that is not being removed") {
      let (app, root) = launchBare()
      let login = Order(on: root.navigationController, titles: ["Login"])
      root.start(login).whenEnded { _ in root.popToRoot() }
      root.push(Screen("A"))
      root.push(Screen("B"))
      app.settle()
      login.finish(1)
      app.settle()
      expectEqual(root.titles, ["A"])
    }

    test("Removing a finished flow keeps the screens of raw pushes that UIKit delays") {
      let order = shop.startOrder()
      app.settle()
      shop.navigationController.pushViewController(Screen("Raw 1"), animated: true)
      shop.navigationController.pushViewController(Screen("Raw 2"), animated: true)
      order.finish(1)
      app.settle()
      expectEqual(shop.titles, ["List", "Raw 1", "Raw 2"])
      expectTrue(order.isInactive)
      expectTrue(app.isIdle)
    }

    test("A flow that is restarted in the same run-loop turn shows its screen again") {
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

    test("A child that finishes before its push runs is not pushed") {
      shop.push(Screen("A"))
      let scene = Coupon()
      let shown = shop.push(scene)
      scene.finish("early")
      app.settle()
      expectEqual(shop.titles, ["List", "A"])
      expectNotNil(shown.ended?.rejection)
    }

    test("A raw push after a push in the same run-loop turn keeps both screens") {
      let handle = shop.push(Screen("A"), animated: false)
      shop.navigationController.pushViewController(Screen("Raw"), animated: false)
      app.expectPerformed(handle)
      expectEqual(shop.titles, ["List", "A", "Raw"])
    }

    test("Two flows that finish in one run-loop turn are removed in one transition") {
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

    test("A flow is removed with the push of the next one, even if that one presents in its start")
    {
      let first = Order(on: shop.navigationController, titles: ["First"])
      shop.start(first).whenEnded { [shop] _ in
        shop.push(Chooser { $0.present(Screen("Tip")) })
      }
      app.settle()
      let before = app.events.count
      first.finish(1)
      app.settle()
      expectEqual(shop.navigationController.picture, "List Chooser ^ Tip")
      let kinds = app.events.dropFirst(before).map { "\($0.kind)" }
      expectFalse(kinds.contains { $0.hasPrefix("leave") && $0.hasSuffix("performed") })
    }

    test("A flow whose end sets a new root is removed with the old root") {
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

    test("Requests in whenEnded are performed, and those in stop() are rejected") {
      let flow = Draft(on: shop.navigationController, of: [Screen("Flow")])
      var late: TransitionHandle?
      flow.stopped = { [weak flow] in
        _ = DiagnosticReporter.collecting { late = flow?.push(Screen("Too late")) }
      }
      shop.start(flow).whenEnded { [shop] _ in
        shop.push(Screen("Next"))
        shop.present(Screen("Sheet"))
      }
      app.settle()
      flow.finish(1)
      app.settle()
      expectNotNil(late?.ended?.rejection)
      expectEqual(shop.titles, ["List", "Next"])
      expectEqual(app.title, "Sheet")
    }

    // MARK: Starts

    test("A root that the parent sets while a child starts replaces the child's screen") {
      let (app, mall) = launchMall()
      let login = Coupon()
      mall.setRoot(Requester { _ in mall.setRoot(login) })
      app.settle()
      expectSame(app.window?.rootViewController, login.rootViewController)
      expectTrue(login.isActive)
      expectEqual(mall.children.count, 1)
    }

    test("setRoot of another window runs at once while a child starts") {
      var root: UIViewController?
      let window = UIWindow()
      shop.setRoot(
        Requester { main in
          main.start(Mall(window: window))
          root = window.rootViewController
        })
      app.settle()
      expectEqual(root?.title, "Coupon")
    }

    test("Sheets that tabs present in their start appear over the tab bar") {
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

    test("A sheet that a grandchild presents in its start appears over both coordinators") {
      let main = Requester { $0.push(Chooser { $0.present(Coupon()) }) }
      shop.setRoot(main)
      app.settle()
      expectEqual(app.pile, "Chooser ^ Coupon")
    }

    test("A request of a child that ends in its start is rejected") {
      var handle: TransitionHandle?
      let main = Requester { main in
        handle = main.present(Screen("A"))
        main.cancel()
      }
      let shown = shop.present(main)
      expectTrue(handle?.ended != nil && handle?.ended != .performed)
      expectNotNil(shown.ended?.rejection)
      app.settle()
      expectEqual(app.pile, "List")
    }

    test("A request from a start in which the child ended is not performed after its restart") {
      var starts = 0
      let main = Requester { main in
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

    test("A sheet that the parent presents during a start appears if the child is rejected") {
      let coupon = Coupon()
      // UIKit cannot push a stack on a stack.
      let handle = shop.push(Requester { [shop] _ in shop.present(coupon) })
      app.settle()
      expectNotNil(handle.ended?.rejection)
      expectEqual(app.pile, "List ^ Coupon")
    }
  }

  /// A child with its own stack that makes requests in its `start()`.
  final class Requester: NavigationCoordinator {
    let context = CoordinatorContext()
    let navigationController = UINavigationController()
    private let request: @MainActor (Requester) -> Void
    private(set) var titlesInStart: [String] = []

    init(requesting request: @escaping @MainActor (Requester) -> Void) { self.request = request }

    func start() {
      push(Screen("Home"), animated: false)
      request(self)
      titlesInStart = navigationController.viewControllers.map { $0.title ?? "" }
    }
  }

  /// The verbs and transitions that show a child.
  enum ShowCall: String, CaseIterable {
    case root, rootByTransition, present, presentByTransition

    var below: String { self == .root || self == .rootByTransition ? "Home" : "List ^ Home" }

    @MainActor func show(_ child: Requester, by shop: Shop) {
      switch self {
      case .root: shop.setRoot(child)
      case .rootByTransition: shop.perform(.setRoot(child))
      case .present: shop.present(child, style: .fullScreen)
      case .presentByTransition: shop.perform(.present(child, style: .fullScreen))
      }
    }
  }

  @Test(arguments: ShowCall.allCases)
  func `A sheet that a child presents in its start appears over its screen`(_ call: ShowCall) {
    let coupon = Coupon()
    let main = Requester { $0.present(coupon) }
    call.show(main, by: shop)
    app.settle()
    expectEqual(app.pile, call.below + " ^ Coupon")
    expectEqual(coupon.log, ["start"])
    expectEqual(main.titlesInStart, ["Home"])
  }

  @Test(arguments: ShowCall.allCases)
  func `Alerts that a child requests in its start appear over its screen in order`(
    _ call: ShowCall
  ) {
    let main = Requester { main in
      main.ask(Alert("First", actions: [.cancel("OK", ())]))
      main.push(Screen("Next"), animated: false)
      main.alert("Second")
    }
    call.show(main, by: shop)
    app.settle()
    expectEqual(main.titlesInStart, ["Home", "Next"])
    expectEqual(app.pile, call.below.replacing("Home", with: "Next") + " ^ First ^ Second")
  }

  @Test(arguments: ShowCall.allCases)
  func `A root that a child sets in its start replaces the child's screen`(_ call: ShowCall) {
    let main = Requester { $0.setRoot(Coupon()) }
    call.show(main, by: shop)
    app.settle()
    expectEqual(app.pile, "Coupon")
  }

  @Test(arguments: ShowCall.allCases)
  func `dismiss in a start removes the sheet that the start requested`(_ call: ShowCall) {
    shop.present(Screen("Sheet"))
    app.settle()
    var ends: [TransitionHandle] = []
    let main = Requester { ends = [$0.present(Screen("A")), $0.dismiss()] }
    call.show(main, by: shop)
    app.settle()
    expectEqual(ends.map(\.ended), [.performed, .performed])
    expectEqual(app.pile, (call.below == "Home" ? "Home" : "List ^ Sheet ^ Home"))
  }
}
