import HeadlessUIKit

// What is in the windows.
extension RandomApp {
  /// The windows that have a root, those that coordinators made included.
  var allWindows: [UIWindow] { device.windows.filter { $0.rootViewController != nil } }

  /// The root of a window and what is presented over it, the topmost last.
  func chain(of window: UIWindow?) -> [UIViewController] {
    var chain: [UIViewController] = []
    var next = window?.rootViewController
    while let current = next {
      chain.append(current)
      next = current.presentedViewController
    }
    return chain
  }

  /// The chain of one window.
  var chain: [UIViewController] { chain(of: pick(allWindows)) }

  /// What is seen of a controller, from the outside to the inside.
  func sight(of controller: UIViewController?) -> [UIViewController] {
    var found: [UIViewController] = []
    var open = controller.map { [$0] } ?? []
    while let next = open.popLast() {
      found.append(next)
      if let tabs = next as? UITabBarController {
        if let selected = tabs.selectedViewController { open.append(selected) }
      } else if let stack = next as? UINavigationController {
        if let top = stack.topViewController { open.append(top) }
      } else {
        open += next.children
        // The list "More" is no child.
        if let tabs = next as? UITabBarController, let selected = tabs.selectedViewController {
          open.append(selected)
        }
      }
    }
    return found
  }

  /// One of a class that is seen in one of the windows.
  func seen<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    pick(sight(of: chain.last).compactMap { $0 as? Controller })
  }

  /// What hangs below the windows' roots by UIKit's own lists.
  var reachable: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var open = allWindows.flatMap { chain(of: $0) }
    while let next = open.popLast() {
      found.insert(ObjectIdentifier(next))
      open += next.children
      // The list "More" is no child.
      if let tabs = next as? UITabBarController, let selected = tabs.selectedViewController {
        open.append(selected)
      }
      // While they are collapsed, not every column is a child.
      guard let split = next as? UISplitViewController, split.style != .unspecified else {
        continue
      }
      for column in [UISplitViewController.Column.primary, .supplementary, .secondary, .compact]
      where column != .supplementary || split.style == .tripleColumn {
        guard let screen = split.viewController(for: column) else { continue }
        open.append(screen)
        // UIKit makes a stack around a screen that has none, which goes out of sight with it.
        if let stack = screen.parent as? UINavigationController,
          stack.viewControllers.first === screen
        {
          open.append(stack)
        }
      }
    }
    return found
  }
}
