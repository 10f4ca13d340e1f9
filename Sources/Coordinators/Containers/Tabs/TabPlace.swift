import UIKitShim

/// A place among tabs.
struct TabPlace: ScreenPlace {
  static let kind = Layout.Slot.Kind.tab
  static let kindOfLeaving = "removeTab"

  let reference: WeakReference<UITabBarController>

  private var tabs: UITabBarController? { reference.object }
  var controller: UIViewController? { tabs }

  func has(_ screen: UIViewController) -> Bool { tabs?.hasTab(screen) == true }

  func isToBeSeen(_ screen: UIViewController?) -> Bool { tabs?.selectedViewController === screen }

  /// A raw call may have put another tab there, or selected one.
  func viewLeftWindow(of record: ScreenRecord) {
    let observer = tabs.flatMap { TabObserver.existing(of: $0) }
    // A request that selects another tab looks by itself.
    if observer?.isSelecting == true { return }
    record.owner?.engine.reconciler.setNeedsReconcile()
    observer?.setNeedsReconcile()
  }
}
