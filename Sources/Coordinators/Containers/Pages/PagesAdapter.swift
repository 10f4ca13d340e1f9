import CoordinatorCore
import UIKitShim

/// A page view controller: UIKit keeps the shown pages, and a coordinator keeps the others.
enum PagesAdapter: ContainerAdapter {
  static let removalEvent = "removePage"

  static func change(
    for transition: ScreenTransition, by coordinator: any Coordinator
  ) throws(TransitionRejection) -> any ContainerChange {
    var named: UIPageViewController?
    if case .pages(let pages, _) = transition.container { named = pages }
    let pages = try coordinator.container(named, "page view controller", of: transition) {
      $0.selfAndParents.lazy.compactMap { $0 as? UIPageViewController }.first
    }
    if pages.hasSpineInMiddle { throw .spineInMiddle() }
    return transition.kind == .turn ? PageTurn(of: pages) : PagesChange(of: pages)
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
    return .turn(.made(screen), pages, true)
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
    // A raw call may have shown it elsewhere.
    return observer.heldPages.filter { !shown.contains($0) && !$0.isElsewhere(than: pages) }
  }
}
