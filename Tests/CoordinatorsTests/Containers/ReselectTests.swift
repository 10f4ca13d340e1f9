import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Tabs that are added, removed and selected again at run time.
@MainActor struct ReselectTests: TableSuite {
  var (app, market) = launchMarket()

  /// A tab that is notified when it is selected again.
  final class Feed: SceneCoordinator, TabReselecting {
    let context = CoordinatorContext()
    let rootViewController: Screen
    private(set) var log: [String] = []
    init(_ title: String) {
      rootViewController = Screen(title)
      rootViewController.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
    }
    func pause() { log.append("pause") }
    func resume() { log.append("resume") }
    func reselect() { log.append("reselect") }
  }

  /// Records the choices of the user.
  final class Listener: NSObject, UITabBarControllerDelegate {
    var allows = true
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { allows }
  }

  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("One verb sets seven tabs of any kind, and more can be added later") {
      let feeds = (1...7).map { Feed("Feed \($0)") }
      market.setTabs(feeds)
      market.addTab(Aisle("Last"))
      market.addTab(Feed("First"), at: 0)
      app.settle()
      expectEqual(
        market.tabBarController.viewControllers?.compactMap(\.tabBarItem.title).joined(
          separator: ","), "First,Feed 1,Feed 2,Feed 3,Feed 4,Feed 5,Feed 6,Feed 7,Last")
      expectEqual(market.tabCoordinators.count, 9)
      expectEqual(market.children.count, 9)
    }

    test("A tab is notified if and only if it is tapped while selected") {
      let feed = Feed("Feed")
      market.addTab(feed)
      app.settle()
      app.tab("Feed")
      expectEqual(feed.log, ["pause", "resume"])
      app.tab("Feed")
      expectEqual(feed.log, ["pause", "resume", "reselect"])
      let listener = Listener()
      listener.allows = false
      market.tabBarController.delegate = listener
      market.select(feed)
      app.settle()
      app.tab("Feed")
      expectEqual(feed.log, ["pause", "resume", "reselect"])
    }

    test("A missing tab is not removed") {
      expectNotNil(market.removeTab(Feed("Stranger")).ended?.rejection)
      expectEqual(market.tabCoordinators.count, 3)
    }

    test("A raw selection pauses and resumes like a selection by the user") {
      market.tabBarController.selectedIndex = 1
      app.settle()
      expectTrue(market.fruit.isPaused)
      expectTrue(market.bread.isActive)
    }
  }
}
