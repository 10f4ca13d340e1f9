import UIKitShim

extension TransitionPerformer {
  func setPages(_ screens: [UIViewController], of container: UIPageViewController) {
    if hasRepeats(screens) { return end(.rejected(.repeatedPages())) }
    for screen in screens where isUnavailable(screen, for: container) {
      return end(.rejected(.alreadyPresented(name(of: screen))))
    }
    let required = container.hasSpineInMiddle ? 2 : 1
    if !screens.isEmpty, screens.count < required {
      return end(.rejected(.pagesDoNotFit(screens.count)))
    }
    let observer = PageObserver.of(container)
    reconcile(around: container)
    if let transition = request.transition { observer.showsDots = transition.showsDots }
    observer.list(screens)
    let shown = container.viewControllers ?? []
    let stays = !shown.isEmpty && shown.allSatisfy { screens.contains($0) }
    if !stays, !screens.isEmpty {
      observer.nextPage = screens[0]
      container.setViewControllers(
        Array(screens.prefix(required)), direction: .forward, animated: false)
    }
    observer.nextPage = nil
    reconcile(around: container)
    guard container.viewIfLoaded?.window != nil else { return end(.performed) }
    endNextTurn()
  }

  func turn(to screens: [UIViewController], in container: UIPageViewController) {
    for screen in screens where isUnavailable(screen, for: container) {
      return end(.rejected(.alreadyPresented(name(of: screen))))
    }
    let observer = PageObserver.of(container)
    let pages = observer.pages
    guard let target = container.spread(of: screens, among: pages), let page = target.first else {
      return end(.rejected(.pagesDoNotFit(screens.count)))
    }
    let shown = container.viewControllers ?? []
    // UIKit does not call the completion for a page that is already shown.
    guard let first = shown.first, shown != target else {
      if shown.isEmpty {
        container.setViewControllers(target, direction: .forward, animated: false)
      }
      reconcile(around: container)
      return end(.performed)
    }
    let isBack = (pages.firstIndex(of: page) ?? pages.count) < (pages.firstIndex(of: first) ?? 0)
    let isVisible = container.viewIfLoaded?.window?.isHidden == false
    var isAnimated = animated && isVisible
    var turned = target
    if isAnimated, container.isDoubleSided, target.count == 1 {
      // The back of the turning sheet is visible during the page turn.
      let sheet = isBack ? page : first
      if let back = pages.firstIndex(of: sheet).map({ $0 + 1 }), pages.indices.contains(back) {
        turned.append(pages[back])
      } else {
        isAnimated = false
      }
    }
    let turnDidEnd: @MainActor () -> Void = {
      reconcile(around: container)
      end(.performed)
    }
    observer.nextPage = page
    container.setViewControllers(
      turned, direction: isBack ? .reverse : .forward, animated: isAnimated
    ) { _ in
      if isVisible { Turns(of: window).next(turnDidEnd) }
    }
    observer.nextPage = nil
    // UIKit may not call the completion if the page turn is not visible, even if it was visible at
    // its start.
    guard isVisible, let view = container.viewIfLoaded else { return turnDidEnd() }
    limit()
    let sentinel = ScreenSentinel(in: view, onExit: { Turns(of: window).next(turnDidEnd) })
    request.afterAnimation = { sentinel.remove() }
  }
}

extension UIPageViewController {
  /// The pages that are shown together: the given ones, with the page that faces a listed one.
  ///
  /// It is nil if the pages do not fit the spine location.
  func spread(
    of screens: [UIViewController], among pages: [UIViewController]
  ) -> [UIViewController]? {
    guard hasSpineInMiddle else { return screens.count == 1 ? screens : nil }
    if screens.count == 2 { return screens[0] === screens[1] ? nil : screens }
    guard let screen = screens.first, let index = pages.firstIndex(of: screen) else { return nil }
    let left = index - index % 2
    return pages.indices.contains(left + 1) ? [pages[left], pages[left + 1]] : nil
  }

  /// Whether two pages are shown, to the left and to the right of the spine.
  fileprivate var hasSpineInMiddle: Bool {
    transitionStyle == .pageCurl && spineLocation == .mid
  }
}
