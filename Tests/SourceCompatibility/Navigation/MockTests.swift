import CompactTesting
import Testing
import UIKit

// Tests of apps record what is done to a container by a subclass of it, and often make no window.

class MockNavigationController: UINavigationController {
  var pushed: [UIViewController] = []
  var didPopToRoot = false
  private(set) var presented: UIViewController?
  private(set) var dismissals = 0

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushed.append(viewController)
    super.pushViewController(viewController, animated: false)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    didPopToRoot = true
    return super.popToRootViewController(animated: false)
  }

  override func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presented = viewControllerToPresent
    completion?()
  }

  override var presentedViewController: UIViewController? { presented }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissals += 1
    presented = nil
    completion?()
  }
}

/// A screen that a test tells what it is in.
class PlacedViewController: UIViewController {
  var mockNavigationController: UINavigationController?
  var mockPresenting: UIViewController?
  var mockTabBarController: UITabBarController?

  override var navigationController: UINavigationController? { mockNavigationController }
  override var presentingViewController: UIViewController? { mockPresenting }
  override var tabBarController: UITabBarController? { mockTabBarController }
  override var isBeingDismissed: Bool { mockPresenting != nil }
  override var isMovingFromParent: Bool { mockNavigationController != nil }
}

class MockWindow: UIWindow {
  private(set) var didBecomeKey = false

  override func makeKeyAndVisible() {
    didBecomeKey = true
  }
}

class MockTabBarController: UITabBarController {
  private(set) var selections: [Int] = []

  override var selectedIndex: Int {
    didSet { selections.append(selectedIndex) }
  }
}

struct MockTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A mock records what is pushed, popped, presented and dismissed") {
      let root = UIViewController()
      let navigation = MockNavigationController(rootViewController: root)
      navigation.pushed = []
      let detail = UIViewController()
      root.navigationController?.pushViewController(detail, animated: true)
      expectEqual(navigation.pushed, [detail])
      expectEqual(navigation.viewControllers, [root, detail])
      expectSame(navigation.topViewController, detail)
      expectSame(navigation.visibleViewController, detail)
      _ = detail.navigationController?.popToRootViewController(animated: true)
      expectTrue(navigation.didPopToRoot)
      expectEqual(navigation.viewControllers, [root])

      var completions = 0
      let sheet = UIViewController()
      navigation.present(sheet, animated: true) { completions += 1 }
      expectSame(navigation.presentedViewController, sheet)
      navigation.dismiss(animated: true) { completions += 1 }
      expectNil(navigation.presentedViewController)
      expectEqual(navigation.dismissals, 1)
      expectEqual(completions, 2)
    }

    test("Callbacks called by hand reach the screen") {
      class Screen: UIViewController {
        var calls: [String] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          calls.append("didLoad")
        }
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          calls.append("willAppear")
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          calls.append("didAppear")
        }
      }
      let screen = Screen()
      _ = screen.view
      screen.beginAppearanceTransition(true, animated: false)
      screen.endAppearanceTransition()
      screen.viewDidAppear(false)
      expectEqual(screen.calls, ["didLoad", "willAppear", "didAppear", "didAppear"])
    }

    test("A screen can be told where it is") {
      let screen = PlacedViewController()
      let navigation = MockNavigationController(rootViewController: UIViewController())
      screen.mockNavigationController = navigation
      screen.mockPresenting = navigation
      screen.navigationController?.pushViewController(UIViewController(), animated: true)
      expectEqual(navigation.viewControllers.count, 2)
      expectSame(screen.presentingViewController, navigation)
      expectTrue(screen.isBeingDismissed)
      expectTrue(screen.isMovingFromParent)
      expectNil(screen.tabBarController)
    }

    test("A window and tabs record what an app's coordinator does to them") {
      let window = MockWindow(frame: .zero)
      let tabs = MockTabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      tabs.selectedIndex = 1
      expectTrue(window.didBecomeKey)
      expectFalse(window.isKeyWindow)
      expectEqual(tabs.selections, [1])
    }
  }
}
