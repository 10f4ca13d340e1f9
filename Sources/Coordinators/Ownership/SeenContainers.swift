import UIKitShim

/// The containers that a person sees when a transition has ended.
///
/// UIKit tells nobody what raw calls change in containers out of sight, so they are looked at when
/// they come back, and no others.
@MainActor
enum SeenContainers {
  /// Looks at the containers of a window's topmost presentation, or of its root where nothing is
  /// presented.
  ///
  /// - Complexity: O(*n*) in the number of presentations, and of the containers in the topmost one.
  static func look(in window: UIWindow?) {
    guard var top = window?.rootViewController else { return }
    while let presented = top.presentedViewController {
      PresentationObserver.reinstall(on: presented)
      top = presented
    }
    look(at: top)
  }

  /// Looks at a container, and at those in it that are seen with it.
  static func look(at controller: UIViewController) {
    if controller.parent != nil, let presented = controller.presentedInContext {
      PresentationObserver.reinstall(on: presented)
      look(at: presented)
    }
    if let stack = controller as? UINavigationController {
      StackObserver.existing(of: stack)?.stackMayHaveChanged()
      if let top = stack.topViewController { look(at: top) }
    } else if let tabs = controller as? UITabBarController {
      if let observer = TabObserver.existing(of: tabs) {
        observer.tabsMayHaveChanged()
        observer.selectionDidChange()
      }
      if let selected = tabs.selectedViewController { look(at: selected) }
    } else {
      if let split = controller as? UISplitViewController {
        SplitObserver.existing(of: split)?.columnsMayHaveChanged()
      } else if let pages = controller as? UIPageViewController {
        PageObserver.existing(of: pages)?.pagesMayHaveChanged()
      }
      for child in controller.children { look(at: child) }
    }
  }
}
