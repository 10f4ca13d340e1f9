import CompactTesting
import CoordinatorTesting
import Coordinators
import HeadlessUIKit
import Testing

/// Verbs that show or remove a wrapped coordinator.
@MainActor struct WrappedVerbTests: TableSuite {
  var (app, shop) = launchShop()
  private let news = News()
  private let tab: AnyTabCoordinator

  init() { tab = deGenericize(news) }

  private typealias Verb = (name: String, run: @MainActor () -> Any)

  private var showing: [Verb] {
    [
      ("start", { shop.start(tab) }),
      ("start(coordinator:)", { shop.start(coordinator: tab) }),
      ("push", { shop.push(tab) }),
      ("present", { shop.present(tab) }),
      ("setRoot", { shop.setRoot(tab) }),
      ("embed", { shop.embed(tab, in: shop.list) }),
      ("setColumn", { shown(Desk()).setColumn(tab, for: .primary) }),
      ("setPages", { shown(Album()).setPages([tab]) }),
      (
        "turn",
        {
          let album = shown(Album())
          album.setPages([tab, Coupon()])
          return album.turn(to: tab)
        }
      ),
      ("setTabs", { market.setTabs([tab]) }),
      ("addTab", { market.addTab(tab) }),
      (
        "select",
        {
          let market = market
          market.addTab(tab)
          market.stop(tab)
          app.settle()
          return market.select(tab)
        }
      ),
      ("the transition push", { shop.perform(.push(tab)) }),
      ("the transition present", { shop.perform(.present(tab)) }),
      ("the transition setRoot", { shop.perform(.setRoot(tab, suspendingCurrent: true)) }),
      ("the transition embed", { shop.perform(.embed(tab, in: shop.list)) }),
    ]
  }

  private var removing: [Verb] {
    [
      (
        "stop",
        {
          shop.start(tab)
          return shop.stop(tab)
        }
      ),
      (
        "stop(coordinator:)",
        {
          shop.start(tab)
          return shop.stop(coordinator: tab)
        }
      ),
      (
        "unembed",
        {
          shop.embed(tab, in: shop.list)
          app.settle()
          return shop.unembed(tab)
        }
      ),
      (
        "removeTab",
        {
          let market = market
          market.addTab(tab)
          return market.removeTab(tab)
        }
      ),
      (
        "dismiss",
        {
          shop.present(tab)
          return shop.dismiss()
        }
      ),
      (
        "pop",
        {
          shop.push(tab)
          return shop.pop()
        }
      ),
    ]
  }

  private var market: Market { shown(Market(tabBarController: UITabBarController())) }

  private func shown<Child: ScreenCoordinator>(_ child: Child) -> Child {
    shop.present(child, animated: false, style: .fullScreen)
    app.settle()
    return child
  }

  /// Runs a verb, which performs its transition if it has one.
  private func perform(_ verb: Verb) {
    let handle = verb.run() as? TransitionHandle
    // A verb that only starts a tab does not show it, which is reported.
    _ = DiagnosticReporter.collecting { app.settle() }
    if let handle { expectEqual(handle.ended.words, "performed") }
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    for verb in showing {
      test("The verb '\(verb.name)' shows a wrapped coordinator") {
        perform(verb)
        expectFalse(news.isInactive)
        expectEqual(news.parent?.children.contains { $0 === news }, true)
        let isOnlyStarted = verb.name.hasPrefix("start") || verb.name == "addTab"
        expectTrue(isOnlyStarted || news.rootController.viewIfLoaded?.window != nil)
      }
    }

    for verb in removing {
      test("The verb '\(verb.name)' removes a wrapped coordinator") {
        perform(verb)
        expectTrue(news.isInactive)
        expectNil(news.rootController.viewIfLoaded?.window)
      }
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
