import CoordinatorTesting
import HeadlessUIKit
import Testing

/// `dismissAll` takes everything away that is presented in the window, whoever has presented it.
@MainActor @Suite(.coordinators) struct DismissAllTests {
  let app: AppDriver
  let shop: Shop

  init() throws {
    app = AppDriver(Shop.init(navigationController:))
    shop = try #require(app.root as? Shop)
  }

  @Test func `Sheets of several coordinators leave at once, and end once each`() {
    var ends: [String] = []
    let coupon = Coupon()
    let account = Account()
    shop.present(coupon).whenEnded { ends.append("coupon \($0)") }
    app.settle()
    coupon.present(account).whenEnded { ends.append("account \($0)") }
    app.settle()
    #expect(app.tree.contains("Account"))
    let handle = shop.dismissAll()
    app.settle()
    #expect(handle.ended == .performed)
    #expect(app.tree == "Shop  active  ◀ Screen")
    #expect(app.title == "List")
    #expect(
      ends.sorted() == [
        "account cancelled: its last screen left", "coupon cancelled: its last screen left",
      ])
    #expect(app.device.log.entries.isEmpty)
  }

  @Test func `A child's takes what its parent has presented as well`() {
    let order = Order(on: shop.navigationController)
    shop.start(order)
    app.settle()
    shop.present(Screen("Sheet"))
    app.settle()
    order.dismissAll()
    app.settle()
    #expect(app.title == "Order")
  }

  @Test func `A raw sheet and an alert leave, too`() {
    shop.navigationController.present(Screen("Raw"), animated: false)
    app.settle()
    let answer = shop.ask(Alert("Sure?", actions: [.cancel("No", 0)]))
    app.settle()
    var end = ""
    answer.whenEnded { end = "\($0)" }
    shop.dismissAll()
    app.settle()
    #expect(app.title == "List")
    #expect(end == "cancelled: its last screen left")
  }

  @Test func `With nothing presented it is performed at once`() {
    #expect(shop.dismissAll().ended == .performed)
  }

  @Test func `What is presented is known when its turn comes`() {
    shop.present(Screen("First"))
    let handle = shop.dismissAll()
    let later = shop.show(Screen("Then"))
    app.settle()
    #expect(handle.ended == .performed)
    #expect(later.ended == .performed)
    #expect(app.title == "Then")
    #expect(shop.navigationController.presentedViewController == nil)
  }

  @Test func `What has left before its turn comes is not missed`() {
    shop.present(Screen("Sheet"))
    app.settle()
    shop.dismiss()
    let handle = shop.dismissAll()
    app.settle()
    #expect(handle.ended == .performed)
    #expect(app.title == "List")
  }

  @Test func `A way that begins with it leads there from anywhere`() {
    shop.show(Screen("Deep"))
    app.settle()
    shop.present(Screen("Sheet"))
    app.settle()
    let handle = shop.perform(.sequence(.dismissAll(), .popToRoot(), .push(Screen("Article"))))
    app.settle()
    #expect(handle.ended == .performed)
    #expect(app.title == "Article")
    #expect(app.depth == 2)
  }

  @Test func `An attempt asks those who guard what is presented`() async {
    let editor = Editor("Editor")
    shop.present(editor)
    app.settle()
    let refused = shop.attempt(.dismissAll())
    await editor.answer(false)
    app.settle()
    #expect(app.title == "Editor")
    guard case .rejected(let reason) = refused.ended else {
      Issue.record("It was not refused.")
      return
    }
    #expect(reason.isVeto)
    let allowed = shop.attempt(.dismissAll())
    await editor.answer(true)
    app.settle()
    #expect(allowed.ended == .performed)
    #expect(app.title == "List")
  }

  @Test func `It is no repeat of a dismissal, and prints as what it is`() {
    #expect(ScreenTransition.dismissAll() != .dismiss())
    #expect(ScreenTransition.dismissAll() == .dismissAll(animated: false))
    #expect("\(ScreenTransition.dismissAll())" == "dismiss all")
  }

  @Test func `A sheet over its own context in a screen leaves, too`() {
    let inner = Screen("Inner")
    inner.definesPresentationContext = true
    shop.embed(inner)
    app.settle()
    inner.present(Screen("Over"), animated: false)
    app.settle()
    shop.dismissAll()
    app.settle()
    #expect(inner.presentedViewController == nil)
  }
}
