import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Columns, pages and tabs as transition values, which any coordinator can perform.
struct PartTransitionTests: TableSuite {
  let app = launchMall().app

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Transitions fill columns with children that start at that moment") {
      let desk = app.root(Desk(), on: .pad)
      app.expectPerformed(desk.perform(.setColumn(Coupon(), for: .secondary)))
      expectEqual(desk.columnCoordinators.count, 1)
      expectEqual(desk.children.count, 1)
      desk.perform(.setColumn(Screen("Next"), for: .secondary))
      app.settle()
      expectTrue(desk.children.isEmpty)
      expectEqual(
        reason(desk.perform(.setColumn(Screen("Third"), for: .supplementary))),
        "There is no column for Screen \"Third\": the split view controller's style lacks it. If you made "
          + "it without a style, use '.doubleColumn' or '.tripleColumn'.")
    }

    test("A child in a column fills another one, and a coordinator without columns fills none") {
      let desk = app.root(Desk(), on: .pad)
      let coupon = Coupon()
      desk.setColumn(coupon, for: .primary)
      app.settle()
      coupon.perform(.setColumn(Screen("Detail"), for: .secondary))
      app.settle()
      expectEqual(desk.splitViewController.viewController(for: .secondary)?.title, "Detail")
      let lone = app.root(Coupon())
      expectEqual(
        reason(lone.perform(.setColumn(Screen("Detail"), for: .secondary))),
        "The coordinator that performs 'setColumn secondary Screen' has no split view controller: name "
          + "one in the transition, or name the coordinator that has one by 'performed(by:)'.")
      expectTrue(
        reason(lone.perform(.turn(to: Screen("Page")))).contains("has no page view controller"))
    }

    test("A transition fills the tabs, with the tab bar items of the coordinators") {
      let market = app.root(Market(tabBarController: UITabBarController()))
      let handle = market.perform(
        .setTabs([.screen(Aisle("Tea")), .screen(AnyTabCoordinator(Aisle("Soap")))]))
      app.expectPerformed(handle)
      expectEqual(
        market.tabBarController.viewControllers?.map { $0.tabBarItem.title }, ["Tea", "Soap"])
      expectEqual(market.tabCoordinators.count, 2)
      expectTrue(market.fruit.isInactive)
    }

    test("Transitions list pages and turn them, even from a page") {
      let album = app.root(Album())
      album.perform(.setPages([.screen(Coupon()), .screen(Screen("Last"))], showsDots: true))
      app.settle()
      expectEqual(album.shown, ["Coupon"])
      expectEqual(
        album.pageViewController.dataSource?.presentationCount(for: album.pageViewController), 2)
      let coupon = album.pageCoordinators.first as? Coupon
      coupon?.perform(.turn(to: EngineProbe.pages(of: album.pageViewController)[1]))
      app.settle()
      expectEqual(album.shown, ["Last"])
      album.perform(.turn(to: Coupon.self))
      app.settle()
      expectEqual(album.shown, ["Coupon"])
      expectEqual(
        reason(album.perform(.turn(to: Note.self))),
        "The container has no Note: add it there first, or show it another way.")
    }

    test("Two pages, with the spine in the middle, are only observed") {
      let pages = UIPageViewController(
        transitionStyle: .pageCurl, navigationOrientation: .horizontal,
        options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
      let raw = ["One", "Two"].map { Screen($0) }
      pages.setViewControllers(raw, direction: .forward, animated: false)
      let album = app.root(ContainerExitTests.Pages(on: pages))
      for handle in [album.setPages([Screen("Other")]), album.turn(to: raw[1])] {
        expectEqual(
          reason(handle),
          "The spine is in the middle, so two pages are shown: set them with UIKit.")
      }
      expectEqual(pages.viewControllers, raw)
      expectEqual(raw.map { EngineProbe.owner(of: $0) === album }, [true, true])
    }

    test("A page whose coordinator ends in its own start is left out") {
      let album = app.root(Album())
      let page = Screen("Only")
      app.expectPerformed(album.perform(.setPages([.screen(Hasty()), .screen(page)])))
      expectEqual(album.shown, ["Only"])
    }

    test("A double-sided sheet is turned without an animation") {
      let album = app.root(Album(.pageCurl))
      album.pageViewController.isDoubleSided = true
      album.turn(to: album.pages[2])
      expectEqual(album.shown, ["Three"])
    }
  }
}
