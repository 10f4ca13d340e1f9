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

class SpyViewController: UIViewController {
  private(set) var presentedScreens: [UIViewController] = []

  override func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedScreens.append(viewControllerToPresent)
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

@MainActor
struct MockTests {
  @Test func `A mock records what is pushed, popped, presented and dismissed`() {
    let root = UIViewController()
    let navigation = MockNavigationController(rootViewController: root)
    navigation.pushed = []
    let detail = UIViewController()
    root.navigationController?.pushViewController(detail, animated: true)
    #expect(navigation.pushed == [detail])
    #expect(navigation.viewControllers == [root, detail])
    #expect(navigation.topViewController === detail)
    #expect(navigation.visibleViewController === detail)
    _ = detail.navigationController?.popToRootViewController(animated: true)
    #expect(navigation.didPopToRoot)
    #expect(navigation.viewControllers == [root])

    var completions = 0
    let sheet = UIViewController()
    navigation.present(sheet, animated: true) { completions += 1 }
    #expect(navigation.presentedViewController === sheet)
    navigation.dismiss(animated: true) { completions += 1 }
    #expect(navigation.presentedViewController == nil)
    #expect(navigation.dismissals == 1)
    #expect(completions == 2)
  }

  @Test func `A spy sees what a screen presents`() {
    let spy = SpyViewController()
    spy.loadViewIfNeeded()
    spy.present(UIAlertController(title: "T", message: nil, preferredStyle: .alert), animated: true)
    #expect(spy.presentedScreens.first is UIAlertController)
  }

  @Test func `A stack without a window can be read right after the call`() {
    let navigation = UINavigationController()
    navigation.setViewControllers([UIViewController(), UIViewController()], animated: false)
    navigation.pushViewController(UIViewController(), animated: true)
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(navigation.viewControllers.count == 4)
    navigation.popViewController(animated: true)
    navigation.popViewController(animated: true)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `Callbacks called by hand reach the screen`() {
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
    #expect(screen.calls == ["didLoad", "willAppear", "didAppear", "didAppear"])
  }

  @Test func `A screen can be told where it is`() {
    let screen = PlacedViewController()
    let navigation = MockNavigationController(rootViewController: UIViewController())
    screen.mockNavigationController = navigation
    screen.mockPresenting = navigation
    screen.navigationController?.pushViewController(UIViewController(), animated: true)
    #expect(navigation.viewControllers.count == 2)
    #expect(screen.presentingViewController === navigation)
    #expect(screen.isBeingDismissed)
    #expect(screen.isMovingFromParent)
    #expect(screen.tabBarController == nil)
  }

  @Test func `A window and tabs record what an app's coordinator does to them`() {
    let window = MockWindow(frame: .zero)
    let tabs = MockTabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    tabs.selectedIndex = 1
    #expect(window.didBecomeKey)
    #expect(!window.isKeyWindow)
    #expect(tabs.selections == [1])
  }
}
