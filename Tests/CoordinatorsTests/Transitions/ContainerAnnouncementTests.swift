import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The posts to VoiceOver for columns, pages, tabs, roots and embedded screens.
@MainActor @Suite(.coordinators, .serialized) struct ContainerAnnouncementTests: TableSuite {
  var (app, mall) = launchMall()

  init() { app.settle() }

  /// The accessibility posts during an action, with the element that receives the focus.
  private func posts(_ act: () throws -> Void) rethrows -> [String] {
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
    test("Setting any column posts a layout change") {
      let desk = app.root(Desk(), on: .pad)
      expectEqual(posts { desk.setColumn(Screen("Next"), for: .secondary) }, ["layout Next"])
      expectEqual(posts { desk.setColumn(Screen("Folders"), for: .primary) }, ["layout Folders"])
    }

    test("Setting a column of collapsed columns posts a screen change") {
      let desk = app.root(Desk())
      expectTrue(desk.splitViewController.isCollapsed)
      expectEqual(posts { desk.setColumn(Screen("Next"), for: .secondary) }, ["screen Next"])
    }

    test("A push and a pop in a column post layout changes, by code and by the user") {
      let desk = app.root(Desk(), on: .pad)
      let stack = try #require(desk.mailboxes.navigationController)
      expectEqual(posts { desk.perform(.push(Screen("Inbox"), on: stack)) }, ["layout Inbox"])
      try expectEqual(
        posts { try UserInput(device: app.device).tapBack(in: stack) }, ["layout Mailboxes"])
      let detail = try #require(
        desk.splitViewController.viewController(for: .secondary)?.navigationController)
      expectEqual(posts { desk.perform(.push(Screen("Reply"), on: detail)) }, ["layout Reply"])
      try expectEqual(
        posts { try UserInput(device: app.device).tapBack(in: detail) }, ["layout Message"])
      expectEqual(
        posts { detail.pushViewController(Screen("Raw"), animated: true) }, ["layout Raw"])
    }

    test("Setting a column without a stack posts a layout change") {
      let split = app.root(AttemptTests.Classic(), on: .pad)
      app.settle()
      expectEqual(posts { split.setColumn(Screen("Detail"), for: .secondary) }, ["layout Detail"])
    }

    // MARK: Pages

    test("A page change posts a layout change, by code and by the user") {
      let album = app.root(Album())
      expectEqual(posts { album.turn(to: album.pages[1]) }, ["layout Two"])
      expectEqual(posts { album.turn(to: album.pages[1]) }, [])
      expectEqual(posts { app.swipeLeft() }, ["layout Three"])
      expectEqual(posts { app.swipeLeft(cancelAt: 0.4) }, [])
      expectEqual(posts { album.setPages([album.pages[2], Screen("Five")]) }, [])
      expectEqual(posts { album.setPages([Screen("Six")]) }, ["layout Six"])
    }

    // MARK: Tabs and roots

    test("A tab change posts a screen change, by code and by the user") {
      let market = app.root(Market(tabBarController: UITabBarController()))
      expectEqual(posts { market.select(index: 1) }, ["screen Bread"])
      expectEqual(posts { app.tab("Milk") }, ["screen Milk"])
      expectEqual(posts { app.tab("Milk") }, [])
      expectEqual(posts { market.removeTab(market.bread) }, [])
      expectEqual(posts { market.removeTab(market.milk) }, ["screen Fruit"])
    }

    test("A new root posts a screen change with its focus") {
      expectEqual(posts { mall.setRoot(Screen("Root")) }, ["screen Root"])
      expectEqual(posts { mall.setRoot(AnnouncementTests.Focused()) }, ["screen Field"])
      expectEqual(posts { mall.setRoot(Screen("Slow"), animated: true) }, ["screen Slow"])
      expectEqual(posts { mall.setRoot(Album()) }, ["screen One"])
      app.device.screen = .pad
      expectEqual(posts { mall.setRoot(Desk()) }, ["screen Message"])
    }

    // MARK: Embedded screens

    test("Embedding and unembedding a screen post layout changes") {
      let shop = app.root(Shop(navigationController: UINavigationController()))
      let part = Screen("Part")
      expectEqual(posts { shop.embed(part) }, ["layout Part"])
      let focused = AnnouncementTests.Focused()
      expectEqual(posts { shop.embed(focused) }, ["layout Field"])
      expectEqual(posts { shop.unembed(focused) }, ["layout List"])
      shop.push(Screen("Above"))
      app.settle()
      expectEqual(posts { shop.embed(Screen("Hidden"), in: shop.list) }, [])
    }

    test("A hidden window posts nothing") {
      let window = UIWindow()
      let other = Mall(window: window)
      var lines: [String] = []
      // A window that stays hidden is reported.
      _ = DiagnosticReporter.collecting {
        lines += posts { other.setRoot(Screen("Unseen")) }
        lines += posts {
          let shop = Shop(navigationController: UINavigationController())
          other.setRoot(shop)
          shop.embed(Screen("Part"), in: shop.list)
        }
      }
      expectEqual(lines, [])
    }

    // MARK: Covered containers

    test("Embedding under a sheet or an alert posts nothing") {
      let shop = app.root(Shop(navigationController: UINavigationController()))
      shop.present(Coupon(), style: .pageSheet)
      app.settle()
      let part = Screen("Part")
      expectEqual(posts { shop.embed(part, in: shop.list) }, [])
      expectEqual(posts { shop.unembed(part) }, [])
      expectEqual(posts { shop.dismiss() }, ["screen List"])
      shop.ask(Alert("Sure?", actions: [.cancel("No", false)]))
      app.settle()
      expectEqual(posts { shop.embed(Screen("Part"), in: shop.list) }, [])
    }

    test("A page change under a sheet posts nothing") {
      let album = app.root(Album())
      album.present(Coupon(), style: .pageSheet)
      app.settle()
      expectEqual(posts { album.turn(to: album.pages[1]) }, [])
      expectEqual(posts { album.setPages([Screen("Six")]) }, [])
    }

    test("A column change under a sheet posts nothing") {
      let desk = app.root(Desk(), on: .pad)
      let stack = try #require(desk.mailboxes.navigationController)
      desk.present(Coupon(), style: .formSheet)
      app.settle()
      expectEqual(posts { desk.setColumn(Screen("Next"), for: .secondary) }, [])
      expectEqual(posts { desk.perform(.push(Screen("Inbox"), on: stack)) }, [])
    }

    test("Embedding in a presented screen posts a layout change") {
      let shop = app.root(Shop(navigationController: UINavigationController()))
      let coupon = Coupon()
      shop.present(coupon, style: .pageSheet)
      app.settle()
      expectEqual(posts { coupon.embed(Screen("Part")) }, ["layout Part"])
    }

    test("Embedding over a tab's context posts a layout change, embedding below posts nothing") {
      let market = app.root(Market(tabBarController: UITabBarController()))
      let page = Screen("Page")
      market.fruit.push(page)
      app.settle()
      let coupon = Coupon()
      market.fruit.present(coupon, style: .overCurrentContext)
      app.settle()
      expectEqual(posts { market.fruit.embed(Screen("Part"), in: page) }, [])
      expectEqual(posts { coupon.embed(Screen("Label")) }, ["layout Label"])
    }
  }
}
