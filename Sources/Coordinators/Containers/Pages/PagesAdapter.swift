import CoordinatorCore
import UIKitShim

/// A page view controller: UIKit keeps the shown pages, and a coordinator keeps the others.
enum PagesAdapter: ContainerAdapter {
  static let removalEvent = "removePage"

  static func change(
    for transition: ScreenTransition, by coordinator: any Coordinator
  ) throws(TransitionRejection) -> any ContainerChange {
    guard let pages = pages(of: transition, for: coordinator) else {
      throw .noContainer("page view controller", transition.description)
    }
    return transition.kind == .turn ? PageTurn(of: pages) : PagesChange(of: pages)
  }

  private static func pages(
    of transition: ScreenTransition, for coordinator: any Coordinator
  ) -> UIPageViewController? {
    if case .pages(let container?, _) = transition.container { return container }
    if let page = coordinator as? any PageCoordinator { return page.pageViewController }
    return coordinator.ownScreen?.selfAndParents.first { $0 is UIPageViewController }
      as? UIPageViewController
  }

  static func mostDetailed(of container: UIViewController) -> UIViewController? {
    (container as? UIPageViewController)?.viewControllers?.first
  }

  static func transition(
    showing screen: UIViewController, in container: UIViewController
  ) -> ScreenTransition? {
    guard let pages = container as? UIPageViewController,
      pages.viewControllers?.contains(screen) != true
    else { return nil }
    return .turn([.made(screen)], pages, true)
  }

  static func read(
    _ container: UIViewController, at place: LayoutReader.Place, _ reader: inout LayoutReader
  ) {
    guard let pages = container as? UIPageViewController else { return }
    let shown = pages.viewControllers ?? []
    let all = shown + hiddenScreens(of: pages)
    reader.read(all, in: place, at: .page, visible: 0..<shown.count, others: .hidden)
  }

  static func hiddenScreens(of container: UIViewController) -> [UIViewController] {
    guard let pages = container as? UIPageViewController,
      let observer = PageObserver.existing(of: pages)
    else { return [] }
    let shown = pages.viewControllers ?? []
    return observer.heldPages.filter { !shown.contains($0) }
  }
}
