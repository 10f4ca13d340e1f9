import CoordinatorCore
import Foundation
import UIKitShim

/// Observes one page view controller for pages that come from the user's page turns or raw calls,
/// gives UIKit the listed pages, and keeps a page that is turned away.
@MainActor
final class PageObserver: ContainerObserver, UIPageViewControllerDelegate,
  UIPageViewControllerDataSource, TypedObserver
{
  typealias AppDelegate = any UIPageViewControllerDelegate

  /// The pages that have been shown and may be shown again.
  private var shownBefore: [WeakReference<UIViewController>] = []

  /// The coordinator that has listed the pages, and keeps them.
  private var lister: ScreenOwner?

  /// The pages that a coordinator has listed, in order.
  var pages: [UIViewController] {
    for list in lister?.pageLists ?? [] where list.container === place { return list.pages }
    return []
  }

  /// The listed pages, without those that come only from the app's own data source.
  override var screens: [UIViewController] { pages }

  /// Whether dots indicate which of the listed pages is shown.
  var showsDots = false

  /// The page that a request is about to show.
  weak var nextPage: UIViewController?

  init(_ container: UIPageViewController) {
    super.init(ScreenPlace(.page, in: container), arrivalEvent: "turn")
  }

  func install() {
    guard let container else { return }
    let isInstalled = install(over: container.delegate) { container.delegate = self }
    // UIKit has reported the end of the page turn to the delegate that was set in the meantime.
    if isInstalled, !pendingPages.isEmpty, !isPageTurnRunning { pageTurnDidEnd() }
  }

  // MARK: Pages

  /// Lists the pages that the user can turn through; the app's own data source stays.
  func list(_ pages: [UIViewController], by owner: ScreenOwner?) {
    guard let container else { return }
    lister?.list([], in: place)
    lister = owner
    owner?.list(pages, in: place)
    // UIKit asks for the number of pages again when the data source is set again.
    if container.dataSource === self { container.dataSource = nil }
    if container.dataSource == nil { container.dataSource = self }
  }

  /// Whether no coordinator lists pages, and the app's own data source has them.
  private var hasOtherSource: Bool {
    pages.isEmpty && container?.dataSource.map { $0 !== self } ?? false
  }

  /// The pages that must stay alive while they are turned away: the listed pages, or those pages of
  /// the app's own data source that have been shown and have an owner.
  var heldPages: [UIViewController] { hasOtherSource ? formerPages : pages }

  private func hasShown(_ page: UIViewController) -> Bool {
    shownBefore.contains { $0.object === page }
  }

  private var formerPages: [UIViewController] {
    shownBefore.compactMap(\.object).filter { $0.screenRecord != nil }
  }

  /// Whether a page is shown, is listed, or may be shown again by the app's own data source.
  override func holds(_ screen: UIViewController) -> Bool {
    container?.viewControllers?.contains(screen) == true || !held([screen]).isEmpty
  }

  /// The screens among these that the container keeps while it shows others.
  func held(_ screens: [UIViewController]) -> [UIViewController] {
    let kept = Set(heldPages.map { ObjectIdentifier($0) })
    return screens.filter { kept.contains(ObjectIdentifier($0)) }
  }

  override func didRead() -> Bool {
    guard let container else { return false }
    install()
    // UIKit keeps the pages beside the shown one as long as the data source stays.
    if pages.isEmpty, container.dataSource === self { container.dataSource = nil }
    let shown = container.viewControllers ?? []
    if shown.contains(where: { !hasShown($0) }) {
      let others = formerPages.filter { !shown.contains($0) }
      shownBefore = (others + shown).map { WeakReference($0) }
    }
    return false
  }

  // MARK: Page turns by the user

  /// The pages that the user's page turn brings.
  private var pendingPages: [WeakReference<UIViewController>] = []

  /// Reports that the pages leave the window during the user's page turn, whose end UIKit may not
  /// report then.
  private weak var sentinel: ScreenSentinel?

  /// Whether the user is turning a page that is visible with a controller, in it or around it;
  /// UIKit has no transition coordinator for such a page turn.
  func isTurningPage(visibleWith controller: UIViewController?) -> Bool {
    guard let container, let controller else { return false }
    // UIKit reports the end to the delegate that is set at that moment.
    install()
    return isPageTurnRunning && container.disappears(with: controller)
  }

  /// Notes that the user's page turn has ended, so that waiting requests can continue.
  private func pageTurnDidEnd() {
    pendingPages = []
    sentinel?.remove()
    if let window = container?.hierarchyWindow {
      NavigationEngine.of(window).knownQueue(of: window)?.pageTurnDidEnd()
    }
  }

  /// Whether a pending page is in the window, but is not yet the shown one.
  private var isPageTurnRunning: Bool {
    let shown = container?.viewControllers ?? []
    for page in pendingPages {
      if let page = page.object, page.viewIfLoaded?.window != nil, !shown.contains(page) {
        return true
      }
    }
    return false
  }

  // MARK: UIPageViewControllerDelegate

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    forward(pageViewController) {
      $0?.pageViewController?(pageViewController, willTransitionTo: pendingViewControllers)
    }
    pendingPages = pendingViewControllers.map { WeakReference($0) }
    guard let view = pageViewController.viewIfLoaded, let window = view.window else { return }
    let queue = NavigationEngine.of(window).queue(of: window)
    queue.pageTurn = self
    sentinel?.remove()
    let made = ScreenSentinel(
      in: view,
      onExit: { [weak self, weak queue] in
        self?.pendingPages = []
        queue?.pageTurnDidEnd()
      })
    sentinel = made
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    forward(pageViewController) {
      $0?.pageViewController?(
        pageViewController, didFinishAnimating: finished,
        previousViewControllers: previousViewControllers, transitionCompleted: completed)
    }
    pageTurnDidEnd()
    setNeedsReconcile()
  }

  // MARK: UIPageViewControllerDataSource

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(at: -1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(at: 1, from: viewController) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    showsDots ? pages.count : 0
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    let page = nextPage ?? pageViewController.viewControllers?.first
    return pages.firstIndex { $0 === page } ?? 0
  }

  private func page(at offset: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + offset) ? pages[index + offset] : nil
  }
}
