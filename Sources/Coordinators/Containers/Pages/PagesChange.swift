import CoordinatorCore
package import UIKitShim

/// A replacement of the list of pages.
final class PagesChange: ContainerChange {
  let pages: UIPageViewController

  init(of pages: UIPageViewController) { self.pages = pages }

  var container: AnyObject? { pages }

  func leaving(bringing arrivals: [UIViewController?], in preview: inout Preview) -> LeavingScreens
  {
    let shown = pages.viewControllers ?? []
    if arrivals.isEmpty, !shown.isEmpty { return LeavingScreens([]) }
    let listed = PageObserver.of(pages).heldPages + shown
    return LeavingScreens(listed.without(arrivals), besides: arrivals)
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
    let screens = performer.screens
    if performer.hasRepeats(screens) { return performer.reject(.repeated(in: "pages contain")) }
    for screen in screens where screen.isElsewhere(than: pages) {
      return performer.reject(.alreadyPresented(performer.name(of: screen)))
    }
    if pages.hasSpineInMiddle { return performer.reject(.spineInMiddle()) }
    let shown = pages.viewControllers ?? []
    // After its first page, UIKit has to show one.
    if screens.isEmpty, !shown.isEmpty {
      let haveEnded = performer.request.transition?.destinations.isEmpty == false
      return performer.reject(.noPages(isExpected: haveEnded))
    }
    let observer = PageObserver.of(pages)
    performer.reconcileBeforeChange(around: pages)
    if let transition = performer.request.transition { observer.showsDots = transition.showsDots }
    observer.list(screens, by: performer.request.requester?.screenOwner)
    let stays = !shown.isEmpty && shown.allSatisfy { screens.contains($0) }
    if !stays, let first = screens.first {
      observer.nextPage = first
      pages.setViewControllers([first], direction: .forward, animated: false)
    }
    observer.nextPage = nil
    performer.reconcile(around: pages)
    guard pages.viewIfLoaded?.window != nil else { return performer.end(.performed) }
    performer.endNextTurn()
  }
}

/// A page turn.
final class PageTurn: ContainerChange {
  let pages: UIPageViewController

  init(of pages: UIPageViewController) { self.pages = pages }

  var container: AnyObject? { pages }
  var candidates: [UIViewController] { PageObserver.of(pages).pages }

  func leaving(bringing arrivals: [UIViewController?], in preview: inout Preview) -> LeavingScreens
  {
    let shown = pages.viewControllers ?? []
    let turned = shown.without(arrivals)
    let held = PageObserver.of(pages).held(turned)
    var leaving = LeavingScreens(turned.filter { !held.contains($0) })
    leaving.add(hidden: held)
    return leaving
  }

  var chosenIndex: Int? { pages.indexOfListedPage }

  func place(of screen: UIViewController, for owner: ScreenOwner) -> ScreenPlace? {
    // A page that is listed or shown has its owner already.
    if screen.screenRecord != nil || screen.isElsewhere(than: pages) { return nil }
    return PageObserver.of(pages).place
  }

  func carryOut(by performer: TransitionPerformer) {
    guard let page = performer.screen else { return performer.reject(.gone()) }
    if page.isElsewhere(than: pages) {
      return performer.reject(.alreadyPresented(performer.name(of: page)))
    }
    if pages.hasSpineInMiddle { return performer.reject(.spineInMiddle()) }
    // UIKit does not call the completion for a page that is already shown.
    guard let first = pages.viewControllers?.first, first !== page else {
      if pages.viewControllers?.first == nil {
        pages.setViewControllers([page], direction: .forward, animated: false)
      }
      performer.reconcile(around: pages)
      return performer.end(.performed)
    }
    let listed = candidates
    let isBack = (listed.firstIndex(of: page) ?? listed.count) < (listed.firstIndex(of: first) ?? 0)
    let isVisible = pages.viewIfLoaded?.window?.isHidden == false
    // UIKit needs a second page for the back of a double-sided sheet.
    let isAnimated = performer.animated && isVisible && !pages.isDoubleSided
    let turnDidEnd: @MainActor () -> Void = { [pages] in
      performer.reconcile(around: pages)
      performer.end(.performed)
    }
    let observer = PageObserver.of(pages)
    observer.nextPage = page
    pages.setViewControllers(
      [page], direction: isBack ? .reverse : .forward, animated: isAnimated
    ) { _ in
      if isVisible { performer.queue.turns.next(turnDidEnd) }
    }
    observer.nextPage = nil
    // UIKit may not call the completion if the page turn is not visible, even if it was visible at
    // its start.
    guard isVisible, let view = pages.viewIfLoaded else { return turnDidEnd() }
    performer.startTimeout()
    let sentinel = ScreenSentinel(
      in: view, onExit: { performer.queue.turns.next(turnDidEnd) })
    performer.request.afterAnimation = { sentinel.remove() }
  }
}

extension UIPageViewController {
  /// The position of the first visible page among the listed ones; nil if it is not listed.
  package var indexOfListedPage: Int? {
    viewControllers?.first.flatMap { PageObserver.of(self).pages.firstIndex(of: $0) }
  }

  /// Whether two pages are shown, to the left and to the right of the spine.
  var hasSpineInMiddle: Bool {
    transitionStyle == .pageCurl && spineLocation == .mid
  }
}
