import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

/// Subclasses of columns, pages and windows get each change once, by the member that they override;
/// `IgnoredCallTests` has subclasses of stacks and tabs.
struct ContainerSubclassTests: TableSuite {
  @Test(.coordinators, .serialized, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A subclass of the split view controller gets each change of a column") {
      let stage = ExitStage()
      stage.app.device.screen = ContainerExitTests.wide
      let split = OwnColumns(style: .doubleColumn)
      let columns = ContainerExitTests.Columns(split)
      stage.host.setRoot(columns)
      columns.setColumn(Screen("List"), for: .primary)
      let first = stage.follow("First") { columns.setColumn($0, for: .secondary) }
      let second = stage.follow("Second") { columns.setColumn($0, for: .secondary) }
      expectNil(first.flow)
      split.setViewController(Screen("Raw"), for: .secondary)
      stage.app.settle()
      expectNil(second.flow)
      expectEqual(split.calls, ["set List", "set First", "set Second", "set Raw"])
    }

    test("A subclass of the page view controller may turn its pages one run-loop turn late") {
      let app = launchMall().app
      let late = LatePages(transitionStyle: .scroll, navigationOrientation: .horizontal)
      let tour = app.root(ContainerExitTests.Pages(on: late))
      let pages = ["One", "Two", "Three"].map { Screen($0) }
      tour.setPages(pages)
      app.settle()
      app.expectPerformed(tour.turn(to: pages[1]))
      expectEqual(app.title, "Two")
      expectEqual(late.calls, ["set One", "set Two"])
    }

    test("A subclass of the window gets each root") {
      let log = ExitLog()
      let (app, frame) = launchApp { (_: UIWindow) in Frame(OwnWindow(), log) }
      let window = try require(frame.window as? OwnWindow)
      frame.setRoot(Sheet(Screen("Next"), log), animated: true)
      app.settle()
      let next = try frame.follow(in: app)
      window.rootViewController = Screen("Raw")
      app.settle()
      expectNil(next.flow)
      expectEqual(window.calls, ["root Home", "key", "root Next", "root Raw"])
    }
  }

  final class OwnColumns: UISplitViewController {
    var calls: [String] = []

    override func setViewController(_ vc: UIViewController?, for column: Column) {
      calls.append("set \(vc?.title ?? "-")")
      super.setViewController(vc, for: column)
    }
  }

  /// A page view controller that turns one run-loop turn late.
  final class LatePages: UIPageViewController {
    var calls: [String] = []

    override func setViewControllers(
      _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
      completion: ((Bool) -> Void)? = nil
    ) {
      calls.append("set \(viewControllers?.first?.title ?? "-")")
      guard animated else {
        return super.setViewControllers(
          viewControllers, direction: direction, animated: false, completion: completion)
      }
      HeadlessDevice.current.clock.atNextTurn {
        super.setViewControllers(
          viewControllers, direction: direction, animated: true, completion: completion)
      }
    }
  }

  final class OwnWindow: UIWindow {
    var calls: [String] = []

    override var rootViewController: UIViewController? {
      didSet { calls.append("root \(rootViewController?.title ?? "-")") }
    }
    override func makeKeyAndVisible() {
      calls.append("key")
      super.makeKeyAndVisible()
    }
  }
}
