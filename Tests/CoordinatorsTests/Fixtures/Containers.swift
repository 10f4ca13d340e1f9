import CoordinatorTesting
import HeadlessUIKit

/// A coordinator of columns.
final class Desk: SplitCoordinator {
  let context = CoordinatorContext()
  let splitViewController = UISplitViewController(style: .doubleColumn)
  let mailboxes = Screen("Mailboxes")

  func start() {
    splitViewController.preferredDisplayMode = .oneBesideSecondary
    setColumn(mailboxes, for: .primary)
    setColumn(Screen("Message"), for: .secondary)
  }
}

/// A coordinator of pages.
final class Album: PageCoordinator {
  let context = CoordinatorContext()
  let pageViewController: UIPageViewController
  let pages = ["One", "Two", "Three", "Four"].map { Screen($0) }

  init(_ style: UIPageViewController.TransitionStyle = .scroll) {
    pageViewController = UIPageViewController(
      transitionStyle: style, navigationOrientation: .horizontal)
  }

  func start() { setPages(pages) }

  /// The pages that are shown.
  var shown: [String] { (pageViewController.viewControllers ?? []).map { $0.title ?? "-" } }
}

/// The app's own data source, with pages in order; other pages have none beside them.
final class PageSource: NSObject, UIPageViewControllerDataSource {
  let pages: [UIViewController]
  init(_ pages: [UIViewController] = []) { self.pages = pages }

  private func page(_ offset: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(of: page), pages.indices.contains(index + offset) else {
      return nil
    }
    return pages[index + offset]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore screen: UIViewController
  ) -> UIViewController? { page(-1, from: screen) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter screen: UIViewController
  ) -> UIViewController? { page(1, from: screen) }
}

extension AppDriver {
  /// Makes a coordinator's screen the root of the window, on a screen of a certain kind.
  func root<Child: ScreenCoordinator>(_ child: Child, on screen: ScreenMetrics? = nil) -> Child {
    if let screen { device.screen = screen }
    (root as? Mall)?.setRoot(child)
    settle()
    return child
  }
}
