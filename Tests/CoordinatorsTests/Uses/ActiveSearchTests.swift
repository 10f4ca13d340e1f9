import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// An active search belongs to its screen, although UIKit presents it.
struct ActiveSearchTests: TableSuite {
  var (app, shop) = launchShop()
  let finder = Finder()

  /// A scene with a search in its bar.
  final class Finder: SceneCoordinator {
    let context = CoordinatorContext()
    let rootViewController = Screen("Finder")
    let search = UISearchController(searchResultsController: nil)
    var definesContext = true

    func start() {
      rootViewController.navigationItem.searchController = search
      rootViewController.definesPresentationContext = definesContext
    }
    func pause() { rootViewController.view.alpha = 0.5 }
  }

  private func beginSearch() {
    shop.push(finder)
    app.settle()
    finder.search.isActive = true
    app.settle()
    expectNotNil(finder.search.presentingViewController)
  }

  private func expectSheetStays(
    over finder: Finder, in app: AppDriver, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line
  ) {
    let coupon = Coupon()
    finder.present(coupon)
    app.settle()
    let found = "\(app.title) is visible, and the sheet is \(coupon.state)"
    expectEqual(
      found, "Coupon is visible, and the sheet is active", fileID: fileID, filePath: filePath,
      line: line)
  }

  /// Begins a search of the list, which shows a controller's view as its results.
  private func beginSearch(showing results: UIViewController) {
    let search = UISearchController(searchResultsController: results)
    shop.list.navigationItem.searchController = search
    app.settle()
    search.isActive = true
    search.searchBar.text = "x"
    app.settle()
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("An active search has no owner after a child starts") {
      beginSearch()
      finder.present(Coupon())
      app.settle()
      expectEqual(app.title, "Coupon")
      expectFalse(EngineProbe.isOwned(finder.search))
      expectFalse(EngineProbe.isOurs(finder.search.presentationController?.delegate))
      expectEqual(app.observed(), [])
    }

    test("The results of an active search are asked when their screen is removed") {
      let results = Editor("Results")
      beginSearch(showing: results)
      let handle = shop.attempt(.set([.screen(Screen("Next"))]))
      await app.expectPerformed(handle, allowedBy: results)
      expectEqual(shop.titles, ["Next"])
    }

    test("A flow in the results of a search that has ended is asked when the screen is popped") {
      let results = UINavigationController()
      let list = Screen("Finder")
      list.navigationItem.searchController = UISearchController(searchResultsController: results)
      shop.push(list, animated: false)
      app.settle()
      list.navigationItem.searchController?.isActive = true
      list.navigationItem.searchController?.searchBar.text = "x"
      app.settle()
      let draft = Draft(on: results)
      shop.start(draft)
      app.settle()
      list.navigationItem.searchController?.isActive = false
      app.back()
      await draft.guardian.answer(false, in: app)
      expectEqual(shop.titles, ["List", "Finder"])
      expectTrue(draft.isActive)
      app.back()
      await draft.guardian.answer(true, in: app)
      expectEqual(shop.titles, ["List"])
    }

    test("A flow in the results of a search is active while they are visible") {
      let results = UINavigationController()
      beginSearch(showing: results)
      let draft = Draft(on: results)
      shop.start(draft)
      app.settle()
      expectTrue(draft.isActive)
      expectNotNil(results.view.window)
      let handle = shop.attempt(.set([.screen(Screen("Next"))]))
      await draft.guardian.answer(false, in: app)
      expectTrue(handle.ended?.rejection?.isVeto == true)
      expectTrue(draft.isActive)
    }

    test("A sheet over the search of a screen without a context keeps its coordinator") {
      finder.definesContext = false
      beginSearch()
      expectSheetStays(over: finder, in: app)
    }

    test("A sheet over the search of an embedded screen keeps its coordinator") {
      for definesContext in [true, false] {
        let (app, shop) = launchShop()
        let finder = Finder()
        finder.definesContext = definesContext
        shop.embed(finder, in: shop.list)
        app.device.run { finder.rootViewController.view.addSubview(finder.search.searchBar) }
        app.settle()
        app.device.run { finder.search.isActive = true }
        app.settle()
        expectSheetStays(over: finder, in: app)
      }
    }

    test("A raw presentation in the context of an embedded screen keeps its coordinator") {
      let (coupon, account) = (Coupon(), Account())
      coupon.rootViewController.definesPresentationContext = true
      shop.embed(coupon, in: shop.list)
      app.settle()
      coupon.start(account)
      account.navigationController.modalPresentationStyle = .overCurrentContext
      coupon.rootViewController.present(account.navigationController, animated: false)
      app.settle()
      expectEqual(app.title, "Account")
      expectTrue(account.isActive)
    }

    test("A sheet of a scene whose active search is covered appears over the visible screen") {
      beginSearch()
      shop.push(Screen("Detail"))
      app.settle()
      expectSheetStays(over: finder, in: app)
    }

    test("A raw presentation over an active search belongs to the scene") {
      beginSearch()
      let preview = Screen("Preview")
      finder.search.present(preview, animated: true)
      app.settle()
      app.expectPerformed(finder.dismiss())
      expectEqual(app.title, "Finder")
      expectTrue(finder.search.isActive)
    }

    test("An active search has no owner after its scene is paused") {
      beginSearch()
      shop.pause(finder)
      app.settle()
      expectFalse(EngineProbe.isOwned(finder.search))
      expectEqual(app.observed(), [])
    }

    test("A flow in the results of a root's search stays below a chain of screens") {
      let (app, mall) = launchMall()
      let (root, results) = (Screen("Root"), UINavigationController())
      let search = UISearchController(searchResultsController: results)
      mall.setRoot(root)
      app.settle()
      app.device.run {
        root.view.addSubview(search.searchBar)
        search.isActive = true
        search.searchBar.text = "x"
      }
      app.settle()
      let order = Order(on: results)
      mall.start(order)
      for number in 1...5 {
        mall.present(Screen("Sheet \(number)"))
        app.settle()
        expectEqual(EngineProbe.staleLayouts, [])
      }
      mall.dismissAll()
      app.settle()
      expectTrue(order.isActive)
    }

    test("A root with an active search is replaced with its search") {
      let (app, mall) = launchMall()
      let root = Screen("Root")
      let search = UISearchController(searchResultsController: nil)
      mall.setRoot(root)
      app.settle()
      app.device.run {
        root.view.addSubview(search.searchBar)
        search.isActive = true
      }
      app.settle()
      expectSame(search.presentingViewController, root)
      mall.setRoot(Screen("Next"))
      app.settle()
      expectNil(search.presentingViewController)
      expectEqual(app.title, "Next")
    }

    test("Popping the screen of an active search stops its scene") {
      beginSearch()
      finder.present(Coupon())
      app.settle()
      finder.dismiss()
      app.settle()
      expectTrue(finder.search.isActive)
      shop.navigationController.popViewController(animated: false)
      app.settle()
      expectTrue(finder.isInactive)
    }

    test("Popping the screen of a search that has ended stops a flow in its results") {
      let results = UINavigationController()
      let search = UISearchController(searchResultsController: results)
      let order = Order(on: results)
      for _ in 0..<2 {
        shop.push(finder)
        finder.rootViewController.navigationItem.searchController = search
        app.settle()
        search.isActive = true
        search.searchBar.text = "x"
        app.settle()
        finder.start(order)
        app.settle()
        search.isActive = false
        app.settle()
        expectTrue(order.isActive)
        app.back()
        expectTrue(order.isInactive && finder.isInactive)
      }
    }

    test("dismiss in a sheet with an active search removes the sheet") {
      shop.present(finder, style: .pageSheet)
      app.settle()
      finder.rootViewController.view.addSubview(finder.search.searchBar)
      finder.search.isActive = true
      app.settle()
      expectSame(finder.search.presentingViewController, finder.rootViewController)
      finder.start(Order(on: shop.navigationController, titles: []))
      finder.dismiss()
      app.settle()
      expectEqual(app.title, "List")
      expectTrue(finder.isInactive)
    }

    test("dismissAll removes the sheets above an active search and keeps the search") {
      beginSearch()
      app.expectPerformed(finder.dismissAll())
      expectTrue(finder.search.isActive)
      let coupon = Coupon()
      finder.present(coupon)
      app.settle()
      finder.dismissAll()
      app.settle()
      expectTrue(coupon.isInactive)
      expectEqual(app.title, "Finder")
      expectTrue(finder.search.isActive)
    }

    test("A suspended root with an active search is restored with the sheet above it") {
      let (app, mall) = launchMall()
      let account = Account()
      mall.setRoot(account)
      account.push(finder)
      app.settle()
      app.device.run { finder.search.isActive = true }
      app.settle()
      let coupon = Coupon()
      finder.present(coupon)
      app.settle()
      mall.setRoot(Screen("Lock"), suspendingCurrent: true)
      app.settle()
      expectEqual(app.title, "Lock")
      mall.setRoot(account)
      app.settle()
      expectEqual(app.title, "Coupon")
      expectFalse(EngineProbe.isOwned(finder.search))
      app.swipeDown()
      expectEqual(app.title, "Finder")
      expectTrue(coupon.isInactive)
    }

    test("A suspended root with a search in its primary column keeps the sheet above it") {
      let (app, mall) = launchMall()
      app.device.screen = .pad
      let (account, desk, coupon) = (Account(), Desk(), Coupon())
      mall.setRoot(desk)
      desk.setColumn(account, for: .primary)
      account.push(finder)
      app.settle()
      app.device.run { finder.search.isActive = true }
      app.settle()
      finder.present(coupon)
      app.settle()
      mall.setRoot(Screen("Lock"), suspendingCurrent: true)
      app.settle()
      expectNil(coupon.rootViewController.presentingViewController)
      expectTrue(coupon.isPaused)
      mall.setRoot(desk)
      app.settle()
      expectSame(coupon.rootViewController.presentingViewController, finder.search)
      expectTrue(coupon.isActive)
    }

    test("A presentation over a screen's own context stays visible") {
      shop.push(finder)
      app.settle()
      finder.present(Coupon(), style: .overCurrentContext)
      app.settle()
      let postCount = app.device.accessibilityPosts.count
      shop.popTo(finder.rootViewController)
      let own = shop.navigationController
      own.setViewControllers(own.viewControllers, animated: false)
      shop.set(own.viewControllers, animated: false)
      app.settle()
      expectEqual(app.device.accessibilityPosts.count, postCount)
      expectEqual(app.title, "Coupon")
    }
  }
}
