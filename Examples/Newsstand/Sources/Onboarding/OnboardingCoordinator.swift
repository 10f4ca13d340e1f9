import Coordinators
import UIKit

extension Onboarding {
  /// Shows pages that a swipe or a button turns; finishes after the last one, or at "Skip".
  final class Coordinator: SceneCoordinator, PageCoordinator, FlowCoordinator {
    typealias Output = Void

    let context = CoordinatorContext()
    let rootViewController: UINavigationController
    let pageViewController = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal
    )

    private let screens: [PageViewController]

    init(pages: [Page]) {
      screens = pages.map { PageViewController(page: $0) }
      rootViewController = UINavigationController(rootViewController: pageViewController)
      for screen in screens { screen.delegate = self }
      pageViewController.title = "Welcome"
      pageViewController.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Skip") { [weak self] _ in self?.finish() }
      )
      pageViewController.view.backgroundColor = .systemBackground
    }

    func start() {
      setPages(screens, showsDots: true)
    }
  }
}

extension Onboarding.Coordinator: Onboarding.PageViewControllerDelegate {
  func pageRead(_ page: Onboarding.Page) {
    guard let place = screens.firstIndex(where: { $0.page == page }), place + 1 < screens.count
    else { return finish() }
    turn(to: screens[place + 1])
  }
}
