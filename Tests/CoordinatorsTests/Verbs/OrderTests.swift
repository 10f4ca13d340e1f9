import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Requests that meet: with each other, with screens that leave, with raw calls of the same turn.
@MainActor @Suite(.coordinators) struct OrderTests {
  let app: AppDriver
  let shop: Shop

  init() throws {
    app = AppDriver(Shop.init(navigationController:))
    shop = try #require(app.root as? Shop)
  }

  private var titles: [String] {
    shop.navigationController.viewControllers.map { $0.title ?? "" }
  }

  @Test func `pain 3: a presentation under a full screen cover is not lost`() {
    shop.present(Screen("Cover"), style: .fullScreen)
    app.settle()
    let handle = shop.present(Screen("Second"))
    app.settle()
    #expect(handle.ended == .performed)
    #expect(app.title == "Second")
  }

  @Test func `dismiss takes back a presentation that still waits`() {
    shop.show(Screen("A"))
    let presented = shop.present(Screen("Sheet"))
    let dismissed = shop.dismiss()
    app.settle()
    #expect(presented.ended == .performed)
    #expect(dismissed.ended == .performed)
    #expect(app.title == "A")
  }

  @Test func `Two dismissals take two sheets, the upper one first`() {
    shop.present(Screen("Lower"))
    shop.present(Screen("Upper"))
    app.settle()
    let handles = [shop.dismiss(), shop.dismiss()]
    app.settle()
    #expect(handles.map(\.ended) == [.performed, .performed])
    #expect(app.title == "List")
  }

  @Test func `The same screen may be presented again in the turn that dismisses it`() {
    let scene = Coupon()
    shop.present(scene)
    app.settle()
    shop.dismiss()
    let again = shop.present(scene)
    app.settle()
    #expect(again.transition.ended == .performed)
    #expect(app.title == "Coupon")
    #expect(scene.isActive)
    app.swipeDown()
    #expect(scene.isInactive)
  }

  @Test func `A screen that is refused elsewhere keeps its owner and its place`() {
    let order = shop.watch()
    app.settle()
    let screen = shop.navigationController.topViewController
    for handle in screen.map({ [shop.present($0), shop.setRoot($0)] }) ?? [] {
      #expect(handle.ended != .performed)
    }
    app.settle()
    #expect(order.summary == "alive")
    app.back()
    #expect(order.summary.hasSuffix("freed"))
  }

  @Test func `The window's root cannot be presented, and stays whose it is`() {
    let handle = shop.present(shop.navigationController)
    #expect(handle.ended != .performed)
    #expect(handle.ended != nil)
    app.settle()
    #expect(shop.isActive)
  }

  @Test func `A refused request of the same turn does not keep what is to leave`() {
    let order = Order(on: shop.navigationController)
    var refused: TransitionHandle?
    shop.start(order).whenEnded { [shop] _ in refused = shop.popTo(Screen("Stranger")) }
    app.settle()
    order.finish(1)
    app.settle()
    #expect(refused?.ended != .performed)
    #expect(titles == ["List"])
  }

  @Test func `popToRoot when the bottom is to leave keeps the lowest that stays`() throws {
    let container = UINavigationController()
    let app = AppDriver { (window: UIWindow) -> Bare in
      window.rootViewController = container
      return Bare(container)
    }
    let root = try #require(app.root as? Bare)
    let login = Order(on: container, titles: ["Login"])
    root.start(login).whenEnded { _ in root.popToRoot() }
    root.show(Screen("A"))
    root.show(Screen("B"))
    app.settle()
    login.finish(1)
    app.settle()
    #expect(container.viewControllers.map { $0.title ?? "" } == ["A"])
  }

  @Test func `A flow that leaves while raw pushes are held back takes none of them along`() {
    let order = Order(on: shop.navigationController)
    shop.start(order)
    app.settle()
    shop.navigationController.pushViewController(Screen("Raw 1"), animated: true)
    shop.navigationController.pushViewController(Screen("Raw 2"), animated: true)
    order.finish(1)
    app.settle()
    #expect(titles.last == "Raw 2" || titles == ["List"])
    #expect(order.isInactive)
    #expect(app.isIdle)
  }

  @Test func `A flow that is started again in the same turn shows its screen again`() {
    let scene = Coupon()
    shop.push(scene)
    app.settle()
    shop.stop(scene)
    shop.push(scene)
    app.settle()
    #expect(titles == ["List", "Coupon"])
    #expect(scene.isActive)
    app.back()
    #expect(scene.isInactive)
  }

  @Test func `A child that ends before its push comes is not pushed`() {
    shop.show(Screen("A"))
    let scene = Coupon()
    let shown = shop.push(scene)
    scene.finish("early")
    app.settle()
    #expect(titles == ["List", "A"])
    guard case .rejected? = shown.transition.ended else {
      Issue.record("\(shown.transition.ended as Any)")
      return
    }
  }

  @Test func `A raw push over a push of the same turn ends both`() {
    let handle = shop.show(Screen("A"), animated: false)
    shop.navigationController.pushViewController(Screen("Raw"), animated: false)
    app.settle()
    #expect(handle.ended == .performed)
    #expect(titles == ["List", "A", "Raw"])
  }

  @Test func `Two flows that finish in the same turn leave by one transition`() {
    let first = Order(on: shop.navigationController, titles: ["First"])
    shop.start(first)
    let second = Order(on: shop.navigationController, titles: ["Second"])
    shop.start(second)
    app.settle()
    let before = app.events.count
    first.finish(1)
    second.finish(2)
    app.settle()
    #expect(titles == ["List"])
    let leaves = app.events.dropFirst(before).filter { "\($0)".contains(" leave ") }
    #expect(leaves.count == 1)
  }

  @Test func `A flow that finishes into setRoot leaves with the root`() throws {
    let app = AppDriver(Mall.init(window:))
    let mall = try #require(app.root as? Mall)
    let account = Account()
    mall.setRoot(account).whenEnded { _ in mall.setRoot(Coupon()) }
    app.settle()
    account.finish("done")
    #expect(mall.window.rootViewController?.title == "Coupon")
    app.settle()
    #expect(app.title == "Coupon")
    #expect(app.isIdle)
  }

  @Test func `Verbs inside stop, whenEnded and coordinatorDidStop are carried out`() {
    final class Last: NavigationCoordinator, FlowCoordinator {
      typealias Output = Void
      let context = CoordinatorContext()
      let navigationController: UINavigationController
      private(set) var late: TransitionHandle?
      init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
      }
      func start() { show(Screen("Last")) }
      func stop() {
        _ = DiagnosticReporter.collecting { late = show(Screen("Too late")) }
      }
    }
    let last = Last(shop.navigationController)
    shop.start(last).whenEnded { [shop] _ in
      shop.show(Screen("Next"))
      shop.present(Screen("Sheet"))
    }
    app.settle()
    last.finish()
    app.settle()
    guard case .rejected? = last.late?.ended else {
      Issue.record("\(last.late?.ended as Any)")
      return
    }
    #expect(titles == ["List", "Next"])
    #expect(app.title == "Sheet")
  }
}
