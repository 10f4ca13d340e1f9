import CoordinatorTesting
import HeadlessUIKit
import Testing

@testable import Coordinators

/// What a transition is about that names no place: found when its turn comes, so that the same verbs do
/// the same in a window that is busy and in one that is not.
@MainActor @Suite(.coordinators) struct LookedForTests {
  let app: AppDriver
  let shop: Shop

  init() throws {
    app = AppDriver(Shop.init(navigationController:))
    shop = try #require(app.root as? Shop)
  }

  private func reason(_ handle: TransitionHandle) -> String {
    app.settle()
    if case .rejected(let rejection)? = handle.ended { return rejection.description }
    return handle.ended.map { "\($0)" } ?? "waits"
  }

  @Test(arguments: [false, true])
  func `A screen is embedded in what was shown before, and taken out again`(_ isBusy: Bool) {
    if isBusy { shop.show(Screen("Busy")) }
    let (detail, chart) = (Screen("Detail"), Screen("Chart"))
    shop.show(detail, animated: false)
    let embedding = shop.embed(chart)
    #expect(reason(embedding) == "performed")
    #expect(chart.parent === detail)
    if isBusy { shop.present(Screen("Sheet")) }
    let map = Screen("Map")
    let changes = [
      shop.embed(map, in: detail), shop.perform(.unembed(in: detail)),
      shop.perform(.unembed(in: detail)),
    ]
    #expect(reason(changes[0]) == "performed")
    #expect(reason(changes[1]) == "performed")
    #expect(reason(changes[2]) == "No transition has put a screen into Screen: do so by 'embed'.")
    #expect(detail.children.isEmpty)
  }

  @Test(arguments: [false, true])
  func `A flow embeds in the screen that its start shows`(_ isBusy: Bool) {
    final class Report: NavigationCoordinator {
      let context = CoordinatorContext()
      let navigationController: UINavigationController
      let (detail, chart) = (Screen("Detail"), Screen("Chart"))
      init(_ stack: UINavigationController) { navigationController = stack }
      func start() {
        show(detail)
        embed(chart)
      }
    }
    let report = Report(shop.navigationController)
    if isBusy { shop.show(Screen("Busy")) }
    shop.start(report)
    app.settle()
    #expect(report.chart.parent === report.detail)
    #expect(report.isActive)
  }

  @Test(arguments: [false, true])
  func `What has no place to be embedded in is not made`(_ isBusy: Bool) {
    if isBusy { shop.show(Screen("Busy")) }
    var made = 0
    func make() -> Coupon {
      made += 1
      return Coupon()
    }
    let bare = Bare(UINavigationController())
    shop.start(bare)
    let handle = bare.perform(.embed(make()))
    _ = DiagnosticReporter.collecting { app.settle() }
    #expect(handle.ended.map { "\($0)" }?.contains("screen") == true)
    #expect(made == 0)
  }

  @Test(arguments: [false, true]) func `A tab is selected that was asked for before`(
    _ isBusy: Bool
  ) throws {
    let app = AppDriver(Market.init(tabBarController:))
    let market = try #require(app.root as? Market)
    if isBusy { market.present(Screen("Busy")) }
    let handles = [
      market.addTab(Aisle("Wine")), market.select(index: 3), market.select(index: 9),
    ]
    app.settle()
    #expect(handles[1].ended == .performed)
    #expect(market.tabBarController.selectedIndex == 3)
    #expect(
      handles[2].ended.map { "\($0)" }?.contains(
        "There is no tab 9: the tab bar controller has 4 tabs.") == true)
  }

  @Test func `What a sequence under way is to present can be dismissed`() {
    shop.perform(.sequence(.push(Screen("A")), .present(Screen("B"))))
    let dismissal = shop.dismiss()
    #expect(reason(dismissal) == "performed")
    #expect(shop.navigationController.presentedViewController == nil)
    #expect(app.title == "A")
    #expect(reason(shop.dismiss()).contains("presents nothing"))
  }

  @Test func `Of sheets that are only asked for, the last one goes first`() {
    for title in ["A", "B", "C"] { shop.present(Screen(title)) }
    shop.dismiss()
    app.settle()
    #expect(app.title == "B")
  }

  @Test func `Code takes away what an attempt before it asks about`() async {
    shop.show(Keeper())
    app.settle()
    shop.show(Screen("A"))
    let asked = shop.attempt(.popToRoot())
    let forced = shop.popToRoot()
    await app.settleTasks()
    app.settle()
    #expect(forced.ended == .performed)
    #expect(asked.ended != .performed)
    #expect(app.title == "List")
  }

  @Test func `The same pages with dots are no repeat`() {
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    shop.show(book)
    let pages = [Screen("A"), Screen("B")]
    let destinations = pages.map { ScreenDestination.made($0) }
    shop.perform(.setPages(destinations, in: book))
    let handle = shop.perform(.setPages(destinations, in: book, showsDots: true))
    #expect(reason(handle) == "performed")
    #expect(book.dataSource?.presentationCount(for: book) == 2)
  }

  @Test func `A page that stands twice in a list is refused`() {
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    shop.show(book, animated: false)
    let page = ScreenDestination.made(Screen("A"))
    #expect(
      reason(shop.perform(.setPages([page, page], in: book)))
        == "A screen stands twice among the new pages: each may stand there once.")
  }

  @Test func `A verb that is refused before it becomes a request stands in the journal`() throws {
    let app = AppDriver(Market.init(tabBarController:))
    let market = try #require(app.root as? Market)
    _ = market.removeTab(Aisle("Stranger")).ended
    let lines = app.events.suffix(2).map { "\($0.kind)" }
    #expect(lines.first == "removeTab Aisle requested")
    #expect(lines.last?.hasPrefix("removeTab Aisle: Aisle is in no tab") == true)
  }
}
