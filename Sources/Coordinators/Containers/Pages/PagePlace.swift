import UIKitShim

/// A place among pages.
struct PagePlace: ScreenPlace {
  static let kind = Layout.Slot.Kind.page
  static let kindOfLeaving = "removePage"

  let reference: WeakReference<UIPageViewController>

  private var pages: UIPageViewController? { reference.object }
  var controller: UIViewController? { pages }

  func has(_ screen: UIViewController) -> Bool {
    pages.map { PageObserver.of($0).holds(screen) } == true
  }

  func holds(_ screen: UIViewController) -> Bool { has(screen) }

  func isToBeSeen(_ screen: UIViewController?) -> Bool {
    for page in pages?.viewControllers ?? [] where page === screen { return true }
    return false
  }

  func viewLeftWindow(of record: ScreenRecord) {
    record.owner?.engine.reconciler.setNeedsReconcile()
  }
}
