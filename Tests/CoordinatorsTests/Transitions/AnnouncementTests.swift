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
