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
    guard let top = lookAtPresentations(in: window) else { return }
    look(at: top)
  }

  /// Looks at what is presented in a window, each over the one before.
  ///
  /// - Returns: What is on top; nil where the window has no root.
  @discardableResult
  static func lookAtPresentations(in window: UIWindow?) -> UIViewController? {
    guard let window, var top = window.rootViewController else { return nil }
    while let presented = top.presentedViewController {
      PresentationObserver.reinstall(on: presented)
      adopt(presented, over: top)
      top = presented
    }
    return top
  }

  /// Gives what a raw call has presented an owner: that of the screen below.
  ///
  /// What a hook or a delegate call presents is adopted when that has run.
  private static func adopt(_ presented: UIViewController, over presenter: UIViewController) {
    guard ScreenOwner.record(of: presented) == nil, CoordinatorContext.running == nil,
      !(presented is UISearchController), !presented.isBeingDismissed,
      !LeftBehind.contains(presented), !isColumn(presented, of: presenter),
      let owner = presenter.ownerInSight, !owner.queue.isToLeave(presented)
    else { return }
    owner.ownerOfRaw(presented).adoptPresented(presented)
  }

  /// Whether collapsed columns of the classic style present a screen, which is their secondary.
  private static func isColumn(
    _ presented: UIViewController, of presenter: UIViewController
  ) -> Bool {
    guard let columns = presenter as? UISplitViewController, columns.style == .unspecified else {
      return false
    }
    return columns.isCollapsed && SplitObserver.existing(of: columns)?.holds(presented) == true
  }

  /// Looks at a container, and at those in it that are seen with it.
  static func look(at controller: UIViewController) {
    if controller.parent != nil, let presented = controller.presentedInContext {
      PresentationObserver.reinstall(on: presented)
      adopt(presented, over: controller)
      look(at: presented)
    }
    if let stack = controller as? UINavigationController {
      StackObserver.existing(of: stack)?.stackMayHaveChanged()
      if let top = stack.topViewController {
        top.engine.leaveGuards.noteContents(of: top)
        look(at: top)
      }
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

extension UIViewController {
  /// The owner of what is seen of this controller, or of what that lies in.
  fileprivate var ownerInSight: ScreenOwner? {
    var next: UIViewController? = sight
    while let current = next {
      if let owner = ScreenOwner.record(of: current)?.owner, owner.context?.isRunning == true {
        return owner
      }
      if current === self { break }
      next = current.parent ?? current.presentingViewController
    }
    return nil
  }
}
