import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What the verbs do, and when.
@MainActor @Suite(.coordinators) struct VerbTests {
  let app: AppDriver
  let shop: Shop

  init() throws {
    app = AppDriver(Shop.init(navigationController:))
    shop = try #require(app.root as? Shop)
  }

  private var titles: [String] {
    shop.navigationController.viewControllers.map { $0.title ?? "" }
  }

  @Test func `When nothing runs, a push is on the stack when the call returns`() {
    let handle = shop.show(Screen("A"))
    #expect(titles == ["List", "A"])
    #expect(handle.ended == nil)
    app.settle()
    #expect(handle.ended == .performed)
  }

  @Test func `pain 3: pushes that overlap are carried out one after the other, in order`() {
    let handles = ["A", "B", "C"].map { shop.show(Screen($0)) }
    #expect(titles == ["List", "A"])
    app.settle()
    #expect(titles == ["List", "A", "B", "C"])
    #expect(handles.map(\.ended) == [.performed, .performed, .performed])
    #expect(app.device.log.entries.isEmpty)
  }

  @Test func `pain 3: a presentation asked for while another is dismissed comes after it`() {
    shop.present(Screen("First"))
    app.settle()
    shop.dismiss()
    let handle = shop.present(Screen("Second"))
    app.settle()
    #expect(handle.ended == .performed)
    #expect(app.title == "Second")
    #expect(app.device.log.entries.isEmpty)
  }

  @Test func `pain 3: a push asked for during a raw dismissal is not lost`() {
    shop.present(Screen("Sheet"))
    app.settle()
    shop.navigationController.dismiss(animated: true)
    shop.show(Screen("A"))
    app.settle()
    #expect(titles == ["List", "A"])
    #expect(app.title == "A")
  }

  @Test func `A push asked for during a raw animated push comes after it`() {
    shop.navigationController.pushViewController(Screen("Raw"), animated: true)
    let handle = shop.show(Screen("A"))
    #expect(handle.ended == nil)
    app.settle()
    #expect(titles == ["List", "Raw", "A"])
    #expect(handle.ended == .performed)
  }

  @Test func `A push asked for while a swipe back is held waits for its end`() throws {
    shop.show(Screen("A"))
    app.settle()
    try app.beginSwipeBack()
    app.moveSwipe(to: 0.5)
    shop.show(Screen("B"))
    app.cancelSwipe()
    #expect(titles == ["List", "A", "B"])
  }

  @Test func `A verb called from a view callback waits for the transition that causes it`() {
    final class Eager: UIViewController {
      var appeared: () -> Void = {}
      override func viewDidAppear(_ animated: Bool) { appeared() }
    }
    let eager = Eager()
    eager.title = "Eager"
    eager.appeared = { [shop] in
      eager.appeared = {}
      shop.show(Screen("Next"))
    }
    shop.show(eager)
    app.settle()
    #expect(titles == ["List", "Eager", "Next"])
    eager.appeared = {}
  }

  @Test func `Each refusal says why`() {
    let there = Screen("There")
    shop.show(there)
    app.settle()
    let stranger = Screen("Stranger")
    let reasons = [
      shop.show(there), shop.show(UINavigationController()), shop.popTo(stranger),
      shop.set([there, there]), shop.present(there), shop.dismiss(),
    ].map { handle -> String in
      guard case .rejected(let rejection)? = handle.ended else { return "\(handle.ended as Any)" }
      return rejection.description
    }
    #expect(
      reasons.joined(separator: "\n") == """
        Screen is on the stack already: push a new instance, or pop to this one with 'popTo'.
        UINavigationController is a navigation controller, which UIKit cannot push: present it.
        Screen is not on this stack, so that there is nothing to pop to.
        A screen stands twice in the new stack: each may stand there once.
        Screen is in the user interface already: present a new instance.
        This coordinator presents nothing, so that there is nothing to dismiss.
        """)
    shop.popToRoot()
    app.settle()
    guard case .rejected(let rejection)? = shop.pop().ended else {
      Issue.record("The pop was not refused.")
      return
    }
    #expect(
      rejection.description == "The stack has no second screen, so that there is nothing to pop.")
  }

  @Test func `popToRoot at the root is performed, as UIKit accepts it`() {
    app.settle()
    #expect(shop.popToRoot().ended == .performed)
    #expect(shop.navigationController.viewControllers == [shop.list])
  }

  @Test func `The result is the transition's real end`() async {
    let handle = shop.show(Screen("A"))
    app.settle()
    #expect(await handle.result == .performed)
  }

  @Test func `A child whose transition is refused is stopped`() {
    let account = Account()
    let pushed = shop.push(account)
    var outcomes: [String] = []
    pushed.whenEnded { outcomes.append("\($0)") }
    app.settle()
    #expect(pushed.transition.ended != .performed)
    #expect(outcomes == ["cancelled: could not be shown"])
    #expect(account.log == ["start", "stop"])
    #expect(shop.children.isEmpty)
  }

  @Test func `A flow that ends inside its own start is not shown`() {
    final class Hasty: SceneCoordinator, FlowCoordinator {
      typealias Output = Int
      let context = CoordinatorContext()
      let rootViewController = Screen("Hasty")
      func start() { finish(1) }
    }
    let shown = shop.present(Hasty())
    app.settle()
    #expect(shop.navigationController.presentedViewController == nil)
    var outcome = ""
    shown.whenEnded { outcome = "\($0)" }
    #expect(outcome == "finished")
    #expect(shown.transition.ended != nil)
  }

  @Test func `What waits for a coordinator that stops is dropped`() {
    let order = Order(on: shop.navigationController, titles: ["One", "Two", "Three"])
    shop.start(order)
    #expect(titles == ["List", "One"])
    shop.stop(order)
    app.settle()
    #expect(titles == ["List"])
  }

  @Test func `A stopped coordinator shows nothing and says so`() {
    let order = Order(on: shop.navigationController)
    shop.start(order)
    app.settle()
    shop.stop(order)
    app.settle()
    let diagnostics = DiagnosticReporter.collecting { order.show(Screen("Late")) }
    #expect(diagnostics.map(\.code.text) == ["transitionOfInactiveCoordinator"])
    #expect(titles == ["List"])
  }

  @Test func `A root that nobody keeps is reported, if its window is in sight`() {
    final class Forgotten: WindowCoordinator {
      let context = CoordinatorContext()
      let window: UIWindow
      init(_ window: UIWindow) { self.window = window }
      func start() { window.makeKeyAndVisible() }
    }
    let window = UIWindow()
    let diagnostics = DiagnosticReporter.collecting {
      Forgotten(window).launch()
      app.settle()
      let kept = Forgotten(UIWindow())
      kept.launch()
      app.settle()
      withExtendedLifetime(kept) {}
    }
    #expect(diagnostics.map(\.code.text) == ["rootNotKept"])
  }

  @Test func `A parent that pushes the next flow when one has ended makes one transition of it`() {
    let order = Order(on: shop.navigationController)
    shop.start(order).whenEnded { [shop] _ in
      shop.start(Order(on: shop.navigationController, titles: ["Receipt"]))
    }
    app.settle()
    order.finish(1)
    #expect(titles == ["List", "Receipt"])
    app.settle()
    #expect(titles == ["List", "Receipt"])
  }

  @Test func `A flow that was alone on the stack stays in sight until it is replaced`() {
    let container = UINavigationController()
    final class Root: NavigationCoordinator {
      let context = CoordinatorContext()
      let navigationController: UINavigationController
      init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
      }
      func start() {}
    }
    let app = AppDriver { (window: UIWindow) -> Root in
      window.rootViewController = container
      return Root(container)
    }
    guard let root = app.root as? Root else { return }
    let login = Order(on: container, titles: ["Login"])
    root.start(login)
    app.settle()
    login.finish(1)
    app.settle()
    #expect(app.title == "Login")
    root.show(Screen("Main"))
    app.settle()
    #expect(container.viewControllers.map { $0.title ?? "" } == ["Main"])
  }

  @Test func `Setting the stack keeps the owners of the screens that stay`() throws {
    let order = shop.watch()
    app.settle()
    let screen = try #require(shop.navigationController.topViewController)
    shop.set([shop.list, Screen("Between"), screen])
    app.settle()
    #expect(order.summary == "alive")
    #expect(shop.childViewControllers.map { $0.title ?? "" } == ["List", "Between"])
  }

  @Test func `A screen that another coordinator shows changes its owner`() {
    let order = Order(on: shop.navigationController, titles: [])
    shop.start(order)
    let screen = Screen("Shared")
    order.show(screen)
    app.settle()
    shop.pop()
    shop.present(screen)
    app.settle()
    #expect(app.title == "Shared")
    #expect(order.isInactive)
    #expect(shop.isActive)
  }

  @Test func `A screen is that of one scene: a second one is refused, and both are named`() {
    final class Scene: SceneCoordinator {
      let context = CoordinatorContext()
      let rootViewController: UIViewController
      init(_ screen: UIViewController) { rootViewController = screen }
    }
    final class Thief: SceneCoordinator {
      let context = CoordinatorContext()
      let rootViewController: UIViewController
      init(_ screen: UIViewController) { rootViewController = screen }
    }
    let screen = Screen("Shared")
    let (scene, thief) = (Scene(screen), Thief(screen))
    shop.push(scene)
    app.settle()
    let diagnostics = DiagnosticReporter.collecting {
      shop.present(thief)
      shop.perform(.push(Thief(screen)))
    }
    app.settle()
    #expect(diagnostics.map(\.code.text) == ["screenOfTwoScenes", "screenOfTwoScenes"])
    let text = "\(diagnostics[0])"
    #expect(text.contains("Scene") && text.contains("Thief") && text.contains("Screen"))
    #expect(scene.isActive && thief.isInactive)
    #expect(shop.navigationController.topViewController === screen)

    shop.stop(scene)
    shop.push(thief)
    app.settle()
    #expect(thief.isActive)
    #expect(shop.navigationController.topViewController === screen)
  }

  @Test func `The journal tells each request and its end`() {
    let text = app.journal
    #expect(text.contains("Shop push Screen requested"))
    #expect(text.contains("Shop push Screen performed"))
  }

  @Test func `dismiss takes the screen that it names, and all above it`() {
    let (lower, upper) = (Screen("Lower"), Screen("Upper"))
    shop.present(lower)
    shop.present(upper)
    app.settle()
    #expect(shop.dismiss(Screen("Elsewhere")).ended != .performed)
    let handle = shop.dismiss(lower)
    app.settle()
    #expect(handle.ended == .performed)
    #expect(app.title == "List")
    #expect(upper.presentingViewController == nil)
  }

  @Test func `dismiss leaves alone what a child has presented by a verb of its own`() {
    let order = Order(on: shop.navigationController)
    shop.start(order)
    app.settle()
    let help = Screen("Help")
    order.present(help)
    app.settle()
    guard case .rejected? = shop.dismiss().ended else {
      Issue.record("It was not refused.")
      return
    }
    app.settle()
    #expect(app.title == "Help")
    order.dismiss()
    app.settle()

    shop.present(Coupon())
    app.settle()
    order.present(help)
    app.settle()
    shop.dismiss()
    app.settle()
    #expect(app.title == "Order")
  }

  @Test func `A tab whose coordinator has stopped is selected with a coordinator that runs again`()
    throws
  {
    let app = AppDriver(Market.init(tabBarController:))
    let market = try #require(app.root as? Market)
    market.stop(market.milk)
    app.settle()
    market.select(market.milk)
    app.settle()
    #expect(app.title == "Milk")
    #expect(market.milk.isActive)
    #expect(market.tabCoordinators.count == 3)
    let wine = Aisle("Wine")
    let refused = market.select(wine)
    app.settle()
    guard case .rejected? = refused.ended else {
      Issue.record("It was not refused.")
      return
    }
    #expect(wine.isInactive)
    #expect(app.title == "Milk")
  }
}
