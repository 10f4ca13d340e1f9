import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What a screen reader is told of columns, pages, tabs, roots and embedded screens.
@MainActor @Suite(.coordinators, .serialized) struct PartAnnouncementTests: TableSuite {
  var (app, mall) = launchMall()

  init() { app.settle() }

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

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A column changes the layout, whichever it is") {
      let desk = app.root(Desk(), on: .pad)
      expectEqual(told { desk.setColumn(Screen("Next"), for: .secondary) }, ["layout Next"])
      expectEqual(told { desk.setColumn(Screen("Folders"), for: .primary) }, ["layout Folders"])
    }

    test("A column of collapsed columns is a screen") {
      let desk = app.root(Desk())
      expectTrue(desk.splitViewController.isCollapsed)
      expectEqual(told { desk.setColumn(Screen("Next"), for: .secondary) }, ["screen Next"])
    }

    test("A stack in a column changes the layout, by code and by hand") {
      let desk = app.root(Desk(), on: .pad)
      let stack = try #require(desk.mailboxes.navigationController)
      expectEqual(told { desk.perform(.push(Screen("Inbox"), on: stack)) }, ["layout Inbox"])
      try expectEqual(
        told { try UserInput(device: app.device).tapBack(in: stack) }, ["layout Mailboxes"])
      let detail = try #require(
        desk.splitViewController.viewController(for: .secondary)?.navigationController)
      expectEqual(told { desk.perform(.push(Screen("Reply"), on: detail)) }, ["layout Reply"])
      try expectEqual(
        told { try UserInput(device: app.device).tapBack(in: detail) }, ["layout Message"])
      expectEqual(told { detail.pushViewController(Screen("Raw"), animated: true) }, ["layout Raw"])
    }

    // MARK: Pages

    test("A page changes the layout, by code and by hand") {
      let album = app.root(Album())
      expectEqual(told { album.turn(to: album.pages[1]) }, ["layout Two"])
      expectEqual(told { album.turn(to: album.pages[1]) }, [])
      expectEqual(told { app.swipeLeft() }, ["layout Three"])
      expectEqual(told { app.swipeLeft(cancelAt: 0.4) }, [])
      expectEqual(told { album.setPages([album.pages[2], Screen("Five")]) }, [])
      expectEqual(told { album.setPages([Screen("Six")]) }, ["layout Six"])
    }

    // MARK: Tabs and roots

    test("A tab is a screen, by code and by hand") {
      let market = app.root(Market(tabBarController: UITabBarController()))
      expectEqual(told { market.select(index: 1) }, ["screen Bread"])
      expectEqual(told { app.tab("Milk") }, ["screen Milk"])
      expectEqual(told { app.tab("Milk") }, [])
      expectEqual(told { market.removeTab(market.bread) }, [])
      expectEqual(told { market.removeTab(market.milk) }, ["screen Fruit"])
    }

    test("A new root is a screen, and says where to go") {
      expectEqual(told { mall.setRoot(Screen("Root")) }, ["screen Root"])
      expectEqual(told { mall.setRoot(AnnouncementTests.Focused()) }, ["screen Field"])
      expectEqual(told { mall.setRoot(Screen("Slow"), animated: true) }, ["screen Slow"])
    }

    // MARK: Embedded screens

    test("What is embedded or taken out changes the layout") {
      let shop = app.root(Shop(navigationController: UINavigationController()))
      let part = Screen("Part")
      expectEqual(told { shop.embed(part) }, ["layout Part"])
      let focused = AnnouncementTests.Focused()
      expectEqual(told { shop.embed(focused) }, ["layout Field"])
      expectEqual(told { shop.unembed(focused) }, ["layout List"])
      shop.push(Screen("Above"))
      app.settle()
      expectEqual(told { shop.embed(Screen("Hidden"), in: shop.list) }, [])
    }

    test("A window that is not seen tells nothing") {
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
      expectEqual(lines, [])
    }

    // MARK: Under what covers them

    test("A part that changes under a sheet or an alert tells nothing") {
      let shop = app.root(Shop(navigationController: UINavigationController()))
      shop.present(Coupon(), style: .pageSheet)
      app.settle()
      let part = Screen("Part")
      expectEqual(told { shop.embed(part, in: shop.list) }, [])
      expectEqual(told { shop.unembed(part) }, [])
      expectEqual(told { shop.dismiss() }, ["screen List"])
      shop.ask(Alert("Sure?", actions: [.cancel("No", false)]))
      app.settle()
      expectEqual(told { shop.embed(Screen("Part"), in: shop.list) }, [])
    }

    test("A page that changes under a sheet tells nothing") {
      let album = app.root(Album())
      album.present(Coupon(), style: .pageSheet)
      app.settle()
      expectEqual(told { album.turn(to: album.pages[1]) }, [])
      expectEqual(told { album.setPages([Screen("Six")]) }, [])
    }

    test("A column that changes under a sheet tells nothing") {
      let desk = app.root(Desk(), on: .pad)
      let stack = try #require(desk.mailboxes.navigationController)
      desk.present(Coupon(), style: .formSheet)
      app.settle()
      expectEqual(told { desk.setColumn(Screen("Next"), for: .secondary) }, [])
      expectEqual(told { desk.perform(.push(Screen("Inbox"), on: stack)) }, [])
    }

    test("A part of what is presented, or beside an active search, changes the layout") {
      let shop = app.root(Shop(navigationController: UINavigationController()))
      let coupon = Coupon()
      shop.present(coupon, style: .pageSheet)
      app.settle()
      expectEqual(told { coupon.embed(Screen("Part")) }, ["layout Part"])
    }

    test("A part that is covered in its tab tells nothing, one of the cover does") {
      let market = app.root(Market(tabBarController: UITabBarController()))
      let page = Screen("Page")
      market.fruit.push(page)
      app.settle()
      let coupon = Coupon()
      market.fruit.present(coupon, style: .overCurrentContext)
      app.settle()
      expectEqual(told { market.fruit.embed(Screen("Part"), in: page) }, [])
      expectEqual(told { coupon.embed(Screen("Label")) }, ["layout Label"])
    }
  }
}
