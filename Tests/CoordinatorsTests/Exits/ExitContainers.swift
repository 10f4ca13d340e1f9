import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

// The parents of the children that are not on a stack. Each records its notifications.
extension ContainerExitTests {
  final class Tabs: TabBarCoordinator {
    let context = CoordinatorContext()
    let tabBarController: UITabBarController
    private let log: ExitLog?

    init(_ log: ExitLog? = nil, on tabBarController: UITabBarController = UITabBarController()) {
      self.tabBarController = tabBarController
      self.log = log
    }

    func start() {}
    func tab(_ index: Int) -> Sheet? { tabCoordinators[index] as? Sheet }
    func coordinatorDidStop(_ coordinator: any Coordinator) {
      log?.note("Tabs", hearsOf: coordinator)
    }
  }

  final class Pages: PageCoordinator {
    let context = CoordinatorContext()
    let pageViewController: UIPageViewController
    private let log: ExitLog?

    init(
      _ log: ExitLog? = nil,
      on pageViewController: UIPageViewController = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
    ) {
      self.pageViewController = pageViewController
      self.log = log
    }

    func start() {}
    func coordinatorDidStop(_ coordinator: any Coordinator) {
      log?.note("Pages", hearsOf: coordinator)
    }
  }

  final class Columns: SplitCoordinator, FlowCoordinator {
    typealias Output = Int
    let context = CoordinatorContext()
    let splitViewController: UISplitViewController
    private let log: ExitLog?

    init(_ splitViewController: UISplitViewController, _ log: ExitLog? = nil) {
      self.splitViewController = splitViewController
      self.log = log
    }

    func start() {}
    func stop() { log?.note("Columns.stop()") }
    func coordinatorDidStop(_ coordinator: any Coordinator) {
      log?.note("Columns", hearsOf: coordinator)
    }
  }

  static let wide = ScreenMetrics(size: CGSize(width: 1180, height: 820), idiom: .pad)
}

/// A root that owns a window, with a child's screen as the window's root.
final class Frame: WindowCoordinator {
  let context = CoordinatorContext()
  let window: UIWindow
  let log: ExitLog
  private let isVisible: Bool

  init(_ window: UIWindow, _ log: ExitLog, isVisible: Bool = true) {
    self.window = window
    self.log = log
    self.isVisible = isVisible
  }

  func start() {
    setRoot(Sheet(Screen("Home"), log))
    if isVisible { window.makeKeyAndVisible() }
  }

  /// Follows the child whose screen is the root of the window.
  func follow(in app: AppDriver) throws -> Child {
    let sheet = try require(children.first as? Sheet)
    return Child(sheet, [sheet.rootViewController], app, log)
  }

  /// Follows the child that pushed onto a given stack.
  func followGuest(in app: AppDriver) throws -> Child {
    let guest = try require(children.last as? RootExitTests.Guest)
    return try Child(guest, [require(guest.stack?.topViewController)], app, log)
  }

  func coordinatorDidStop(_ coordinator: any Coordinator) {
    log.note("Frame", hearsOf: coordinator)
  }
}
