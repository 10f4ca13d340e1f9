import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What is presented over the context of a tab's stack only, beside which others may be presented.
@MainActor @Suite(.coordinators) struct ContextTests {
  let app: AppDriver
  let market: Market

  init() throws {
    app = AppDriver(Market.init(tabBarController:))
    market = try #require(app.root as? Market)
    app.settle()
  }

  /// Presents a coupon over the context of each of two tabs, of which the second is selected then.
  private func presentTwo() -> [Coupon] {
    let coupons = [Coupon(), Coupon()]
    for (index, aisle) in [market.fruit, market.bread].enumerated() {
      market.select(index: index)
      aisle.present(coupons[index], style: .currentContext)
      app.settle()
      #expect(
        coupons[index].rootViewController.presentingViewController === aisle.navigationController)
    }
    return coupons
  }

  private func arePresented(_ coupons: [Coupon]) -> [Bool] {
    coupons.map { $0.rootViewController.presentingViewController != nil }
  }

  @Test func `What two coordinators present in two tabs leaves when both have finished`() {
    let coupons = presentTwo()
    for coupon in coupons { coupon.finish("") }
    app.settle()
    #expect(arePresented(coupons) == [false, false])
    #expect(app.isIdle)
    #expect(app.title == "Bread")
    market.select(index: 0)
    app.settle()
    #expect(app.title == "Fruit")
  }

  @Test func `dismissAll takes away what is presented in each tab, and over them`() {
    var coupons = presentTwo()
    let cover = Coupon()
    market.present(cover, style: .pageSheet)
    app.settle()
    coupons.append(cover)
    let handle = market.dismissAll()
    app.settle()
    #expect(handle.ended == .performed)
    #expect(arePresented(coupons) == [false, false, false])
    #expect(coupons.map(\.isInactive) == [true, true, true])
    #expect(app.title == "Bread")
  }

  @Test(arguments: [false, true])
  func `dismissAll is more than a dismissal that waits, and that one less`(isAllFirst: Bool) {
    let coupons = presentTwo()
    let cover = Screen("Cover")
    market.present(cover, style: .pageSheet)
    app.settle()
    market.present(Screen("Busy"), style: .pageSheet)
    let verbs: [() -> TransitionHandle] = [{ market.dismiss(cover) }, { market.dismissAll() }]
    let handles = (isAllFirst ? verbs.reversed() : verbs).map { $0() }
    app.settle()
    #expect(!handles.map(\.ended).contains(.merged))
    #expect(arePresented(coupons) == [false, false])
    #expect(app.title == "Bread")
  }

  @Test func `An attempt to dismiss all asks in each tab`() async {
    let editors = [Editor("Fruit"), Editor("Bread")]
    for (index, aisle) in [market.fruit, market.bread].enumerated() {
      market.select(index: index)
      aisle.present(editors[index], style: .currentContext)
      app.settle()
    }
    let handle = market.attempt(.dismissAll())
    await editors[1].answer(true)
    app.settle()
    #expect(handle.ended == nil)
    await editors[0].answer(true)
    app.settle()
    #expect(handle.ended == .performed)
    #expect(editors.map { $0.presentingViewController == nil } == [true, true])
  }

  @Test func `What is presented in a sheet's own context leaves with the sheet`() {
    let account = Account()
    market.present(account, style: .pageSheet)
    app.settle()
    let coupon = Coupon()
    account.present(coupon, style: .overCurrentContext)
    app.settle()
    #expect(coupon.rootViewController.presentingViewController === account.navigationController)
    let handle = market.dismissAll()
    app.settle()
    #expect(handle.ended == .performed)
    #expect([account.isInactive, coupon.isInactive] == [true, true])
    #expect(market.tabBarController.presentedViewController == nil)
  }

  @Test(arguments: [0, 1])
  func `What is presented in a tab leaves with the tab`(index: Int) {
    let coupons = presentTwo()
    market.setTabs(index == 0 ? [market.bread, market.milk] : [market.fruit, market.milk])
    app.settle()
    #expect(coupons.map(\.isInactive) == [index == 0, index == 1])
    #expect([market.fruit, market.bread].map(\.isInactive) == [index == 0, index == 1])
    market.setTabs([market.fruit, market.bread])
    market.select(index: index)
    app.settle()
    #expect(arePresented(coupons) == [index == 1, index == 0])
    #expect(app.title == ["Fruit", "Bread"][index])
  }

  @Test func `What is presented in a tab leaves with the root that has the tab`() throws {
    let app = AppDriver(Mall.init(window:))
    let mall = try #require(app.root as? Mall)
    app.settle()
    let market = Market(tabBarController: UITabBarController())
    app.device.run { _ = mall.setRoot(market) }
    app.settle()
    let coupon = Coupon()
    app.device.run { _ = market.fruit.present(coupon, style: .currentContext) }
    app.settle()
    #expect(app.title == "Coupon")
    app.device.run { _ = mall.setRoot(Screen("Next")) }
    app.settle()
    #expect([market.isInactive, market.fruit.isInactive, coupon.isInactive] == [true, true, true])
    #expect(mall.children.isEmpty)
  }
}
