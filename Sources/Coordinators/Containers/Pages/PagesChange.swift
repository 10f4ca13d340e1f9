import CoordinatorCore
package import UIKitShim

/// A replacement of the list of pages.
struct PagesChange: ContainerChange {
  let pages: UIPageViewController

  var container: AnyObject? { pages }
  var fillsContainer: Bool { true }

  func leaving(bringing arrivals: [UIViewController?], in preview: Preview) -> LeavingScreens {
    let listed = PageObserver.of(pages).pages + (pages.viewControllers ?? [])
    return LeavingScreens(preview.replace(listed, of: pages) { _ in arrivals })
  }

  func noteRequest(by coordinator: any Coordinator) {
    PageObserver.of(pages).addContentOwner(coordinator.context.screenOwner)
  }

  func place(of screen: UIViewController, for owner: ScreenOwner) -> ScreenPlace? {
    let place = PageObserver.of(pages).place
    // A page keeps its owner, unless this is the coordinator whose own screen it is.
    let isPage = screen.screenRecord?.place === place
    if isPage && owner.context?.coordinator?.ownScreen !== screen || screen.isElsewhere(than: pages)
    {
      return nil
    }
    return place
  }

  func carryOut(by performer: TransitionPerformer) {
    performer.setPages(performer.screens, of: pages)
  }
}

/// A page turn to one page, or to two facing ones.
struct PageTurn: ContainerChange {
  let pages: UIPageViewController

  var container: AnyObject? { pages }
  var candidates: [UIViewController] { PageObserver.of(pages).pages }

  func leaving(bringing arrivals: [UIViewController?], in preview: Preview) -> LeavingScreens {
    let shown = pages.viewControllers ?? []
    let known = arrivals.compactMap { $0 }
    let arrivals = pages.spread(of: known, among: candidates) ?? arrivals
    return LeavingScreens(
      hiding: preview.replace(shown, of: pages, part: Preview.shown) { _ in arrivals })
  }

  var chosenIndex: Int? { pages.indexOfListedPage }

  func place(of screen: UIViewController, for owner: ScreenOwner) -> ScreenPlace? {
    // A page that is listed or shown has its owner already.
    if screen.screenRecord != nil || screen.isElsewhere(than: pages) { return nil }
    return PageObserver.of(pages).place
  }

  func carryOut(by performer: TransitionPerformer) {
    performer.turn(to: performer.screens, in: pages)
  }
}

extension UIPageViewController {
  /// The position of the first visible page among the listed ones; nil if it is not listed.
  package var indexOfListedPage: Int? {
    viewControllers?.first.flatMap { PageObserver.of(self).pages.firstIndex(of: $0) }
  }
}
