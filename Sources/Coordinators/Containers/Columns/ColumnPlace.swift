import UIKitShim

/// A place in a column, or in the stack that a collapse has made of them.
struct ColumnPlace: ScreenPlace {
  static let kind = Layout.Slot.Kind.column
  static let kindOfLeaving = "replaceColumn"

  let reference: WeakReference<UISplitViewController>

  private var columns: UISplitViewController? { reference.object }
  var controller: UIViewController? { columns }

  func has(_ screen: UIViewController) -> Bool {
    columns.map { SplitObserver.of($0).holds(screen) } == true
  }

  func holds(_ screen: UIViewController) -> Bool { has(screen) }

  /// Columns of the classic style collapse onto a primary without a stack by a presentation.
  func watchedView(of screen: UIViewController) -> UIView? {
    screen.presentingViewController == nil
      ? screen.viewIfLoaded : screen.presentationController?.containerView
  }

  func isToBeSeen(_ screen: UIViewController?) -> Bool { columns?.isCollapsed == false }

  func viewLeftWindow(of record: ScreenRecord) {
    record.owner?.engine.reconciler.setNeedsReconcile()
  }

  func screenHasLeft(_ record: ScreenRecord) {
    if let columns, let screen = record.screen { SplitObserver.of(columns).screenHasLeft(screen) }
  }

  /// Where the column has a placeholder.
  func letsGo(of screen: UIViewController?) -> Bool {
    guard let columns, let screen else { return false }
    return SplitObserver.existing(of: columns)?.givesWay(screen) == true
  }
}
