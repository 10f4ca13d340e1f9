import HeadlessUIKit

// The screens in the windows.
extension RandomApp {
  /// The windows with a root, including those of coordinators.
  var allWindows: [UIWindow] { device.windows.filter { $0.rootViewController != nil } }

  /// The root of a window and the presentations over it, topmost last.
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

  /// The visible screens in a controller, outermost first.
  func visibleScreens(of controller: UIViewController?) -> [UIViewController] {
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
      }
    }
    return found
  }

  /// A random visible screen of a class.
  func seen<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    pick(visibleScreens(of: chain.last).compactMap { $0 as? Controller })
  }

  /// The screens below the windows' roots, by UIKit's own lists.
  var reachable: Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var open = allWindows.flatMap { chain(of: $0) }
    while let next = open.popLast() {
      if !found.insert(ObjectIdentifier(next)).inserted { continue }
      open += next.children
      open += [next.presentedViewController, next.navigationItem.searchController].compactMap { $0 }
      // The list "More" is no child. Its stack has the selected tab, and screens above that.
      if let tabs = next as? UITabBarController, let selected = tabs.selectedViewController {
        open.append(selected)
        if let more = selected.parent as? UINavigationController { open += more.viewControllers }
      }
      // Collapsed columns are not all children.
      guard let split = next as? UISplitViewController else { continue }
      for column in [UISplitViewController.Column.primary, .supplementary, .secondary, .compact]
      where column != .supplementary || split.style == .tripleColumn {
        guard let screen = split.viewController(for: column) else { continue }
        open.append(screen)
        // UIKit makes a stack around a screen without one, and hides both together.
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
