import CompactTesting
import Testing
import UIKit

// Containers: children embedded by hand, roots that are exchanged, pages, columns.

extension UIViewController {
  func embed(_ child: UIViewController, in container: UIView? = nil) {
    let container: UIView = container ?? view
    addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

/// The root of an app that shows the login first and the main screens after it.
final class RootViewController: UIViewController {
  private(set) var current: UIViewController

  init(_ first: UIViewController) {
    current = first
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(current)
  }

  func replace(with next: UIViewController, completion: (() -> Void)? = nil) {
    current.willMove(toParent: nil)
    addChild(next)
    transition(
      from: current, to: next, duration: 0.3, options: [.transitionCrossDissolve, .curveEaseOut],
      animations: {}
    ) { _ in
      self.current.removeFromParent()
      next.didMove(toParent: self)
      self.current = next
      completion?()
    }
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var childForStatusBarStyle: UIViewController? { current }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    current.supportedInterfaceOrientations
  }
}

final class OnboardingViewController: UIViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  private let pages: [UIViewController]
  private(set) lazy var pageViewController = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  var onPage: ((Int) -> Void)?

  init(titles: [String]) {
    pages = titles.map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    pageViewController.dataSource = self
    pageViewController.delegate = self
    embed(pageViewController)
    pageViewController.setViewControllers(
      [pages[0]], direction: .forward, animated: false, completion: nil)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: viewController), index > 0 else { return nil }
    return pages[index - 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: viewController), index + 1 < pages.count else {
      return nil
    }
    return pages[index + 1]
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard completed, let shown = pageViewController.viewControllers?.first else { return }
    onPage?(pages.firstIndex(of: shown) ?? -1)
  }
}

/// A list beside its details, with the delegate of years ago that shows the list first.
final class MailSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    preferredDisplayMode = .allVisible
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    guard let navigation = secondaryViewController as? UINavigationController else { return false }
    return navigation.topViewController?.title == nil
  }
}

struct ContainerTests: TableSuite {
  let device = HeadlessDevice(clock: TransitionClock(.stepped))
  var person: UserInput { UserInput(device: device) }

  func screen(_ title: String?) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("A root exchanges its child, and the old one is freed") {
      weak var login: UIViewController?
      let root = device.run { () -> RootViewController in
        let first = screen("login")
        login = first
        return RootViewController(first)
      }
      let window = device.show(root)
      var isDone = false
      let main = UITabBarController()
      device.run { root.replace(with: main) { isDone = true } }
      device.clock.drain()
      expectTrue(isDone)
      expectEqual(root.children, [main])
      expectSame(main.view.window, window)
      expectNil(login)
    }

    test("The window's root is exchanged by a transition of the window") {
      let window = device.show(screen("login"))
      let main = screen("main")
      device.run {
        window.rootViewController = main
        UIView.transition(
          with: window, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
      }
      device.clock.drain()
      expectSame(main.viewIfLoaded?.window, window)
    }

    test("Pages tell the one that was turned to") {
      let onboarding = OnboardingViewController(titles: ["Welcome", "Terms", "Done"])
      var shown: [Int] = []
      onboarding.onPage = { shown.append($0) }
      let window = device.show(onboarding)
      try person.turnPage(in: onboarding.pageViewController, forward: true)
      device.clock.drain()
      try person.turnPage(in: onboarding.pageViewController, forward: true)
      device.clock.drain()
      expectEqual(shown, [1, 2])
      expectEqual(onboarding.pageViewController.viewControllers?.first?.title, "Done")
      _ = window
    }

    test("A split view shows its list first on a phone, and details on it") {
      let split = MailSplitViewController()
      let list = UINavigationController(rootViewController: screen("list"))
      split.viewControllers = [list, UINavigationController(rootViewController: screen(nil))]
      let window = device.show(split)
      expectTrue(split.isCollapsed)
      expectEqual(list.topViewController?.title, "list")
      let details = UINavigationController(rootViewController: screen("mail"))
      device.run { list.topViewController?.showDetailViewController(details, sender: nil) }
      device.clock.drain()
      expectNotNil((list.topViewController as? UINavigationController ?? list).topViewController)
      expectEqual(list.viewControllers.count, 2)
      _ = window
    }
  }
}
