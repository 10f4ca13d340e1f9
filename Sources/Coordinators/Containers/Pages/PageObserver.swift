import CoordinatorCore
import Foundation
import UIKitShim

/// Watches one page view controller for pages that come by a person's hand or by raw calls, and
/// gives it the pages that a coordinator has listed.
///
/// A page that is turned away is kept. It is the controller's delegate and forwards every call to
/// the user's own.
@MainActor
final class PageObserver: ContainerObserver, UIPageViewControllerDelegate,
  UIPageViewControllerDataSource, TypedObserver
{
  private(set) weak var container: UIPageViewController?

  /// The app's delegate to which a call is handed on.
  func forwardee(of call: Call) -> (any UIPageViewControllerDelegate)? {
    target(of: call) as? any UIPageViewControllerDelegate
  }

  /// The pages that were shown so far, as far as they may be shown again.
  private var seen: [WeakReference<UIViewController>] = []

  /// The pages that a coordinator has listed, in order.
  private(set) var pages: [UIViewController] {
    get {
      for list in user?.pageLists ?? [] where list.container === place { return list.pages }
      return []
    }
    set { user?.list(newValue, in: place) }
  }

  /// The pages that were listed, and are not any more.
  private var unlisted: [WeakReference<UIViewController>] = []

  /// The listed pages; those that only the user's data source shows are not among them.
  override var screens: [UIViewController] { pages }

  /// Whether dots tell which of the listed pages is shown.
  var showsDots = false

  /// The page that is about to be shown.
  weak var coming: UIViewController?

  init(_ container: UIPageViewController) {
    self.container = container
    super.init(ScreenPlace(.page, in: container), arrivalKind: "turn")
  }

  /// Takes the delegate's place, keeping the user's own as the one forwarded to.
  func install() {
    guard let container else { return }
    let isInstalled = install(over: container.delegate) {
      container.delegate = self
      return container.delegate
    }
    // Who has stood in this one's place has heard of the end.
    if isInstalled, !comingByHand.isEmpty, !isPageComing { letGo() }
  }

  // MARK: Pages

  /// Lists the pages between which a person may turn; a data source of the user's own stays.
  func list(_ pages: [UIViewController]) {
    guard let container else { return }
    // Where the pages come from this list alone, what it leaves out is gone anyway.
    if let dataSource = container.dataSource, dataSource !== self { noteUnlisted(by: pages) }
    self.pages = pages
    // One that is set anew is asked anew how many pages there are.
    if container.dataSource === self { container.dataSource = nil }
    if container.dataSource == nil { container.dataSource = self }
  }

  /// Notes which pages another list leaves out.
  private func noteUnlisted(by pages: [UIViewController]) {
    var listed: Set<ObjectIdentifier> = []
    for page in pages { listed.insert(ObjectIdentifier(page)) }
    var others: [WeakReference<UIViewController>] = []
    for reference in unlisted {
      if let page = reference.object, !listed.contains(ObjectIdentifier(page)) {
        others.append(reference)
      }
    }
    for page in self.pages where !listed.contains(ObjectIdentifier(page)) {
      others.append(WeakReference(page))
    }
    unlisted = others
  }

  /// The pages that are not to be let go of while they are turned away: those that are listed, and those of
  /// the user's own data source that somebody owns.
  var heldPages: [UIViewController] {
    var held = pages
    for page in turnedAway where !held.contains(page) { held.append(page) }
    return held
  }

  private func wasSeen(_ page: UIViewController) -> Bool { seen.contains { $0.object === page } }

  private var turnedAway: [UIViewController] {
    seen.compactMap(\.object).filter { ScreenOwner.record(of: $0) != nil && holds($0) }
  }

  /// Whether a page is shown, listed, or one that the user's own data source may show again: one that
  /// no coordinator has listed.
  func holds(_ screen: UIViewController) -> Bool {
    guard let container else { return false }
    for page in pages where page === screen { return true }
    for page in container.viewControllers ?? [] where page === screen { return true }
    guard let dataSource = container.dataSource, dataSource !== self else { return false }
    for page in unlisted where page.object === screen { return false }
    return true
  }

  /// Has the pages reconciled, since they may have changed.
  func setNeedsReconcile() {
    if let container { container.engine.reconciler.setNeedsReconcile(around: container) }
  }

  override func didRead() -> Bool {
    guard let container else { return false }
    install()
    let shown = container.viewControllers ?? []
    for page in shown { ScreenOwner.record(of: page)?.keepWatch() }
    if shown.contains(where: { !wasSeen($0) }) {
      let others = turnedAway.filter { !shown.contains($0) }
      seen = (others + shown).map { WeakReference($0) }
    }
    return false
  }

  // MARK: A person's hand

  /// The pages that a finger brings.
  private var comingByHand: [WeakReference<UIViewController>] = []

  /// Notes the pages that a finger brings from now on; none when it has let go.
  private func isInHand(_ pages: [UIViewController]) {
    guard let engine = container?.engine else { return }
    engine.pagesInHand.removeAll { $0.object == nil || $0.object === self }
    comingByHand = pages.map { WeakReference($0) }
    if !pages.isEmpty { engine.pagesInHand.append(WeakReference(self)) }
  }

  /// Whether a finger moves a page that is seen with a controller: in it, or around it.
  ///
  /// UIKit has no transition coordinator for that.
  static func isPageInHand(seenWith controller: UIViewController?) -> Bool {
    for observer in controller?.engine.pagesInHand ?? []
    where isPageInHand(seenWith: controller, of: observer.object) {
      return true
    }
    return false
  }

  private static func isPageInHand(
    seenWith controller: UIViewController?, of observer: PageObserver?
  ) -> Bool {
    guard let observer, let container = observer.container, let controller else { return false }
    // The end is told to whoever is the delegate then.
    observer.install()
    return !observer.comingByHand.isEmpty && container.goes(with: controller)
  }

  /// Notes that the finger has let go, so that what has waited for it can go on.
  private func letGo() {
    isInHand([])
    if let window = container?.hierarchyWindow {
      TransitionQueue.known(of: window)?.schedulePump()
    }
  }

  /// Ends the turns that nobody makes any more, though UIKit has not told of their end: the page that
  /// was to come is out of the window, or is the one that is shown.
  ///
  /// - Returns: Whether there was one in a controller.
  static func endLostTurns(seenWith controller: UIViewController?) -> Bool {
    var hasLost = false
    for reference in controller?.engine.pagesInHand ?? [] {
      guard let observer = reference.object, !observer.isPageComing else { continue }
      if isPageInHand(seenWith: controller, of: observer) { hasLost = true }
      observer.isInHand([])
    }
    return hasLost
  }

  /// Whether a page that a finger brings is seen, and not the one that is shown.
  private var isPageComing: Bool {
    let shown = container?.viewControllers ?? []
    for page in comingByHand {
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
    let call = enter(pageViewController)
    let shown = pageViewController.viewControllers
    forwardee(of: call)?.pageViewController?(
      pageViewController, willTransitionTo: pendingViewControllers)
    guard leave(call) else { return }
    // Who sets other pages meanwhile has taken the turn from the finger, which nobody tells.
    if pageViewController.viewControllers == shown { isInHand(pendingViewControllers) }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    let call = enter(pageViewController)
    forwardee(of: call)?.pageViewController?(
      pageViewController, didFinishAnimating: finished,
      previousViewControllers: previousViewControllers, transitionCompleted: completed)
    guard leave(call) else { return }
    letGo()
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
    let page = coming ?? pageViewController.viewControllers?.first
    return pages.firstIndex { $0 === page } ?? 0
  }

  private func page(at offset: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + offset) ? pages[index + offset] : nil
  }
}
