import UIKitShim

/// Tells screen readers what has come: `screenChanged` for a screen, `layoutChanged` for a part.
///
/// The screen in sight is compared with the one that was told last, so that a gesture counts as a
/// verb does, and what happens out of sight is not told.
@MainActor
enum Announcements {
  private struct Sight {
    weak let screen: UIViewController?
    let isPart: Bool
  }

  private static var told = WeakKeyTable<UIWindow, Sight>()

  /// Tells what a request has brought, now that it has ended.
  static func requestDidEnd(_ request: TransitionRequest, in window: UIWindow?) {
    guard let window, !window.isHidden else { return }
    switch request.target {
    case .embed, .setColumn, .turn, .setPages:
      _ = note(in: window)
      if let screen = request.arrivals.first?.screen, screen.viewIfLoaded?.window === window {
        post(.layoutChanged, screen.sight)
      }
    case .push(let stack), .pop(let stack), .popTo(let stack), .popToRoot(let stack),
      .set(let stack):
      if let columns = stack.splitViewController, !columns.isCollapsed {
        _ = note(in: window)
        if let top = stack.topViewController, top.viewIfLoaded?.window === window {
          post(.layoutChanged, top.sight)
        }
      } else {
        look(in: window)
      }
    case .present, .dismiss, .select, .setTabs, .root, .leave, nil: look(in: window)
    }
  }

  /// Tells of the screen in sight, if it is not the one that was told last.
  static func look(in window: UIWindow?) {
    guard let window, !window.isHidden else { return }
    let former = told[window]
    guard let sight = note(in: window), let screen = sight.screen else { return }
    let isPart = sight.isPart || former?.isPart == true
    post(isPart ? .layoutChanged : .screenChanged, screen)
  }

  /// - Returns: What is in sight, if it is not what was told last.
  private static func note(in window: UIWindow) -> Sight? {
    guard var top = window.rootViewController else { return nil }
    var isPart = false
    while let presented = top.presentedViewController, !presented.isBeingDismissed {
      top = presented
      isPart = presented.isPopover
    }
    let screen = top.sight
    if let former = told[window], former.screen === screen { return nil }
    let sight = Sight(screen: screen, isPart: isPart)
    told[window] = sight
    return sight
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
