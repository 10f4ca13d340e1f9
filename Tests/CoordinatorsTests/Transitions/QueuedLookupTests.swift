import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// A request looks up its target when it reaches the front of the queue, so that a verb has the same
/// effect in a busy window and in an idle one.
@Suite(.coordinators, .serialized) struct QueuedLookupTests: TableSuite {
  var (app, shop) = launchShop()
}

extension QueuedLookupTests {
  @Test(arguments: [false, true])
  func `embed and unembed find a screen that was requested before`(_ isBusy: Bool) {
    if isBusy { shop.push(Screen("Busy")) }
    let (detail, chart) = (Screen("Detail"), Screen("Chart"))
    shop.push(detail, animated: false)
    let embedding = shop.embed(chart)
    expectEqual(app.end(of: embedding), "performed")
    expectSame(chart.parent, detail)
    if isBusy { shop.present(Screen("Sheet")) }
    let map = Screen("Map")
    let changes = [
      shop.embed(map, in: detail), shop.unembed(map),
    ]
    expectEqual(app.end(of: changes[0]), "performed")
    expectEqual(app.end(of: changes[1]), "performed")
    expectEqual(app.end(of: shop.unembed(map)), "Screen \"Map\" was not embedded by a transition.")
    expectTrue(detail.children.isEmpty)
  }

  @Test(arguments: [false, true])
  func `A flow embeds in the screen that its start shows`(_ isBusy: Bool) {
    let (detail, chart) = (Screen("Detail"), Screen("Chart"))
    let report = Order(on: shop.navigationController, titles: []) {
      $0.push(detail)
      $0.embed(chart)
    }
    if isBusy { shop.push(Screen("Busy")) }
    shop.start(report)
    app.settle()
    expectSame(chart.parent, detail)
    expectTrue(report.isActive)
  }

  @Test(arguments: [false, true])
  func `A child without a screen to embed in is not created`(_ isBusy: Bool) {
    if isBusy { shop.push(Screen("Busy")) }
    var made = 0
    func make() -> Coupon {
      made += 1
      return Coupon()
    }
    let bare = Bare(UINavigationController())
    shop.start(bare)
    let handle = bare.perform(.embed(make()))
    _ = DiagnosticReporter.collecting { app.settle() }
    expectTrue(reason(handle).contains("screen"))
    expectEqual(made, 0)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("dismiss removes a screen that a running sequence presents later") {
      shop.perform(.sequence(.push(Screen("A")), .present(Screen("B"))))
      let dismissal = shop.dismiss()
      expectEqual(app.end(of: dismissal), "performed")
      expectNil(shop.navigationController.presentedViewController)
      expectEqual(app.title, "A")
      expectTrue(app.end(of: shop.dismiss()).contains("presents nothing"))
    }

    test("setPages with dots is not merged with setPages without dots") {
      let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      shop.push(book)
      let pages = [Screen("A"), Screen("B")]
      let destinations = pages.map { ScreenDestination.made($0) }
      shop.perform(.setPages(destinations, in: book))
      let handle = shop.perform(.setPages(destinations, in: book, showsDots: true))
      expectEqual(app.end(of: handle), "performed")
      expectEqual(book.dataSource?.presentationCount(for: book), 2)
    }

    test("setPages with a repeated page is rejected") {
      let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      shop.push(book, animated: false)
      let page = ScreenDestination.made(Screen("A"))
      expectEqual(
        app.end(of: shop.perform(.setPages([page, page], in: book))),
        "The new pages contain a screen twice.")
    }
  }
}
