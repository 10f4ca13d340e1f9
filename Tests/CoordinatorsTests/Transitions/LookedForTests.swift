import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// What a transition is about that names no place: found when its turn comes, so that the same verbs do
/// the same in a window that is busy and in one that is not.
@MainActor @Suite(.coordinators, .serialized) struct LookedForTests: TableSuite {
  var (app, shop) = launchShop()

  private func reason(_ handle: TransitionHandle) -> String {
    app.settle()
    if case .rejected(let rejection)? = handle.ended { return rejection.description }
    return handle.ended.map { "\($0)" } ?? "waits"
  }

  @Test(arguments: [false, true])
  func `A screen is embedded in what was shown before, and taken out again`(_ isBusy: Bool) {
    if isBusy { shop.push(Screen("Busy")) }
    let (detail, chart) = (Screen("Detail"), Screen("Chart"))
    shop.push(detail, animated: false)
    let embedding = shop.embed(chart)
    expectEqual(reason(embedding), "performed")
    expectSame(chart.parent, detail)
    if isBusy { shop.present(Screen("Sheet")) }
    let map = Screen("Map")
    let changes = [
      shop.embed(map, in: detail), shop.unembed(map),
    ]
    expectEqual(reason(changes[0]), "performed")
    expectEqual(reason(changes[1]), "performed")
    expectEqual(
      reason(shop.unembed(map)), "Screen \"Map\" lies in no screen into which 'embed' has put it.")
    expectTrue(detail.children.isEmpty)
  }

  @Test(arguments: [false, true])
  func `A flow embeds in the screen that its start shows`(_ isBusy: Bool) {
    final class Report: NavigationCoordinator {
      let context = CoordinatorContext()
      let navigationController: UINavigationController
      let (detail, chart) = (Screen("Detail"), Screen("Chart"))
      init(_ stack: UINavigationController) { navigationController = stack }
      func start() {
        push(detail)
        embed(chart)
      }
    }
    let report = Report(shop.navigationController)
    if isBusy { shop.push(Screen("Busy")) }
    shop.start(report)
    app.settle()
    expectSame(report.chart.parent, report.detail)
    expectTrue(report.isActive)
  }

  @Test(arguments: [false, true])
  func `What has no place to be embedded in is not made`(_ isBusy: Bool) {
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
    expectEqual(handle.ended.map { "\($0)" }?.contains("screen"), true)
    expectEqual(made, 0)
  }

  @Test(arguments: [false, true]) func `A tab is selected that was asked for before`(
    _ isBusy: Bool
  ) throws {
    let (app, market) = launchMarket()
    if isBusy { market.present(Screen("Busy")) }
    let handles = [
      market.addTab(Aisle("Wine")), market.select(index: 3), market.select(index: 9),
    ]
    app.settle()
    expectEqual(handles[1].ended, .performed)
    expectEqual(market.tabBarController.selectedIndex, 3)
    expectEqual(
      handles[2].ended.map { "\($0)" }?.contains(
        "There is no tab 9: the tab bar controller has 4 tabs."), true)
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("What a sequence under way is to present can be dismissed") {
      shop.perform(.sequence(.push(Screen("A")), .present(Screen("B"))))
      let dismissal = shop.dismiss()
      expectEqual(reason(dismissal), "performed")
      expectNil(shop.navigationController.presentedViewController)
      expectEqual(app.title, "A")
      expectTrue(reason(shop.dismiss()).contains("presents nothing"))
    }

    test("Of sheets that are only asked for, the last one goes first") {
      for title in ["A", "B", "C"] { shop.present(Screen(title)) }
      shop.dismiss()
      app.settle()
      expectEqual(app.title, "B")
    }

    test("Code takes away what an attempt before it asks about") {
      shop.push(Keeper())
      app.settle()
      shop.push(Screen("A"))
      let asked = shop.attempt(.popToRoot())
      let forced = shop.popToRoot()
      await app.settleTasks()
      app.settle()
      expectEqual(forced.ended, .performed)
      expectNotNil(asked.ended?.rejection)
      expectEqual(app.title, "List")
    }

    test("The same pages with dots are no repeat") {
      let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      shop.push(book)
      let pages = [Screen("A"), Screen("B")]
      let destinations = pages.map { ScreenDestination.made($0) }
      shop.perform(.setPages(destinations, in: book))
      let handle = shop.perform(.setPages(destinations, in: book, showsDots: true))
      expectEqual(reason(handle), "performed")
      expectEqual(book.dataSource?.presentationCount(for: book), 2)
    }

    test("A page that stands twice in a list is refused") {
      let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      shop.push(book, animated: false)
      let page = ScreenDestination.made(Screen("A"))
      expectEqual(
        reason(shop.perform(.setPages([page, page], in: book))),
        "A screen stands twice among the new pages: each may stand there once.")
    }

    test("A tab that is not there is not removed, which stands in the journal") {
      let (app, market) = launchMarket()
      _ = market.removeTab(Aisle("Stranger")).ended
      let lines = app.events.suffix(2).map { "\($0.kind)" }
      expectEqual(lines.first?.hasPrefix("setTabs "), true)
      expectEqual(lines.last?.contains(": Aisle is in no tab"), true)
    }
  }
}
