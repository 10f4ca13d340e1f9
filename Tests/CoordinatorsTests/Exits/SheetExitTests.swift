import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Every way in which a presented screen leaves.
@MainActor @Suite(.coordinators) struct SheetExitTests {
  let app: AppDriver
  let shop: Shop

  init() throws {
    app = AppDriver(Shop.init(navigationController:))
    shop = try #require(app.root as? Shop)
  }

  private static let left = "cancelled: its last screen left, freed"

  private func coupon(style: Presentation = .pageSheet) -> Watched<Coupon> {
    let coupon = Coupon()
    let shown = shop.present(coupon, style: style)
    app.settle()
    return Watched(coupon, shown.flow)
  }

  @Test func `pain 2: a sheet swiped down stops and frees the child`() {
    let coupon = coupon()
    #expect(app.title == "Coupon")
    app.swipeDown()
    #expect(coupon.summary == Self.left)
    #expect(app.title == "List")
  }

  @Test func `pain 2: a cancelled drag of the sheet keeps the child`() throws {
    let coupon = coupon()
    try app.beginSheetDrag()
    app.moveSheetDrag(to: 0.4)
    app.cancelSheetDrag()
    #expect(coupon.summary == "alive")
    #expect(app.title == "Coupon")
  }

  @Test func `A sheet that may not be swiped down keeps the child`() {
    let flow = Coupon()
    flow.rootViewController.isModalInPresentation = true
    let coupon = Watched(flow, shop.present(flow, style: .pageSheet).flow)
    app.settle()
    app.swipeDown()
    #expect(coupon.summary == "alive")
    #expect(app.title == "Coupon")
  }

  @Test(arguments: [true, false])
  func `pain 9: a raw dismiss on the presenter is an exit, animated or not`(animated: Bool) {
    let coupon = coupon()
    shop.navigationController.dismiss(animated: animated)
    app.settle()
    #expect(coupon.summary == Self.left)
  }

  @Test(arguments: [true, false])
  func `pain 9: a raw dismiss on the presented screen is an exit`(animated: Bool) throws {
    let coupon = coupon(style: .fullScreen)
    try #require(shop.navigationController.presentedViewController).dismiss(animated: animated)
    app.settle()
    #expect(coupon.summary == Self.left)
  }

  @Test func `pain 8: a dismissal in the middle of a chain ends all above it`() throws {
    let lower = Account()
    let lowerHandle = shop.present(lower)
    app.settle()
    let upper = Coupon()
    let watched = Watched(upper, lower.present(upper).flow)
    app.settle()
    #expect(app.title == "Coupon")
    shop.navigationController.dismiss(animated: true)
    app.settle()
    #expect(watched.summary.hasPrefix("cancelled"))
    #expect(lowerHandle.flow.isCancelled)
    #expect(app.title == "List")
    #expect(app.tree == "Shop  active  ◀ Screen")
  }

  @Test func `dismiss takes what this coordinator presented, with its flow`() {
    let coupon = coupon()
    shop.dismiss()
    app.settle()
    #expect(coupon.summary == Self.left)
  }

  @Test func `A flow that finishes dismisses its sheet`() async {
    let coupon = Coupon()
    let shown = shop.present(coupon)
    app.settle()
    coupon.finish("10%")
    app.settle()
    #expect(await shown.outcome.output == "10%")
    #expect(shop.navigationController.presentedViewController == nil)
  }

  @Test func `A finished flow gives way to the next sheet in one go`() {
    let coupon = Coupon()
    let shown = shop.present(coupon)
    app.settle()
    shown.whenEnded { _ in shop.present(Account()) }
    coupon.finish("10%")
    app.settle()
    #expect(app.title == "Account")
    #expect(
      app.tree == """
        Shop  active  ◀ Screen
        └─ Account  active  ◀ Screen
        """)
  }

  @Test func `A scene that requests its dismissal is stopped by its parent`() {
    let flow = Coupon()
    let coupon = Watched(flow, shop.present(flow).flow)
    app.settle()
    flow.requestDismissal()
    app.settle()
    #expect(coupon.summary == "cancelled: stopped by its parent, alive")
    #expect(app.title == "List")
  }

  @Test func `A request for dismissal that nobody hears is reported`() {
    let alone = Coupon()
    alone.launch()
    let diagnostics = DiagnosticReporter.collecting { alone.requestDismissal() }
    #expect(diagnostics.map(\.code.text) == ["dismissalRequestUnheard"])
    #expect("\(diagnostics[0])".contains("add a 'SceneCoordinatorDelegate'"))
    alone.context.stop()
    alone.requestDismissal()
    let several = Account()
    several.launch()
    let told = DiagnosticReporter.collecting { several.requestDismissal() }
    #expect(told.map(\.code.text) == ["dismissalRequestUnheard"])
    #expect("\(told[0])".contains("To fix this, show it by a parent's verb."))
    several.context.stop()
  }

  @Test func `A raw presentation in start belongs to the child, and its end is the child's`() {
    let order = shop.watch([]) { order in
      order.navigationController.present(Screen("Raw"), animated: true)
    }
    app.settle()
    #expect(app.title == "Raw")
    shop.navigationController.dismiss(animated: true)
    app.settle()
    #expect(order.summary == Self.left)
  }
}

extension FlowHandle {
  /// Whether the flow has ended without an output.
  fileprivate var isCancelled: Bool {
    var isCancelled = false
    whenEnded { isCancelled = !$0.isFinished }
    return isCancelled
  }
}
