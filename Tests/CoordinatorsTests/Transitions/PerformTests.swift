import CoordinatorTesting
import HeadlessUIKit
import Testing

/// `perform(_:)`: who performs it says where it happens, and whose it is.
@MainActor @Suite(.coordinators) struct PerformTests {
  let app: AppDriver
  let shop: Shop

  init() throws {
    app = AppDriver(Shop.init(navigationController:))
    shop = try #require(app.root as? Shop)
  }

  private var titles: [String] {
    shop.navigationController.viewControllers.map { $0.title ?? "" }
  }

  private func reason(_ handle: TransitionHandle) -> String {
    guard case .rejected(let rejection)? = handle.ended else { return "\(handle.ended as Any)" }
    return rejection.description
  }

  @Test func `A container that is left out is that of whoever performs it`() {
    let account = Account()
    shop.present(account)
    app.settle()
    account.perform(.push(Screen("Mine")))
    app.settle()
    #expect(account.navigationController.topViewController?.title == "Mine")
    account.perform(.push(Screen("Theirs"), on: shop.navigationController))
    app.settle()
    #expect(titles == ["List", "Theirs"])
    #expect(account.childViewControllers.map { $0.title ?? "" } == ["Account", "Mine"])
  }

  @Test func `A scene pushes on the stack in which it lies, and has none elsewhere`() {
    let scene = Coupon()
    shop.push(scene)
    app.settle()
    scene.perform(.push(Screen("Next")))
    app.settle()
    #expect(titles == ["List", "Coupon", "Next"])
    let sheet = Coupon()
    shop.present(sheet)
    app.settle()
    #expect(
      reason(sheet.perform(.push(Screen("Next")))) == """
        The coordinator that was to 'push Screen' has no navigation controller: name one in the \
        transition.
        """)
    #expect(
      reason(sheet.perform(.select(index: 0))) == """
        The coordinator that was to 'select tab 0' has no tab bar controller: name one in the \
        transition.
        """)
  }

  @Test func `A child is started when its turn comes, and is the performer's child`() throws {
    shop.show(Screen("A"))
    let scene = Coupon()
    let handle = shop.perform(.push(scene))
    #expect(scene.isInactive)
    app.settle()
    #expect(handle.ended == .performed)
    #expect(scene.isActive)
    #expect(scene.parent === shop)
    app.back()
    #expect(scene.log == ["start", "stop"])
  }

  @Test func `A child whose transition is rejected is stopped, one that ran already is kept`() {
    let account = Account()
    #expect(reason(shop.perform(.push(account))).contains("which UIKit cannot push"))
    #expect(account.log == ["start", "stop"])
    let scene = Coupon()
    shop.start(scene)
    shop.show(scene.rootViewController)
    app.settle()
    #expect(reason(shop.perform(.push(scene))).contains("on the stack already"))
    #expect(scene.isActive)
  }

  @Test func `A child that ends inside its own start is not shown`() {
    final class Hasty: SceneCoordinator, FlowCoordinator {
      typealias Output = Int
      let context = CoordinatorContext()
      let rootViewController = Screen("Hasty")
      func start() { finish(1) }
    }
    let handle = shop.perform(.push(Hasty()))
    app.settle()
    #expect(titles == ["List"])
    #expect(reason(handle).hasPrefix("The child does not run: it has ended before it was shown"))
  }

  @Test func `A waiting transition whose performer stops is dropped, and makes nothing`() {
    let order = Order(on: shop.navigationController)
    shop.start(order)
    var isMade = false
    func make() -> Screen {
      isMade = true
      return Screen("Next")
    }
    let handle = order.perform(.push(make()))
    shop.stop(order)
    app.settle()
    #expect(reason(handle).contains("was stopped before its turn came"))
    #expect(
      app.journal.contains(
        "Shop/Order push Screen: The coordinator that asked for it was stopped before its turn came. "
          + "rejected"))
    #expect(!isMade)
    #expect(titles == ["List"])
  }

  @Test func `A coordinator whose next screen is still to be made is kept`() {
    let order = shop.watch()
    app.settle()
    guard let flow = shop.children.first as? Order else { return }
    // Its only screen leaves while its request waits for a window that is hidden.
    shop.navigationController.view.window?.isHidden = true
    let handle = flow.perform(.present(Screen("Late")))
    shop.navigationController.popViewController(animated: false)
    let told = DiagnosticReporter.collecting { app.settle() }
    #expect(told.map(\.code.text) == ["waitsForWindow"])
    shop.childViewControllers.forEach { _ in }
    app.settle()
    #expect(order.summary == "alive")
    #expect(handle.ended == nil)
    app.window?.isHidden = false
    shop.stop(flow)
    app.settle()
    #expect(flow.isInactive)
  }

  @Test func `popTo and select find what they lead to by its class`() throws {
    final class Special: UIViewController {}
    shop.show(Special())
    shop.show(Screen("A"))
    app.settle()
    shop.perform(.popTo(Special.self))
    app.settle()
    #expect(shop.navigationController.topViewController is Special)
    #expect(
      reason(shop.perform(.popTo(UIAlertController.self)))
        == "There is no UIAlertController in the container, so that there is nothing to go to.")
    shop.start(Order(on: shop.navigationController, titles: ["Lower", "Upper"]))
    shop.show(Screen("Top"))
    app.settle()
    shop.perform(.popTo(Order.self))
    app.settle()
    #expect(shop.navigationController.topViewController?.title == "Upper")
    #expect(reason(shop.perform(.popTo(Coupon.self))).contains("no Coupon in the container"))
    let app = AppDriver(Market.init(tabBarController:))
    let market = try #require(app.root as? Market)
    market.perform(.select(index: 2))
    app.settle()
    #expect(market.tabBarController.selectedIndex == 2)
    market.perform(.select(Aisle.self))
    app.settle()
    #expect(market.tabBarController.selectedIndex == 0)
    #expect(market.fruit.isActive)
    #expect(
      reason(market.perform(.select(index: 3)))
        == "There is no tab 3: the tab bar controller has 3 tabs.")
    // A coordinator inside a tab selects in the same tab bar.
    market.fruit.perform(.select(index: 1))
    app.settle()
    #expect(market.bread.isActive)
  }

  @Test func `A given screen is dismissed with all above it`() {
    let lower = Screen("Lower")
    shop.present(lower)
    shop.present(Screen("Upper"))
    app.settle()
    let handle = shop.perform(.dismiss(lower))
    app.settle()
    #expect(handle.ended == .performed)
    #expect(app.title == "List")
  }

  @Test func `none is performed at once, also while something runs`() {
    shop.show(Screen("A"))
    #expect(shop.perform(.none).ended == .performed)
    #expect(shop.perform(.sequence([])).ended == .performed)
  }

  @Test func `A coordinator that has stopped performs nothing and says so`() {
    let order = Order(on: shop.navigationController)
    shop.start(order)
    app.settle()
    shop.stop(order)
    app.settle()
    let diagnostics = DiagnosticReporter.collecting { order.perform(.push(Screen("Late"))) }
    #expect(diagnostics.map(\.code.text) == ["transitionOfInactiveCoordinator"])
    #expect(titles == ["List"])
  }

  @Test func `A child that has nowhere to be shown is stopped`() throws {
    let app = AppDriver(Mall.init(window:))
    let mall = try #require(app.root as? Mall)
    let coupon = Coupon()
    let handle = mall.embed(coupon)
    #expect("\(handle.transition.ended.map { "\($0)" } ?? "")".contains("has no screen"))
    #expect(coupon.log == ["start", "stop"])
    #expect(mall.numberOfChildren(inState: .active) == 1)
  }
}
