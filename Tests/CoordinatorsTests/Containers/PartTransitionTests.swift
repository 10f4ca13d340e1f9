import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Columns, pages and tabs as transition values, which any coordinator can perform.
@MainActor struct PartTransitionTests: TableSuite {
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
        "There is no column for Screen \"Third\": the split view controller's style lacks it. A classic one has "
          + "none: make it with the style '.doubleColumn' or '.tripleColumn'.")
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

    test("One page is shown if the spine is at the side") {
      let album = app.root(Album(.pageCurl))
      expectEqual(album.shown, ["One"])
      expectEqual(
        reason(album.turn(to: 1, facing: 2)),
        "2 pages cannot be shown: a spine in the middle shows two pages, any other spine one.")
      expectEqual(album.shown, ["One"])
    }

    test("Two pages are shown, and turned together, if the spine is in the middle") {
      let album = app.root(Album(.pageCurl, spine: .mid))
      expectEqual(album.shown, ["One", "Two"])
      expectEqual(album.turn(to: album.pages[1]).ended, .performed)
      app.expectPerformed(album.turn(to: album.pages[3]))
      expectEqual(album.shown, ["Three", "Four"])
      album.turn(to: album.pages[0], animated: false)
      app.settle()
      expectEqual(album.shown, ["One", "Two"])
      app.swipeLeft()
      expectEqual(album.shown, ["Three", "Four"])
      album.turn(to: 1, facing: 2)
      app.settle()
      expectEqual(album.shown, ["Two", "Three"])
      album.setPages(album.pages)
      app.settle()
      expectEqual(album.shown, ["Two", "Three"])
      album.setPages(Array(album.pages.dropFirst(2)))
      app.settle()
      expectEqual(album.shown, ["Three", "Four"])
    }

    test("A page whose coordinator ends in its own start is left out") {
      let album = app.root(Album())
      let page = Screen("Only")
      app.expectPerformed(album.perform(.setPages([.screen(Hasty()), .screen(page)])))
      expectEqual(album.shown, ["Only"])
    }

    test("A page without a facing page is rejected, and nothing changes") {
      let album = app.root(Album(.pageCurl, spine: .mid))
      let one =
        "One page cannot be shown: a spine in the middle shows two pages, any other spine one."
      expectEqual(reason(album.setPages([album.pages[2]])), one)
      expectEqual(reason(album.turn(to: Screen("Loose"))), one)
      expectTrue(reason(album.turn(to: 0, facing: 0)).contains("2 pages"))
      expectEqual(album.shown, ["One", "Two"])
      album.setPages(Array(album.pages.prefix(3)))
      app.settle()
      expectEqual(reason(album.turn(to: album.pages[2])), one)
      expectEqual(album.shown, ["One", "Two"])
    }

    test("A double-sided sheet is turned with its back") {
      let album = app.root(Album(.pageCurl))
      album.pageViewController.isDoubleSided = true
      let handle = album.turn(to: album.pages[2])
      expectNil(handle.ended)
      app.settle()
      expectEqual(album.shown, ["Three"])
      album.turn(to: album.pages[0])
      app.settle()
      expectEqual(album.shown, ["One"])
      album.setPages([album.pages[0]])
      app.settle()
      // The only sheet has no back, so its page turn is not animated.
      app.expectPerformed(album.turn(to: Screen("Loose")))
      expectEqual(album.shown, ["Loose"])
    }
  }
}
