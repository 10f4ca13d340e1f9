import CompactTesting
import CoordinatorTesting
import HeadlessUIKit
import Testing

struct PageTests: TableSuite {
  @Test(.coordinators, arguments: await rowNames)
  func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The last page cannot be swiped to the left") {
      let app = AppDriver(Album.init(navigationController:))
      try await expectEqual(
        app.run("swipe left\nswipe left"),
        "2: The page cannot be turned: there is no page to turn to.")
      expectEqual(app.title, "Second")
    }

    test("The bar shows the items of the page view controller") {
      let app = AppDriver(Album.init(navigationController:))
      try await expectEqual(app.run("expect text \"Album\"\ntap \"Close\""), "")
      expectEqual((app.root as? Album)?.closings, 1)
    }
  }
}

private final class Album: NSObject, NavigationCoordinator, UIPageViewControllerDataSource {
  let context = CoordinatorContext()
  let navigationController: UINavigationController
  private(set) var closings = 0
  private let screens = ["First", "Second"].map { title in
    let screen = UIViewController()
    screen.title = title
    return screen
  }

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.title = "Album"
    pages.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Close") { [weak self] _ in self?.closings += 1 })
    pages.dataSource = self
    pages.setViewControllers([screens[0]], direction: .forward, animated: false)
    push(pages, animated: false)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === screens[1] ? screens[0] : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === screens[0] ? screens[1] : nil }
}
