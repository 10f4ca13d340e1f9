import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Flows that show nothing by themselves: what their `start()` starts does.
@MainActor @Suite(.coordinators) struct ChildrenOnlyExitTests {
  let app: AppDriver
  let shop: Shop

  init() throws {
    app = AppDriver(Shop.init(navigationController:))
    shop = try #require(app.root as? Shop)
  }

  /// A flow whose steps are flows.
  final class Checkout: NavigationCoordinator, FlowCoordinator {
    typealias Output = String
    let context = CoordinatorContext()
    let navigationController: UINavigationController
    private let begin: @MainActor (Checkout) -> Void
    private(set) var log: [String] = []

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
    func stop() { log.append("stop") }
  }

  /// A coordinator without a role, which has no screen and no container.
  final class Plain: Coordinator {
    let context = CoordinatorContext()
    private let begin: @MainActor (Plain) -> Void
    init(begin: @escaping @MainActor (Plain) -> Void = { _ in }) { self.begin = begin }
    func start() { begin(self) }
  }

  /// Starts a flow that nobody else keeps, and goes on when it is shown.
  private func watch(_ checkout: Checkout) -> Watched<Checkout> {
    let watched = Watched(checkout, shop.start(checkout))
    app.settle()
    return watched
  }

  private var titles: [String] {
    shop.navigationController.viewControllers.map { $0.title ?? "" }
  }

  private static let left = "cancelled: its last screen left, freed"

  @Test func `The way back from the first step is the end of the flow`() {
    let checkout = watch(Checkout(on: shop.navigationController))
    #expect(titles == ["List", "Order"])
    app.back()
    #expect(checkout.summary == Self.left)
    #expect(app.tree == "Shop  active  ◀ Screen")
  }

  @Test func `The flow goes on from step to step, and ends with the last one that is left`() {
    let flow = Checkout(on: shop.navigationController)
    let checkout = watch(flow)
    (flow.children.first as? Order)?.finish(1)
    app.settle()
    // What comes next is the flow's to say, also later.
    #expect(flow.isActive)
    flow.start(Order(on: flow.navigationController, titles: ["Payment"]))
    app.settle()
    #expect(titles == ["List", "Payment"])
    app.back()
    #expect(flow.log == ["stop"])
    #expect(checkout.summary == "cancelled: its last screen left, alive")
  }

  @Test func `A step that is left while another one is there does not end the flow`() {
    let flow = Checkout(on: shop.navigationController)
    let checkout = watch(flow)
    flow.start(Order(on: flow.navigationController, titles: ["Payment"]))
    app.settle()
    app.back()
    #expect(flow.isActive)
    app.back()
    #expect(checkout.summary == "cancelled: its last screen left, alive")
  }

  @Test func `A flow answers the end of its first step by the next one`() {
    let flow = Checkout(on: shop.navigationController) { checkout in
      checkout.start(Order(on: checkout.navigationController)).whenEnded { [weak checkout] _ in
        checkout?.show(Screen("Thanks"))
      }
    }
    let checkout = watch(flow)
    app.back()
    #expect(flow.isActive)
    #expect(titles == ["List", "Thanks"])
    app.back()
    #expect(checkout.summary == "cancelled: its last screen left, alive")
  }

  @Test func `A flow of flows of flows ends as a whole`() {
    let checkout = watch(
      Checkout(on: shop.navigationController) { outer in
        outer.start(Checkout(on: outer.navigationController))
      })
    #expect(titles == ["List", "Order"])
    app.back()
    #expect(checkout.summary == Self.left)
    #expect(shop.children.isEmpty)
  }

  @Test func `A coordinator without a role in between does not keep the flow`() {
    let checkout = watch(
      Checkout(on: shop.navigationController) { outer in
        outer.start(Plain { $0.start(Order(on: outer.navigationController)) })
      })
    app.back()
    #expect(checkout.summary == Self.left)
  }

  @Test func `A sheet that was the first step, swiped down, is the end of the flow`() {
    let checkout = watch(
      Checkout(on: shop.navigationController) { $0.present(Coupon(), style: .pageSheet) })
    #expect(app.title == "Coupon")
    app.swipeDown()
    #expect(checkout.summary == Self.left)
  }

  @Test func `A scene that is never shown ends with the flow that its start has led to`() {
    final class Finder: SceneCoordinator {
      let context = CoordinatorContext()
      let rootViewController = Screen("Finder")
      let stack: UINavigationController
      init(_ stack: UINavigationController) { self.stack = stack }
      func start() { start(Order(on: stack)) }
    }
    let finder = Finder(shop.navigationController)
    shop.start(finder)
    app.settle()
    app.back()
    #expect(finder.isInactive)
  }

  @Test func `Beside a sibling on the stack of an app without a role it ends as well`() throws {
    let stack = UINavigationController()
    let app = AppDriver { (window: UIWindow) -> Plain in
      window.rootViewController = stack
      return Plain { $0.start(Bare(stack)) }
    }
    let root = try #require(app.root as? Plain)
    (root.children.first as? Bare)?.show(Screen("Home"), animated: false)
    app.settle()
    let checkout = Checkout(on: stack)
    root.start(checkout)
    app.settle()
    app.back()
    #expect(checkout.isInactive)
    #expect(root.children.count == 1)
  }

  // MARK: Who lives

  @Test func `Whose own container is in the user interface lives`() throws {
    let main = Checkout(on: UINavigationController()) { $0.present(Coupon(), style: .pageSheet) }
    let app = AppDriver { (window: UIWindow) -> Plain in
      window.rootViewController = main.navigationController
      main.navigationController.viewControllers = [Screen("Somebody's")]
      return Plain { $0.start(main) }
    }
    #expect(app.title == "Coupon")
    app.swipeDown()
    #expect(app.title == "Somebody's")
    #expect(main.isActive)
  }

  @Test func `Whose stack waits to be shown lives`() {
    let flow = Checkout(on: UINavigationController()) { $0.present(Coupon(), style: .pageSheet) }
    shop.start(flow)
    app.settle()
    app.swipeDown()
    #expect(flow.isActive)
    shop.present(flow)
    flow.show(Screen("Home"))
    app.settle()
    #expect(app.title == "Home")
    app.swipeDown()
    #expect(flow.isInactive)
  }

  @Test func `Who owns the window lives`() throws {
    final class Gate: WindowCoordinator {
      let context = CoordinatorContext()
      let window: UIWindow
      init(_ window: UIWindow) { self.window = window }
      func start() { present(Coupon(), style: .pageSheet) }
    }
    let app = AppDriver { (window: UIWindow) -> Plain in
      window.rootViewController = Screen("Home")
      return Plain { $0.start(Gate(window)) }
    }
    let gate = try #require(app.root?.children.first)
    #expect(app.title == "Coupon")
    app.swipeDown()
    #expect(gate.isActive)
  }

  @Test func `Who starts flows later, and none at its start, lives from one to the next`() {
    let clerk = Checkout(on: shop.navigationController) { _ in }
    shop.start(clerk)
    app.settle()
    for _ in 1...2 {
      clerk.start(Order(on: clerk.navigationController))
      app.settle()
      app.back()
      #expect(clerk.isActive)
    }
  }
}
