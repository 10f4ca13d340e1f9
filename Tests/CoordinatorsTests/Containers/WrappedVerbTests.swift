import CompactTesting
import CoordinatorTesting
import Coordinators
import HeadlessUIKit
import Testing

/// Verbs that show or remove a wrapped coordinator.
struct WrappedVerbTests: TableSuite {
  var (app, shop) = launchShop()
  private let news = News()
  private let tab: AnyTabCoordinator

  init() { tab = deGenericize(news) }

  private var market: Market { shown(Market(tabBarController: UITabBarController())) }

  private func shown<Child: ScreenCoordinator>(_ child: Child) -> Child {
    shop.present(child, animated: false, style: .fullScreen)
    app.settle()
    return child
  }

  /// Runs a verb, which performs its transition if it has one.
  private func perform(_ verb: @MainActor () -> Any) {
    let handle = verb() as? TransitionHandle
    // A verb that only starts a tab does not show it, which is reported.
    _ = DiagnosticReporter.collecting { app.settle() }
    if let handle { expectEqual(handle.ended.words, "performed") }
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    func shows(_ name: String, _ verb: @escaping @MainActor () -> Any) {
      test("The verb '\(name)' shows a wrapped coordinator") {
        perform(verb)
        expectFalse(news.isInactive)
        expectEqual(news.parent?.children.contains { $0 === news }, true)
        let isOnlyStarted = name.hasPrefix("start") || name == "addTab"
        expectTrue(isOnlyStarted || news.rootController.viewIfLoaded?.window != nil)
      }
    }
    shows("start") { shop.start(tab) }
    shows("start(coordinator:)") { shop.start(coordinator: tab) }
    shows("push") { shop.push(tab) }
    shows("present") { shop.present(tab) }
    shows("setRoot") { shop.setRoot(tab) }
    shows("embed") { shop.embed(tab, in: shop.list) }
    shows("setColumn") { shown(Desk()).setColumn(tab, for: .primary) }
    shows("setPages") { shown(Album()).setPages([tab]) }
    shows("turn") {
      let album = shown(Album())
      album.setPages([tab, Coupon()])
      return album.turn(to: tab)
    }
    shows("setTabs") { market.setTabs([tab]) }
    shows("addTab") { market.addTab(tab) }
    shows("select") {
      let market = market
      market.addTab(tab)
      market.stop(tab)
      app.settle()
      return market.select(tab)
    }
    shows("the transition push") { shop.perform(.push(tab)) }
    shows("the transition present") { shop.perform(.present(tab)) }
    shows("the transition setRoot") { shop.perform(.setRoot(tab, suspendingCurrent: true)) }
    shows("the transition embed") { shop.perform(.embed(tab, in: shop.list)) }

    func removes(_ name: String, _ verb: @escaping @MainActor () -> Any) {
      test("The verb '\(name)' removes a wrapped coordinator") {
        perform(verb)
        expectTrue(news.isInactive)
        expectNil(news.rootController.viewIfLoaded?.window)
      }
    }
    removes("stop") {
      shop.start(tab)
      return shop.stop(tab)
    }
    removes("stop(coordinator:)") {
      shop.start(tab)
      return shop.stop(coordinator: tab)
    }
    removes("unembed") {
      shop.embed(tab, in: shop.list)
      app.settle()
      return shop.unembed(tab)
    }
    removes("removeTab") {
      let market = market
      market.addTab(tab)
      return market.removeTab(tab)
    }
    removes("dismiss") {
      shop.present(tab)
      return shop.dismiss()
    }
    removes("pop") {
      shop.push(tab)
      return shop.pop()
    }

    test("Pausing and resuming a wrapper affects the wrapped coordinator") {
      shop.push(tab)
      app.settle()
      shop.pause(tab)
      expectTrue(news.isPaused)
      shop.resume(tab)
      expectTrue(news.isActive)
      shop.pause(coordinator: tab)
      expectTrue(news.isPaused)
      shop.resume(coordinator: tab)
      expectTrue(news.isActive)
    }

    test("A wrapper that has stopped is reported by the name of the wrapped coordinator") {
      shop.push(tab)
      app.settle()
      shop.stop(tab)
      app.settle()
      let diagnostics = DiagnosticReporter.collecting {
        tab.open(.saved)
        tab.restore(Snapshot(root: Snapshot.Node(type: "News")))
      }
      expectEqual(
        diagnostics.map(\.problem),
        ["open saved", "restore a snapshot"].map {
          "'WrappedVerbTests.News' was asked to '\($0)' after it had stopped."
        })
    }
  }

  private final class News: TabCoordinator {
    let context = CoordinatorContext()
    let rootController = UIViewController()
    let tabBarItem = UITabBarItem(title: "News", image: nil, tag: 0)
  }
}
