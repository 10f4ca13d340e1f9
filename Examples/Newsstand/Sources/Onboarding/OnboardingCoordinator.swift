import Coordinators
import UIKit

extension Onboarding {
  /// Shows pages that are turned by a swipe or a button, and ends with the last or a skip.
  final class Coordinator: NSObject, SceneCoordinator, FlowCoordinator {
    typealias Output = Void

    let context = CoordinatorContext()
    let rootViewController: UINavigationController

    private let pageViewController = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal
    )
    private let screens: [PageViewController]

    /// The place of the page that is shown, or that code is about to show.
    private var index = 0

    init(pages: [Page]) {
      screens = pages.map { PageViewController(page: $0) }
      rootViewController = UINavigationController(rootViewController: pageViewController)
      super.init()
      for screen in screens { screen.delegate = self }
      pageViewController.title = "Welcome"
      pageViewController.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Skip") { [weak self] _ in self?.finish() }
      )
      pageViewController.view.backgroundColor = .systemBackground
      pageViewController.dataSource = self
      pageViewController.delegate = self
    }

    func start() {
      turn(to: 0, animated: false)
    }

    private func turn(to index: Int, animated: Bool) {
      guard screens.indices.contains(index) else { return }
      self.index = index
      pageViewController.setViewControllers(
        [screens[index]], direction: .forward, animated: animated
      )
    }

    private func screen(_ distance: Int, from screen: UIViewController) -> UIViewController? {
      guard let index = screens.firstIndex(where: { $0 === screen }) else { return nil }
      return screens.indices.contains(index + distance) ? screens[index + distance] : nil
    }
  }
}

extension Onboarding.Coordinator: Onboarding.PageViewControllerDelegate {
  func pageRead(_ page: Onboarding.Page) {
    guard let place = screens.firstIndex(where: { $0.page == page }), place + 1 < screens.count
    else { return finish() }
    turn(to: place + 1, animated: true)
  }
}

extension Onboarding.Coordinator: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    screen(-1, from: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    screen(1, from: viewController)
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    screens.count
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    index
  }
}

extension Onboarding.Coordinator: UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard let shown = pageViewController.viewControllers?.first,
      let place = screens.firstIndex(where: { $0 === shown })
    else { return }
    index = place
  }
}
