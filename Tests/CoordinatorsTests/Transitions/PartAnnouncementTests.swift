import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// What a screen reader is told of columns, pages, tabs, roots and embedded screens.
@MainActor @Suite(.coordinators) struct PartAnnouncementTests {
  let app: AppDriver
  let mall: Mall

  init() throws {
    app = AppDriver { (window: UIWindow) in Mall(window: window) }
    mall = try #require(app.root as? Mall)
    app.settle()
  }

  /// What was told since the last look, with the place to which the screen reader goes.
  private func told(_ act: () throws -> Void) rethrows -> [String] {
    let start = app.device.accessibilityPosts.count
    try app.device.run { try act() }
    app.settle()
    return app.device.accessibilityPosts[start...].map { post in
      let kind = post.notification == .screenChanged ? "screen" : "layout"
      let view = post.element as? UIView
      return
        "\(kind) \((view?.next as? UIViewController)?.title ?? view?.accessibilityLabel ?? "-")"
    }
  }

  // MARK: Columns

  @Test func `A column changes the layout, whichever it is`() {
    let desk = app.root(Desk(), on: .pad)
    #expect(told { desk.set(Screen("Next"), for: .secondary) } == ["layout Next"])
    #expect(told { desk.set(Screen("Folders"), for: .primary) } == ["layout Folders"])
  }

  @Test func `A column of collapsed columns is a screen`() {
    let desk = app.root(Desk())
    #expect(desk.splitViewController.isCollapsed)
    #expect(told { desk.set(Screen("Next"), for: .secondary) } == ["screen Next"])
  }

  @Test func `A stack in a column changes the layout, by code and by hand`() throws {
    let desk = app.root(Desk(), on: .pad)
    let stack = try #require(desk.mailboxes.navigationController)
    #expect(told { desk.perform(.push(Screen("Inbox"), on: stack)) } == ["layout Inbox"])
    #expect(
      try told { try UserInput(device: app.device).tapBack(in: stack) } == ["layout Mailboxes"])
    let detail = try #require(
      desk.splitViewController.viewController(for: .secondary)?.navigationController)
    #expect(told { desk.perform(.push(Screen("Reply"), on: detail)) } == ["layout Reply"])
    #expect(
      try told { try UserInput(device: app.device).tapBack(in: detail) } == ["layout Message"])
    #expect(told { detail.pushViewController(Screen("Raw"), animated: true) } == ["layout Raw"])
  }

  // MARK: Pages

  @Test func `A page changes the layout, by code and by hand`() {
    let album = app.root(Album())
    #expect(told { album.turn(to: album.pages[1]) } == ["layout Two"])
    #expect(told { album.turn(to: album.pages[1]) } == [])
    #expect(told { app.swipeLeft() } == ["layout Three"])
    #expect(told { app.swipeLeft(cancelAt: 0.4) } == [])
    #expect(told { album.setPages(screens: [album.pages[2], Screen("Five")]) } == [])
    #expect(told { album.setPages(screens: [Screen("Six")]) } == ["layout Six"])
  }

  // MARK: Tabs and roots

  @Test func `A tab is a screen, by code and by hand`() {
    let market = app.root(Market(tabBarController: UITabBarController()))
    #expect(told { market.select(index: 1) } == ["screen Bread"])
    #expect(told { app.tab("Milk") } == ["screen Milk"])
    #expect(told { app.tab("Milk") } == [])
    #expect(told { market.removeTab(market.bread) } == [])
    #expect(told { market.removeTab(market.milk) } == ["screen Fruit"])
  }

  @Test func `A new root is a screen, and says where to go`() {
    #expect(told { mall.setRoot(Screen("Root")) } == ["screen Root"])
    #expect(told { mall.setRoot(AnnouncementTests.Focused()) } == ["screen Field"])
    #expect(told { mall.setRoot(Screen("Slow"), animated: true) } == ["screen Slow"])
  }

  // MARK: Embedded screens

  @Test func `What is embedded or taken out changes the layout`() {
    let shop = app.root(Shop(navigationController: UINavigationController()))
    let part = Screen("Part")
    #expect(told { shop.embed(part) } == ["layout Part"])
    #expect(told { shop.embed(AnnouncementTests.Focused()) } == ["layout Field"])
    #expect(told { shop.perform(.unembed(in: shop.list)) } == ["layout List"])
    shop.show(Screen("Above"))
    app.settle()
    #expect(told { shop.embed(Screen("Hidden"), in: shop.list) } == [])
  }

  @Test func `A window that is not seen tells nothing`() {
    let window = UIWindow()
    let other = Mall(window: window)
    var lines: [String] = []
    // A window that stays hidden is reported.
    _ = DiagnosticReporter.collecting {
      lines += told { other.setRoot(Screen("Unseen")) }
      lines += told {
        let shop = Shop(navigationController: UINavigationController())
        other.setRoot(shop)
        shop.embed(Screen("Part"), in: shop.list)
      }
    }
    #expect(lines == [])
  }

  // MARK: Under what covers them

  @Test func `A part that changes under a sheet or an alert tells nothing`() throws {
    let shop = app.root(Shop(navigationController: UINavigationController()))
    shop.present(Coupon(), style: .pageSheet)
    app.settle()
    #expect(told { shop.embed(Screen("Part"), in: shop.list) } == [])
    #expect(told { shop.perform(.unembed(in: shop.list)) } == [])
    #expect(told { shop.dismiss() } == ["screen List"])
    shop.ask(Alert("Sure?", actions: [.cancel("No", false)]))
    app.settle()
    #expect(told { shop.embed(Screen("Part"), in: shop.list) } == [])
  }

  @Test func `A page that changes under a sheet tells nothing`() {
    let album = app.root(Album())
    album.present(Coupon(), style: .pageSheet)
    app.settle()
    #expect(told { album.turn(to: album.pages[1]) } == [])
    #expect(told { album.setPages(screens: [Screen("Six")]) } == [])
  }

  @Test func `A column that changes under a sheet tells nothing`() throws {
    let desk = app.root(Desk(), on: .pad)
    let stack = try #require(desk.mailboxes.navigationController)
    desk.present(Coupon(), style: .formSheet)
    app.settle()
    #expect(told { desk.set(Screen("Next"), for: .secondary) } == [])
    #expect(told { desk.perform(.push(Screen("Inbox"), on: stack)) } == [])
  }

  @Test func `A part of what is presented, or beside an active search, changes the layout`() {
    let shop = app.root(Shop(navigationController: UINavigationController()))
    let coupon = Coupon()
    shop.present(coupon, style: .pageSheet)
    app.settle()
    #expect(told { coupon.embed(Screen("Part")) } == ["layout Part"])
  }

  @Test func `A part that is covered in its tab tells nothing, one of the cover does`() {
    let market = app.root(Market(tabBarController: UITabBarController()))
    let page = Screen("Page")
    market.fruit.show(page)
    app.settle()
    let coupon = Coupon()
    market.fruit.present(coupon, style: .overCurrentContext)
    app.settle()
    #expect(told { market.fruit.embed(Screen("Part"), in: page) } == [])
    #expect(told { coupon.embed(Screen("Label")) } == ["layout Label"])
  }
}
