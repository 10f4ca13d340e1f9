import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// The pages that a coordinator lists, in one page view controller or in several.
struct PageListTests: TableSuite {
  var (app, shop) = launchShop()
  let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A coordinator lists different pages in two page view controllers") {
      let books = (0..<2).map { _ in
        UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      }
      let coupons = (0..<4).map { _ in Coupon() }
      for book in books { shop.push(book, animated: false) }
      shop.perform(.setPages([.screen(coupons[0]), .screen(coupons[1])], in: books[0]))
      shop.perform(
        .setPages([.screen(coupons[2]), .screen(coupons[3])], in: books[1], showsDots: true))
      app.settle()
      let pages = coupons.map { $0.rootViewController }
      expectSame(
        books[0].dataSource?.pageViewController(books[0], viewControllerAfter: pages[0]), pages[1])
      expectSame(
        books[1].dataSource?.pageViewController(books[1], viewControllerAfter: pages[2]), pages[3])
      expectEqual(books.map { $0.dataSource?.presentationCount(for: $0) }, [0, 2])
      expectTrue(coupons.allSatisfy { $0.isActive })
      shop.perform(.setPages([.screen(coupons[3])], in: books[1]))
      app.settle()
      expectEqual(coupons.map { $0.isInactive }, [false, false, true, false])
    }

    test("A listed page is not presented, and is in one place if a raw call presents it") {
      let coupons = [Coupon(), Coupon()]
      shop.push(book, animated: false)
      shop.perform(.setPages([.screen(coupons[0]), .screen(coupons[1])], in: book))
      app.settle()
      let page = coupons[1].rootViewController
      let handle = shop.perform(.present(page))
      app.settle()
      expectEqual(handle.ended?.rejection?.description.contains("is already in"), true)
      book.present(page, animated: false)
      app.settle()
      expectTrue(coupons[1].isActive)
      expectFalse(EngineProbe.layoutText.contains("hidden"))
      book.dismiss(animated: false)
      app.settle()
      expectTrue(coupons[1].isActive)
    }

    test("An empty list is rejected while a page is shown, because UIKit has to show a page") {
      let coupon = Coupon()
      shop.push(book, animated: false)
      app.expectPerformed(shop.perform(.setPages([], in: book)))
      shop.perform(.setPages([.screen(coupon)], in: book))
      app.settle()
      let handle = shop.perform(.setPages([], in: book))
      app.settle()
      expectTrue(handle.ended?.rejection?.description.contains("UIKit has to show a page") == true)
      expectTrue(coupon.isActive)
    }

    test("A plain page belongs to the coordinator that lists it beside those of another one") {
      let (helper, first, second) = (Coupon(), Screen("First"), Screen("Second"))
      shop.push(book, animated: false)
      shop.perform(.setPages([.screen(first)], in: book))
      app.settle()
      shop.start(helper)
      helper.perform(.setPages([.screen(first), .screen(second)], in: book))
      app.settle()
      expectSame(EngineProbe.owner(of: first), shop)
      expectSame(EngineProbe.owner(of: second), helper)
    }

    test("A page from the app's own data source has an owner when the user turns to it") {
      let editor = Editor("A")
      let (book, source) = (ContainerExitTests.Pages(), PageSource([editor, Screen("B")]))
      book.pageViewController.dataSource = source
      shop.present(book, style: .fullScreen)
      book.turn(to: source.pages[0], animated: false)
      app.settle()
      try UserInput(device: app.device).turnPage(in: book.pageViewController, forward: true)
      app.device.clock.drain()
      expectEqual(book.pageViewController.viewControllers, [source.pages[1]])
      expectSame(EngineProbe.owner(of: source.pages[1]), book)
      let handle = book.attempt(.setPages([.screen(source.pages[1])]))
      await editor.answer(false, in: app)
      expectTrue(handle.ended?.rejection?.isVeto == true)
      app.expectPerformed(book.perform(.present(editor)))
    }

    test("Pages belong to the coordinator that has listed them last, and stay with it") {
      let first = Album()
      shop.setRoot(first)
      app.settle()
      let coupons = [Coupon(), Coupon(), Coupon()]
      let second = ContainerExitTests.Pages(on: first.pageViewController)
      shop.start(second)
      second.setPages(coupons)
      app.settle()
      shop.stop(first)
      app.settle()
      expectEqual(coupons.map(\.isActive), [true, true, true])
      shop.stop(second)
      app.settle()
      expectEqual(coupons.map(\.isInactive), [true, true, true])
    }

    test("A coordinator leaves the page view controller of another coordinator alone") {
      let album = Album()
      shop.setRoot(album)
      app.settle()
      album.start(ContainerExitTests.Pages(on: album.pageViewController))
      let page = Screen("Five")
      album.pageViewController.setViewControllers([page], direction: .forward, animated: false)
      app.settle()
      expectSame(EngineProbe.owner(of: page), album)
    }

    test("A page that the user or a raw call turns to is in the journal once") {
      let album = Album()
      shop.setRoot(album)
      app.settle()
      expectEqual(app.observed { app.swipeLeft() }, ["Shop/Album turn Screen observed"])
      expectEqual(app.observed { app.swipeLeft(cancelAt: 0.4) }, [])
      expectEqual(app.observed { app.swipeRight() }, ["Shop/Album turn Screen observed"])
      expectEqual(app.observed { album.turn(to: album.pages[2]) }, [])
      expectEqual(app.observed { album.turn(to: album.pages[0], animated: false) }, [])
      let raw: (UIViewController, Bool) -> Void = {
        album.pageViewController.setViewControllers([$0], direction: .forward, animated: $1)
      }
      expectEqual(app.observed { raw(album.pages[1], false) }, ["Shop/Album turn Screen observed"])
      expectEqual(app.observed { raw(album.pages[2], true) }, ["Shop/Album turn Screen observed"])
      expectEqual(app.observed { raw(Screen("New"), false) }, ["Shop/Album turn Screen observed"])
      expectEqual(app.observed { album.setPages([album.pages[3]]) }, [])
    }

    test("A raw page turn without a window is in the journal, too") {
      let album = Album()
      album.launch()
      HeadlessDevice.current.clock.drain()
      var lines: [String] = []
      let subscription = album.context.journal.subscribe { lines.append("\($0.kind)") }
      album.pageViewController.setViewControllers(
        [album.pages[2]], direction: .forward, animated: false)
      EngineProbe.adoptRawChanges(of: album)
      HeadlessDevice.current.clock.drain()
      expectEqual(lines, ["turn Screen observed"])
      expectEqual(album.shown, ["Three"])
      withExtendedLifetime(subscription) {}
    }

    test("A hidden page can embed a screen, even if the pages have no window") {
      let album = Album()
      album.launch()
      HeadlessDevice.current.clock.drain()
      let coupon = Coupon()
      expectEqual(album.embed(coupon, in: album.pages[2], animated: false).ended, .performed)
      HeadlessDevice.current.clock.drain()
      expectTrue(coupon.isActive)
    }

    test("A stopped coordinator that the app keeps frees the pages that are not shown") {
      let (app, mall) = launchMall()
      let tour = ContainerExitTests.Pages()
      var pages: [WeakScreen] = []
      @MainActor func show() {
        let screens = [Screen("A"), Screen("B"), Screen("C")]
        pages = screens.map { WeakScreen(screen: $0) }
        mall.setRoot(tour)
        tour.setPages(screens)
        app.settle()
      }
      show()
      app.swipeLeft()
      mall.stop(tour)
      app.settle()
      expectEqual(pages.map { $0.screen?.title }, [nil, "B", nil])
      withExtendedLifetime(tour) {}
    }

    test("A page that the list frees can present a screen in its deinit") {
      for isStopped in [false, true] {
        let (app, mall) = launchMall()
        let album = Album()
        mall.setRoot(album)
        app.settle()
        @MainActor func list() {
          let last = DeinitScreen { [weak mall] in mall?.present(Screen("Sheet")) }
          album.setPages([album.pages[0], album.pages[1], last])
          app.settle()
        }
        list()
        if isStopped { mall.stop(album) } else { album.setPages([album.pages[0]]) }
        app.settle()
        expectEqual(app.pile, "- ^ Sheet")
      }
    }

    test("The dots of a rejected list are not shown") {
      shop.push(book, animated: false)
      shop.perform(.setPages([.screen(Screen("A")), .screen(Screen("B"))], in: book))
      app.settle()
      let handle = shop.perform(.setPages([.screen(shop.list)], in: book, showsDots: true))
      app.settle()
      expectNotNil(handle.ended?.rejection)
      expectEqual(book.dataSource?.presentationCount(for: book), 0)
    }

    test("A page that a raw call shows before its coordinator starts belongs to it") {
      let raw = Raw()
      shop.setRoot(raw)
      app.settle()
      raw.pageViewController.setViewControllers(
        [Screen("Other")], direction: .forward, animated: false)
      app.settle()
      expectEqual(raw.coupon.log, ["start", "stop"])
    }

    test("A page that is no longer listed is removed also if the app has its own data source") {
      let album = Album()
      shop.setRoot(album)
      let source = PageSource()
      album.pageViewController.dataSource = source
      let coupons = [Coupon(), Coupon()]
      album.setPages(coupons)
      app.settle()
      album.setPages([coupons[1]])
      app.settle()
      expectEqual(coupons.map { $0.isInactive }, [true, false])
      expectSame(album.pageViewController.dataSource, source)
      let loose = Screen("Loose")
      album.turn(to: loose, animated: false)
      app.settle()
      album.turn(to: coupons[1], animated: false)
      app.settle()
      expectNil(EngineProbe.owner(of: loose))
    }
  }

  /// Shows a page by a raw call, and then starts its coordinator.
  final class Raw: PageCoordinator {
    let context = CoordinatorContext()
    let pageViewController = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    let coupon = Coupon()

    func start() {
      pageViewController.setViewControllers(
        [coupon.rootViewController], direction: .forward, animated: false)
      start(coupon)
    }
  }
}
