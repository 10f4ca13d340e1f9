import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The posts to VoiceOver for columns, pages, tabs, roots and embedded screens.
struct ContainerAnnouncementTests: TableSuite {
  var (app, mall) = launchMall()

  // MARK: Columns

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Only a new screen in the last column is posted") {
      let phone = app.root(Desk())
      expectTrue(phone.splitViewController.isCollapsed)
      expectEqual(app.posts { phone.setColumn(Screen("Next"), for: .secondary) }, ["screen Next"])
      let desk = app.root(Desk(), on: .pad)
      expectEqual(app.posts { desk.setColumn(Screen("Next"), for: .secondary) }, ["screen Next"])
      expectEqual(app.posts { desk.setColumn(Screen("Folders"), for: .primary) }, [])
    }

    test("A push and a pop in the last column are posted, by code and by the user") {
      let desk = app.root(Desk(), on: .pad)
      let detail = try require(
        desk.splitViewController.viewController(for: .secondary)?.navigationController)
      expectEqual(app.posts { desk.perform(.push(Screen("Reply"), on: detail)) }, ["screen Reply"])
      try expectEqual(
        app.posts { try UserInput(device: app.device).tapBack(in: detail) }, ["screen Message"])
      expectEqual(
        app.posts { detail.pushViewController(Screen("Raw"), animated: true) }, ["screen Raw"])
    }

    test("Collapsing and expanding columns post newly visible screens") {
      let desk = app.root(Desk(), on: .pad)
      // The detail is visible before and after.
      expectEqual(app.posts { app.device.screen = .phone }, [])
      expectEqual(app.posts { app.device.screen = .pad }, [])
      expectEqual(app.posts { app.device.screen = .phone }, [])
      expectEqual(app.posts { app.back() }, ["screen Mailboxes"])
      expectEqual(app.posts { app.device.screen = .pad }, ["screen Message"])
      let delegate = PrimaryOnCollapse()
      desk.splitViewController.delegate = delegate
      expectEqual(app.posts { app.device.screen = .phone }, ["screen Mailboxes"])
      desk.present(Screen("Cover"), style: .fullScreen)
      app.settle()
      expectEqual(app.posts { app.device.screen = .pad }, [])
    }

    // MARK: Pages

    test("A page change is posted, by code and by the user") {
      let album = app.root(Album())
      expectEqual(app.posts { album.turn(to: album.pages[1]) }, ["screen Two"])
      expectEqual(app.posts { album.turn(to: album.pages[1]) }, [])
      expectEqual(app.posts { app.swipeLeft() }, ["screen Three"])
      expectEqual(app.posts { app.swipeLeft(cancelAt: 0.4) }, [])
      expectEqual(app.posts { album.setPages([album.pages[2], Screen("Five")]) }, [])
      expectEqual(app.posts { album.setPages([Screen("Six")]) }, ["screen Six"])
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

    test("Embedding a screen posts nothing") {
      let shop = app.root(Shop(navigationController: UINavigationController()))
      let part = Screen("Part")
      expectEqual(app.posts { shop.embed(part) }, [])
      expectEqual(app.posts { shop.unembed(part) }, [])
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
  }

  /// Collapses columns to the primary column.
  final class PrimaryOnCollapse: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn top: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
  }
}
