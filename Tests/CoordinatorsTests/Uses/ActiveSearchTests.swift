import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// A search that goes on is a part of its screen, though UIKit presents it.
@MainActor @Suite(.coordinators, .serialized) struct ActiveSearchTests: TableSuite {
  var (app, shop) = launchShop()
  let finder = Finder()

  /// A scene with a search in its bar.
  final class Finder: SceneCoordinator {
    let context = CoordinatorContext()
    let rootViewController = Screen("Finder")
    let search = UISearchController(searchResultsController: nil)

    func start() {
      rootViewController.navigationItem.searchController = search
      rootViewController.definesPresentationContext = true
    }
    func pause() { rootViewController.view.alpha = 0.5 }
  }

  private func beginSearch() {
    shop.push(finder)
    app.settle()
    app.device.run { finder.search.isActive = true }
    app.settle()
    expectNotNil(finder.search.presentingViewController)
  }

  private var observed: [String] {
    app.events.map { "\($0)" }.filter { $0.contains("observed") }
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Nobody owns it when a child is started") {
      beginSearch()
      finder.present(Coupon())
      app.settle()
      expectEqual(app.title, "Coupon")
      expectFalse(EngineProbe.isOwned(finder.search))
      expectFalse(EngineProbe.isOurs(finder.search.presentationController?.delegate))
      expectTrue(observed.isEmpty)
    }

    test("Nobody owns it when its scene is paused") {
      beginSearch()
      shop.pause(finder)
      app.settle()
      expectFalse(EngineProbe.isOwned(finder.search))
      expectTrue(observed.isEmpty)
    }

    test("Its screen, taken away during the search, is the end of the scene") {
      beginSearch()
      finder.present(Coupon())
      app.settle()
      finder.dismiss()
      app.settle()
      expectTrue(finder.search.isActive)
      app.device.run { _ = shop.navigationController.popViewController(animated: false) }
      app.settle()
      expectTrue(finder.isInactive)
    }

    test("In a sheet, dismiss takes the sheet") {
      shop.present(finder, style: .pageSheet)
      app.settle()
      app.device.run {
        finder.rootViewController.view.addSubview(finder.search.searchBar)
        finder.search.isActive = true
      }
      app.settle()
      expectSame(finder.search.presentingViewController, finder.rootViewController)
      finder.start(Order(on: shop.navigationController, titles: []))
      finder.dismiss()
      app.settle()
      expectEqual(app.title, "List")
      expectTrue(finder.isInactive)
    }

    test("dismissAll takes what lies above it, and leaves it") {
      beginSearch()
      let nothing = finder.dismissAll()
      app.settle()
      expectEqual(nothing.ended, .performed)
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

    test("A root that is kept comes back without it, and with what lay above") {
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

    test("What a screen presents over its own context stays in sight") {
      shop.push(finder)
      app.settle()
      finder.present(Coupon(), style: .overCurrentContext)
      app.settle()
      let told = app.device.accessibilityPosts.count
      shop.popTo(finder.rootViewController)
      let own = shop.navigationController
      own.setViewControllers(own.viewControllers, animated: false)
      shop.set(own.viewControllers, animated: false)
      app.settle()
      expectEqual(app.device.accessibilityPosts.count, told)
      expectEqual(app.title, "Coupon")
    }
  }
}
