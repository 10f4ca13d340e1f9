import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Notices with one button.
@MainActor @Suite(.coordinators) struct TellingTests {
  let app: AppDriver
  let shop: Shop

  init() throws {
    app = AppDriver { Shop(navigationController: $0) }
    shop = try #require(app.root as? Shop)
  }

  @Test func `A notice has a title, a text and one button, which cancels`() throws {
    shop.tell("Sold out", message: "Come again tomorrow.")
    app.settle()
    let alert = try #require(
      shop.navigationController.presentedViewController as? UIAlertController)
    #expect(alert.title == "Sold out")
    #expect(alert.message == "Come again tomorrow.")
    #expect(alert.preferredStyle == .alert)
    #expect(alert.actions.map(\.title) == ["OK"])
    // So Esc and the escape gesture close it, too.
    #expect(alert.actions.map(\.style) == [.cancel])
  }

  @Test func `A notice ends when its button is tapped, and nothing is left of it`() {
    var ends: [String] = []
    shop.tell("Sold out", button: "Pity").whenEnded {
      ends.append($0.isFinished ? "read" : "\($0)")
    }
    app.settle()
    #expect(ends.isEmpty)
    app.tap("Pity")
    #expect(ends == ["read"])
    #expect(shop.navigationController.presentedViewController == nil)
    #expect(shop.childCoordinators.isEmpty)
  }

  @Test func `A notice waits for its turn, and appears over what came before`() {
    shop.present(Coupon())
    shop.tell("Sold out")
    app.settle()
    #expect(app.title == "Sold out")
    app.tap("OK")
    #expect(app.tree.contains("Coupon  active"))
  }
}
