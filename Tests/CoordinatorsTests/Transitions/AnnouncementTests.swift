import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// What a screen reader is told.
@MainActor @Suite(.coordinators) struct AnnouncementTests {
  let app: AppDriver
  let shop: Shop

  init() throws {
    app = AppDriver { Shop(navigationController: $0) }
    shop = try #require(app.root as? Shop)
    app.settle()
  }

  /// What was told since the last look.
  private func told(_ act: () -> Void) -> [String] {
    let start = app.device.accessibilityPosts.count
    act()
    app.settle()
    return app.device.accessibilityPosts[start...].map { post in
      let kind = post.notification == .screenChanged ? "screen" : "layout"
      let view = post.element as? UIView
      return
        "\(kind) \((view?.next as? UIViewController)?.title ?? view?.accessibilityLabel ?? "-")"
    }
  }

  @Test func `A push, a pop, a sheet and its dismissal tell of the screen in sight`() {
    #expect(told { shop.show(Screen("A")) } == ["screen A"])
    #expect(told { shop.pop() } == ["screen List"])
    #expect(told { shop.present(Coupon()) } == ["screen Coupon"])
    #expect(told { shop.dismiss() } == ["screen List"])
  }

  @Test func `What a person does is told as what code does`() {
    shop.show(Screen("A"))
    app.settle()
    #expect(told { app.swipeBack() } == ["screen List"])
    shop.present(Coupon(), style: .pageSheet)
    app.settle()
    #expect(told { app.swipeDown() } == ["screen List"])
  }

  @Test func `An alert that a person closes by its button uncovers what is told`() {
    _ = told { shop.ask(Alert("Sure?", actions: [.cancel("No", 0)])) }
    #expect(told { app.tap("No") } == ["screen List"])
  }

  @Test func `What is shown when an alert has been answered is told once`() {
    _ = told {
      shop.ask(Alert("Sure?", actions: [.cancel("No", 0)])).whenEnded { _ in
        shop.show(Screen("A"))
      }
    }
    #expect(told { app.tap("No") } == ["screen A"])
  }

  @Test func `A sheet that a raw call dismisses uncovers what is told, and is told again`() {
    let coupon = Coupon()
    shop.present(coupon, style: .pageSheet)
    app.settle()
    #expect(told { coupon.rootViewController.dismiss(animated: true) } == ["screen List"])
    #expect(told { shop.present(coupon, style: .pageSheet) } == ["screen Coupon"])
  }

  @Test func `What covers a tab's screens only is told, and its end`() throws {
    let app = AppDriver(Market.init(tabBarController:))
    let market = try #require(app.root as? Market)
    app.settle()
    var start = app.device.accessibilityPosts.count
    market.fruit.present(Coupon(), style: .currentContext)
    app.settle()
    #expect(titles(app, since: start) == ["Coupon"])
    start = app.device.accessibilityPosts.count
    // The stack that is covered is in no window, by which its device is known.
    app.device.run { _ = market.fruit.dismiss() }
    app.settle()
    #expect(titles(app, since: start) == ["Fruit"])
  }

  private func titles(_ app: AppDriver, since start: Int) -> [String] {
    app.device.accessibilityPosts[start...].map {
      (($0.element as? UIView)?.next as? UIViewController)?.title ?? "-"
    }
  }

  @Test func `A popover that a raw call dismisses changes the layout`() {
    app.device.screen = .pad
    let screen = Screen("Popover")
    shop.present(screen, style: .popover(from: shop.list.view))
    app.settle()
    #expect(told { screen.dismiss(animated: true) } == ["layout List"])
  }

  @Test func `A screen says where to go`() {
    let screen = Focused()
    #expect(told { shop.show(screen) } == ["screen Field"])
  }

  @Test func `An embedded screen changes the layout`() {
    #expect(told { shop.embed(Screen("Part")) } == ["layout Part"])
  }

  @Test func `A popover on a wide screen changes the layout, and its end does`() {
    app.device.screen = .pad
    let screen = Screen("Popover")
    #expect(
      told { shop.present(screen, style: .popover(from: shop.list.view)) } == ["layout Popover"])
    #expect(told { shop.dismiss() } == ["layout List"])
  }

  @Test func `What happens out of sight is not told`() {
    shop.present(Coupon())
    app.settle()
    #expect(told { shop.show(Screen("Below")) } == [])
  }

  final class Focused: UIViewController, AccessibilityFocusing {
    let field = UITextField()
    var accessibilityFocus: Any? { field }
    override func viewDidLoad() {
      super.viewDidLoad()
      field.accessibilityLabel = "Field"
      view.addSubview(field)
    }
  }
}
