import CoordinatorCore
import UIKitShim

/// A replacement of a window's root.
struct RootChange: ContainerChange {
  let window: UIWindow
  /// Whether the replaced root is kept as a suspended root.
  let suspendsCurrent: Bool

  var container: AnyObject? { window }

  func window(for coordinator: any Coordinator) -> UIWindow? { window }

  func leaving(bringing arrivals: [UIViewController?], in preview: Preview) -> LeavingScreens {
    let former = preview.replace([window.rootViewController], of: window) { _ in arrivals }
    return LeavingScreens(suspendsCurrent ? [] : former)
  }

  func runsBeforeRemoval(of records: [ScreenRecord]) -> Bool { !suspendsCurrent }

  func place(of screen: UIViewController, for owner: ScreenOwner) -> ScreenPlace? {
    screen.canBecomeRoot(of: window) ? ScreenPlace(.root, in: window) : nil
  }

  func carryOut(by performer: TransitionPerformer) {
    performer.withScreen { performer.setRoot($0, of: window) }
  }
}

extension UIViewController {
  /// Whether this controller is not shown elsewhere.
  func canBecomeRoot(of window: UIWindow) -> Bool {
    parent == nil && (!isShownModally || window.rootViewController === self)
  }
}
