import UIKitShim

/// Tells screen readers what has come: `screenChanged` for a screen, `layoutChanged` for a part.
///
/// The screen in sight is compared with the one that was told last, so that a gesture counts as a
/// verb does, and what happens out of sight is not told.
@MainActor
enum Announcements {
  /// What was told last in a window, kept by its queue.
  struct Sight {
    weak var screen: UIViewController?
    var isPart = false
  }

  /// Tells what a request has brought, now that it has ended.
  static func requestDidEnd(_ request: TransitionRequest, in queue: TransitionQueue) {
    guard let window = queue.window, !window.isHidden else { return }
    switch request.kind {
    case .embed, .setColumn, .turn, .setPages:
      _ = note(in: window, queue)
      if let screen = request.arrivals.first?.screen, screen.viewIfLoaded?.window === window {
        post(.layoutChanged, screen.sight)
      }
    case .push, .pop, .popTo, .popToRoot, .set:
      if let columns = request.stack?.splitViewController, !columns.isCollapsed {
        _ = note(in: window, queue)
        if let top = request.stack?.topViewController, top.viewIfLoaded?.window === window {
          post(.layoutChanged, top.sight)
        }
      } else {
        look(in: window, queue)
      }
    case .present, .dismiss, .select, .setTabs, .root, .sequence, .some(.none), nil:
      look(in: window, queue)
    }
  }

  /// Tells of the screen in sight, if it is not the one that was told last.
  static func look(in window: UIWindow?) {
    guard let window, !window.isHidden else { return }
    look(in: window, TransitionQueue.of(window))
  }

  private static func look(in window: UIWindow, _ queue: TransitionQueue) {
    let wasPart = queue.told.isPart
    guard let screen = note(in: window, queue) else { return }
    let isPart = wasPart || queue.told.isPart
    post(isPart ? .layoutChanged : .screenChanged, screen)
  }

  /// - Returns: What is in sight, if it is not what was told last.
  private static func note(in window: UIWindow, _ queue: TransitionQueue) -> UIViewController? {
    guard var top = window.rootViewController else { return nil }
    var isPart = false
    while let presented = top.presentedViewController, !presented.isBeingDismissed {
      top = presented
      isPart = presented.isPopover
    }
    let screen = top.sight
    if queue.told.screen === screen { return nil }
    queue.told.screen = screen
    queue.told.isPart = isPart
    return screen
  }

  private static func post(
    _ notification: UIAccessibility.Notification, _ screen: UIViewController
  ) {
    let focus =
      screen.roles.contains(.focusing)
      ? (screen as? any AccessibilityFocusing)?.accessibilityFocus : nil
    UIAccessibility.post(notification: notification, argument: focus ?? screen.viewIfLoaded)
  }
}

extension UIViewController {
  /// What is seen of a container in the end; of columns, the one with the most detail.
  fileprivate var sight: UIViewController {
    var screen = self
    while let inner = screen.innerSight { screen = inner }
    return screen
  }

  private var innerSight: UIViewController? {
    if let stack = self as? UINavigationController { return stack.topViewController }
    guard isContainer else { return nil }
    if let tabs = self as? UITabBarController { return tabs.selectedViewController }
    if let columns = self as? UISplitViewController { return columns.viewControllers.last }
    if let pages = self as? UIPageViewController { return pages.viewControllers?.first }
    return nil
  }

  /// Whether it is presented as a popover, beside which the rest stays in sight.
  fileprivate var isPopover: Bool {
    modalPresentationStyle == .popover && traitCollection.horizontalSizeClass == .regular
  }
}
