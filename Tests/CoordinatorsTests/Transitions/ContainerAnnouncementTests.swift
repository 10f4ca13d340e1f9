import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The posts to VoiceOver for columns, pages, tabs, roots and embedded screens.
@MainActor struct ContainerAnnouncementTests: TableSuite {
  var (app, mall) = launchMall()

  init() { app.settle() }

  // MARK: Columns

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Setting any column posts a layout change") {
      let desk = app.root(Desk(), on: .pad)
      expectEqual(app.posts { desk.setColumn(Screen("Next"), for: .secondary) }, ["layout Next"])
      expectEqual(
        app.posts { desk.setColumn(Screen("Folders"), for: .primary) }, ["layout Folders"])
    }

    test("Setting a column of collapsed columns posts a screen change") {
      let desk = app.root(Desk())
      expectTrue(desk.splitViewController.isCollapsed)
      expectEqual(app.posts { desk.setColumn(Screen("Next"), for: .secondary) }, ["screen Next"])
    }

    test("A push and a pop in a column post layout changes, by code and by the user") {
      let desk = app.root(Desk(), on: .pad)
      let stack = try require(desk.mailboxes.navigationController)
      expectEqual(app.posts { desk.perform(.push(Screen("Inbox"), on: stack)) }, ["layout Inbox"])
      try expectEqual(
        app.posts { try UserInput(device: app.device).tapBack(in: stack) }, ["layout Mailboxes"])
      let detail = try require(
        desk.splitViewController.viewController(for: .secondary)?.navigationController)
      expectEqual(app.posts { desk.perform(.push(Screen("Reply"), on: detail)) }, ["layout Reply"])
      try expectEqual(
        app.posts { try UserInput(device: app.device).tapBack(in: detail) }, ["layout Message"])
      expectEqual(
        app.posts { detail.pushViewController(Screen("Raw"), animated: true) }, ["layout Raw"])
    }

    test("Collapsing and expanding columns post newly visible screens") {
      let desk = app.root(Desk(), on: .pad)
      // The detail is visible before and after.
      expectEqual(app.posts { app.device.screen = .phone }, [])
      expectEqual(app.posts { app.device.screen = .pad }, [])
      expectEqual(app.posts { app.device.screen = .phone }, [])
      expectEqual(app.posts { app.back() }, ["screen Mailboxes"])
      expectEqual(app.posts { app.device.screen = .pad }, ["layout Message"])
      let delegate = PrimaryOnCollapse()
      desk.splitViewController.delegate = delegate
      expectEqual(app.posts { app.device.screen = .phone }, ["screen Mailboxes"])
      desk.present(Screen("Cover"), style: .fullScreen)
      app.settle()
      expectEqual(app.posts { app.device.screen = .pad }, [])
    }

    test("Embedding in a lone column of the classic style posts a layout change at any width") {
      let columns = app.root(ContainerExitTests.Columns(UISplitViewController()), on: .pad)
      columns.splitViewController.preferredDisplayMode = .oneBesideSecondary
      let list = Screen("List")
      columns.setColumn(list, for: .primary)
      app.settle()
      for (screen, part) in [(ScreenMetrics.phone, Screen("Narrow")), (.pad, Screen("Wide"))] {
        expectEqual(app.posts { app.device.screen = screen }, [])
        expectEqual(
          app.posts { columns.embed(part, in: list) }, ["layout \(part.title ?? "")"])
      }
    }

    // MARK: Pages

    test("A page change posts a layout change, by code and by the user") {
      let album = app.root(Album())
      expectEqual(app.posts { album.turn(to: album.pages[1]) }, ["layout Two"])
      expectEqual(app.posts { album.turn(to: album.pages[1]) }, [])
      expectEqual(app.posts { app.swipeLeft() }, ["layout Three"])
      expectEqual(app.posts { app.swipeLeft(cancelAt: 0.4) }, [])
      expectEqual(app.posts { album.setPages([album.pages[2], Screen("Five")]) }, [])
      expectEqual(app.posts { album.setPages([Screen("Six")]) }, ["layout Six"])
    }

    // MARK: Tabs and roots

    test("A tab change posts a screen change, by code and by the user") {
      let market = app.root(Market(tabBarController: UITabBarController()))
      expectEqual(app.posts { market.select(index: 1) }, ["screen Bread"])
      expectEqual(app.posts { app.tab("Milk") }, ["screen Milk"])
      expectEqual(app.posts { app.tab("Milk") }, [])
      expectEqual(app.posts { market.removeTab(market.bread) }, [])
      expectEqual(app.posts { market.removeTab(market.milk) }, ["screen Fruit"])
    }

    test("A new root posts a screen change with its focus") {
      expectEqual(app.posts { mall.setRoot(Screen("Root")) }, ["screen Root"])
      expectEqual(app.posts { mall.setRoot(AnnouncementTests.Focused()) }, ["screen Field"])
      expectEqual(app.posts { mall.setRoot(Screen("Slow"), animated: true) }, ["screen Slow"])
      expectEqual(app.posts { mall.setRoot(Album()) }, ["screen One"])
      app.device.screen = .pad
      expectEqual(app.posts { mall.setRoot(Desk()) }, ["screen Message"])
    }

    test("Suspending and restoring a root post the visible screen") {
      let shop = app.root(Shop(navigationController: UINavigationController()))
      let lock = Screen("Lock")
      expectEqual(app.posts { mall.setRoot(lock, suspendingCurrent: true) }, ["screen Lock"])
      expectEqual(app.posts { mall.setRoot(shop) }, ["screen List"])
      shop.present(Screen("C"), style: .pageSheet)
      mall.setRoot(lock, suspendingCurrent: true)
      app.settle()
      expectEqual(app.posts { mall.setRoot(shop) }, ["screen C"])
    }

    // MARK: Embedded screens

    test("Embedding and unembedding a screen post layout changes") {
      let shop = app.root(Shop(navigationController: UINavigationController()))
      let part = Screen("Part")
      expectEqual(app.posts { shop.embed(part) }, ["layout Part"])
      let focused = AnnouncementTests.Focused()
      expectEqual(app.posts { shop.embed(focused) }, ["layout Field"])
      expectEqual(app.posts { shop.unembed(focused) }, ["layout List"])
      shop.push(Screen("Above"))
      app.settle()
      expectEqual(app.posts { shop.embed(Screen("Hidden"), in: shop.list) }, [])
    }

    test("A hidden window posts nothing") {
      let window = UIWindow()
      let other = Mall(window: window)
      var lines: [String] = []
      // A window that stays hidden is reported.
      _ = DiagnosticReporter.collecting {
        lines += app.posts { other.setRoot(Screen("Unseen")) }
        lines += app.posts {
          let shop = Shop(navigationController: UINavigationController())
          other.setRoot(shop)
          shop.embed(Screen("Part"), in: shop.list)
        }
      }
      expectEqual(lines, [])
    }

    // MARK: Covered containers

    test("Embedding in a presented screen posts a layout change") {
      let shop = app.root(Shop(navigationController: UINavigationController()))
      let coupon = Coupon()
      shop.present(coupon, style: .pageSheet)
      app.settle()
      expectEqual(app.posts { coupon.embed(Screen("Part")) }, ["layout Part"])
    }

    test("Embedding over a tab's context posts a layout change, embedding below posts nothing") {
      let market = app.root(Market(tabBarController: UITabBarController()))
      let page = Screen("Page")
      market.fruit.push(page)
      app.settle()
      let coupon = Coupon()
      market.fruit.present(coupon, style: .overCurrentContext)
      app.settle()
      expectEqual(app.posts { market.fruit.embed(Screen("Part"), in: page) }, [])
      expectEqual(app.posts { coupon.embed(Screen("Label")) }, ["layout Label"])
    }
  }

  /// Collapses columns to the primary column.
  final class PrimaryOnCollapse: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn top: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }
}
