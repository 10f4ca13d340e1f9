import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Flows that show nothing themselves, but start children that do.
@Suite(.coordinators, .serialized) struct ChildrenOnlyExitTests: TableSuite {
  var (app, shop) = launchShop()
}

extension ChildrenOnlyExitTests {
  /// A flow whose steps are flows.
  final class Checkout: NavigationCoordinator, FlowCoordinator {
    typealias Output = String
    let context = CoordinatorContext()
    let navigationController: UINavigationController
    private let begin: @MainActor (Checkout) -> Void
    private(set) var log: [String] = []
    weak var exits: ExitLog?

    init(
      on navigationController: UINavigationController,
      begin: @escaping @MainActor (Checkout) -> Void = {
        $0.start(Order(on: $0.navigationController))
      }
    ) {
      self.navigationController = navigationController
      self.begin = begin
    }

    func start() { begin(self) }
    func stop() {
      log.append("stop")
      exits?.note("Checkout.stop()")
    }
  }

  /// Starts a flow that no other object keeps, and continues when it is shown.
  ///
  /// - Parameter isBusy: Whether the window is busy at this time, so that all requests wait.
  private func watch(_ checkout: Checkout, isBusy: Bool = false) -> Watched<Checkout> {
    if isBusy { makeBusy() }
    let watched = Watched(checkout, shop.start(checkout))
    app.settle()
    return watched
  }

  /// Keeps the window busy for a while, without a lasting change.
  private func makeBusy() {
    shop.push(Screen("Busy"))
    shop.pop()
  }

  private static let left = "cancelled: its last screen was removed, freed"

  @Test(arguments: [false, true])
  func `Going back from the first step ends the flow`(_ isBusy: Bool) {
    let log = ExitLog()
    shop.exits = log
    let child = { () -> Child in
      let checkout = Checkout(on: shop.navigationController)
      checkout.exits = log
      _ = watch(checkout, isBusy: isBusy)
      return Child(checkout, Array(shop.navigationController.viewControllers.dropFirst()), app, log)
    }()
    expectEqual(shop.titles, ["List", "Order"])
    app.back()
    child.expectLeft(
      of: "Shop", after: "Order pop Screen observed", "Order stopped",
      "Order cancelled: its last screen was removed")
    expectEqual(app.tree, "Shop  active  ◀ Screen")
  }

  @Test(arguments: [false, true])
  func `The flow continues from step to step, and ends with the last one`(
    _ isBusy: Bool
  ) {
    let flow = Checkout(on: shop.navigationController)
    let checkout = watch(flow, isBusy: isBusy)
    (flow.children.first as? Order)?.finish(1)
    app.settle()
    // The flow determines the next step, even later.
    expectTrue(flow.isActive)
    flow.start(Order(on: flow.navigationController, titles: ["Payment"]))
    app.settle()
    expectEqual(shop.titles, ["List", "Payment"])
    app.back()
    expectEqual(flow.log, ["stop"])
    expectEqual(checkout.summary, "cancelled: its last screen was removed, alive")
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A flow answers the end of its first step with the next one") {
      let flow = Checkout(on: shop.navigationController) { checkout in
        checkout.start(Order(on: checkout.navigationController)).whenEnded { [weak checkout] _ in
          checkout?.push(Screen("Thanks"))
        }
      }
      let checkout = watch(flow)
      app.back()
      expectTrue(flow.isActive)
      expectEqual(shop.titles, ["List", "Thanks"])
      app.back()
      expectEqual(checkout.summary, "cancelled: its last screen was removed, alive")
    }

    test("A flow goes on after the end of a child that it has shown after its start") {
      let flow = Checkout(on: shop.navigationController) { _ in }
      let checkout = watch(flow)
      flow.present(Coupon())
      app.settle()
      app.swipeDown()
      expectTrue(flow.children.isEmpty)
      expectTrue(flow.isActive)
      flow.push(Screen("Thanks"))
      app.settle()
      app.back()
      expectEqual(checkout.summary, "cancelled: its last screen was removed, alive")
    }

    test("A flow goes on after it has awaited the removal of its only screen") {
      let flow = Checkout(on: shop.navigationController) { checkout in
        checkout.present(Screen("Progress"))
        Task { @MainActor in
          _ = await checkout.dismiss().result
          _ = await checkout.push(Screen("Address")).result
          _ = await checkout.pop().result
          checkout.push(Screen("Thanks"))
        }
      }
      let checkout = watch(flow)
      await app.settleTasks()
      expectEqual(shop.titles, ["List", "Thanks"])
      app.back()
      expectEqual(checkout.summary, "cancelled: its last screen was removed, alive")
    }

    test("A flow goes on after it has awaited the outcome of its only child") {
      let flow = Checkout(on: shop.navigationController) { checkout in
        Task { @MainActor in
          _ = await checkout.present(Hasty()).outcome
          _ = await checkout.start(Order(on: checkout.navigationController)).outcome
          checkout.push(Screen("Thanks"))
        }
      }
      let checkout = watch(flow)
      await app.settleTasks()
      (flow.children.first as? Order)?.finish(1)
      await app.settleTasks()
      expectEqual(shop.titles, ["List", "Thanks"])
      app.back()
      expectEqual(checkout.summary, "cancelled: its last screen was removed, alive")
    }

    test("A flow that awaits a removal, and shows nothing then, ends") {
      let flow = Checkout(on: shop.navigationController) { checkout in
        checkout.present(Screen("Progress"))
        Task { @MainActor in _ = await checkout.dismiss().result }
      }
      let checkout = watch(flow)
      await app.settleTasks()
      expectEqual(checkout.summary, "cancelled: its last screen was removed, alive")
    }

    test("A scene that is never shown ends with the flow that its start has led to") {
      let chooser = Chooser { [shop] in $0.start(Order(on: shop.navigationController)) }
      shop.start(chooser)
      app.back()
      expectTrue(chooser.isInactive)
    }

    test("A flow beside a sibling on the stack of an app without a role ends as well") {
      let stack = UINavigationController()
      let app = AppDriver { (window: UIWindow) -> Roleless in
        window.rootViewController = stack
        return Roleless { $0.start(Bare(stack)) }
      }
      let root = try require(app.root as? Roleless)
      (root.children.first as? Bare)?.push(Screen("Home"), animated: false)
      app.settle()
      let checkout = Checkout(on: stack)
      root.start(checkout)
      app.back()
      expectTrue(checkout.isInactive)
      expectEqual(root.children.count, 1)
    }

    // MARK: Who lives

    test("A coordinator whose own container is in the user interface keeps running") {
      let main = Checkout(on: UINavigationController()) { $0.present(Coupon(), style: .pageSheet) }
      let app = AppDriver { (window: UIWindow) -> Roleless in
        window.rootViewController = main.navigationController
        main.navigationController.viewControllers = [Screen("Somebody's")]
        return Roleless { $0.start(main) }
      }
      expectEqual(app.title, "Coupon")
      app.swipeDown()
      expectEqual(app.title, "Somebody's")
      expectTrue(main.isActive)
    }

    test("A coordinator whose stack waits to be shown keeps running") {
      let flow = Checkout(on: UINavigationController()) { $0.present(Coupon(), style: .pageSheet) }
      shop.start(flow)
      app.swipeDown()
      expectTrue(flow.isActive)
      shop.present(flow)
      flow.push(Screen("Home"))
      app.settle()
      expectEqual(app.title, "Home")
      app.swipeDown()
      expectTrue(flow.isInactive)
    }

    test("A coordinator with a child that runs from flow to flow keeps running") {
      let first = Order(on: shop.navigationController)
      let clerk = Checkout(on: shop.navigationController) { _ in }
      let outer = Checkout(on: shop.navigationController) { checkout in
        checkout.start(first)
        checkout.start(clerk)
      }
      shop.start(outer)
      clerk.start(Order(on: clerk.navigationController, titles: ["Second"]))
      app.settle()
      first.finish(1)
      app.settle()
      expectEqual(shop.titles, ["List", "Second"])
      app.back()
      expectTrue(clerk.isActive)
      expectTrue(outer.isActive)
    }

    test("A flow in a busy window ends after the transition with its step in another window") {
      let (window, side) = (UIWindow(), Shop(navigationController: UINavigationController()))
      window.rootViewController = side.navigationController
      window.makeKeyAndVisible()
      side.launch()
      let checkout = watch(
        Checkout(on: shop.navigationController) { $0.start(Order(on: side.navigationController)) })
      expectEqual(side.titles, ["List", "Order"])
      shop.push(Screen("Busy"))
      side.navigationController.popViewController(animated: false)
      app.device.clock.advance(by: .milliseconds(100))
      expectFalse(app.tree.contains("Order"))
      expectEqual(checkout.summary, "alive")
      app.settle()
      expectEqual(checkout.summary, Self.left)
    }

    test("The owner of the window keeps running") {
      final class Gate: WindowCoordinator {
        let context = CoordinatorContext()
        let window: UIWindow
        init(_ window: UIWindow) { self.window = window }
        func start() { present(Coupon(), style: .pageSheet) }
      }
      let app = AppDriver { (window: UIWindow) -> Roleless in
        window.rootViewController = Screen("Home")
        return Roleless { $0.start(Gate(window)) }
      }
      let gate = try require(app.root?.children.first)
      expectEqual(app.title, "Coupon")
      app.swipeDown()
      expectTrue(gate.isActive)
    }

    test("A coordinator that starts flows only later runs from one to the next") {
      let clerk = Checkout(on: shop.navigationController) { _ in }
      shop.start(clerk)
      app.settle()
      for _ in 1...2 {
        clerk.start(Order(on: clerk.navigationController))
        app.back()
        expectTrue(clerk.isActive)
      }
    }
  }

  /// How a flow requests a sheet in its `start()`.
  enum Asking: CaseIterable { case verb, transition, sequence, byChild, byPlainChild }

  private func flow(asking: Asking) -> Checkout {
    Checkout(on: shop.navigationController) { checkout in
      let sheet = ScreenTransition.present(Coupon(), style: .pageSheet)
      switch asking {
      case .verb: checkout.present(Coupon(), style: .pageSheet)
      case .transition: checkout.perform(sheet)
      case .sequence: checkout.perform(.sequence(.dismissAll(), .popToRoot(), sheet))
      case .byChild:
        checkout.start(Checkout(on: checkout.navigationController) { $0.perform(sheet) })
      case .byPlainChild: checkout.start(Roleless { $0.perform(sheet) })
      }
    }
  }

  @Test(arguments: Asking.allCases, [false, true])
  func `Swiping down a sheet that is the first step ends the flow`(
    asking: Asking, isBusy: Bool
  ) {
    let checkout = watch(flow(asking: asking), isBusy: isBusy)
    expectEqual(app.title, "Coupon")
    app.swipeDown()
    expectEqual(checkout.summary, Self.left)
    expectEqual(app.tree, "Shop  active  ◀ Screen")
  }

  @Test(arguments: [false, true])
  func `A step that starts its own steps when the window is free ends with them`(_ isBusy: Bool) {
    let stack = shop.navigationController
    let checkout = watch(
      Checkout(on: stack) { checkout in
        checkout.perform(.present(Chooser { $0.start(Order(on: stack)) }, style: .pageSheet))
      }, isBusy: isBusy)
    expectEqual(app.title, "Chooser")
    expectEqual(shop.titles, ["List", "Order"])
    app.swipeDown()
    expectEqual(checkout.summary, "alive")
    app.back()
    expectEqual(checkout.summary, Self.left)
  }

  @Test(arguments: [false, true])
  func `A screen that a coordinator without a role shows later is the last of the flow, too`(
    _ isBusy: Bool
  ) {
    let plain = Roleless()
    let checkout = watch(
      Checkout(on: shop.navigationController) { [weak plain] checkout in
        if let plain { checkout.start(plain) }
      })
    if isBusy { makeBusy() }
    plain.present(Screen("Loaded"), style: .pageSheet)
    app.settle()
    expectEqual(app.title, "Loaded")
    app.swipeDown()
    expectEqual(checkout.summary, Self.left)
    expectTrue(plain.isInactive)
  }
}
