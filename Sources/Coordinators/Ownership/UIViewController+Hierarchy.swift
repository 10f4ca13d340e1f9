import CoordinatorCore
import UIKitShim

extension UIViewController {
  /// The window in whose hierarchy this controller is: seen, covered, or in a tab that is not
  /// selected.
  var hierarchyWindow: UIWindow? {
    // Most are seen, for which nothing else is looked at.
    if let window = viewIfLoaded?.window { return window }
    var controller = self
    while let outer = controller.parent ?? controller.presentingViewController {
      if let window = outer.viewIfLoaded?.window { return window }
      controller = outer
    }
    // A full screen presentation takes the view of the outermost controller out of the window.
    var presented = controller.presentedViewController
    while let current = presented {
      if let window = current.viewIfLoaded?.window { return window }
      presented = current.presentedViewController
    }
    return nil
  }

  /// What this controller presents, or what the search does that it presents: a search is a part of
  /// its screen, and no presentation that anybody owns.
  var presentedBesideSearch: UIViewController? {
    var presented = presentedViewController
    while let search = presented as? UISearchController {
      presented = search.presentedViewController
    }
    return presented
  }

  /// Whether this controller hangs below a window's root; the view of one that is being popped is
  /// still in the window, and what it presented would be lost.
  var isInHierarchy: Bool {
    var outermost = self
    while let outer = outermost.parent ?? outermost.presentingViewController { outermost = outer }
    return outermost.isRootOfItsWindow
  }

  /// Whether this controller is in no window and no container, and nobody is to show it.
  var isNowhere: Bool {
    parent == nil && presentingViewController == nil && !isInHierarchy
      && ScreenOwner.record(of: self) == nil
  }

  /// Whether this controller lies in another one, however deep.
  func isInside(_ container: UIViewController) -> Bool {
    var outer = parent
    while let current = outer {
      if current === container { return true }
      outer = current.parent
    }
    return false
  }

  /// What this controller itself presents, and none around it: over its own context, if it lies in
  /// another one.
  ///
  /// Of a search, which is a part of its screen, it is what the search presents.
  var presentedInContext: UIViewController? {
    // In a container it may be what that presents.
    guard let presented = presentedViewController,
      parent == nil || presented.presentingViewController === self
    else { return nil }
    return presented is UISearchController ? presented.presentedInContext : presented
  }

  /// Whether this controller is another one, lies in it, or is presented over its context or that of one
  /// in it; what goes when that one goes.
  func goes(with other: UIViewController) -> Bool {
    var current: UIViewController? = self
    while let known = current {
      if known === other { return true }
      current = known.parent ?? known.presentingViewController
    }
    return false
  }

  /// The transition of UIKit's that is under way around this controller, or in what is seen inside of it.
  ///
  /// UIKit answers for what is around a controller only, so that a tab bar does not know of the swipe in
  /// its tab.
  ///
  /// - Parameter looksInside: Whether a screen that is no container may have one in it.
  /// - Complexity: O(*n*) in the number of the containers that are seen, and of the screens beside them.
  func visibleTransition(
    lookingInside looksInside: Bool = true
  ) -> (any UIViewControllerTransitionCoordinator)? {
    var seen = self
    while seen.isContainer {
      if seen !== self, let presented = seen.presentedInContext {
        seen = presented
        continue
      }
      guard let inner = ContainerAdapters.adapter(of: seen).shown(of: seen) else { break }
      seen = inner
    }
    let roles = seen.roles
    if roles.showOne || roles.isDisjoint(with: .containers) && !looksInside {
      return seen.transitionCoordinator
    }
    let children = seen.children
    for child in children where child.isContainer || !child.children.isEmpty {
      if let coordinator = child.visibleTransition() { return coordinator }
    }
    return seen.isContainer && !children.isEmpty ? nil : seen.transitionCoordinator
  }

  /// Whether this is one of UIKit's containers, which shows other screens and nothing of its own.
  var isContainer: Bool { !roles.isDisjoint(with: .containers) }

  /// Whether this is the root of a window.
  var isRootOfItsWindow: Bool {
    // What is seen has a view, and so has what covers it or is covered.
    guard isViewLoaded, parent == nil, presentingViewController == nil else { return false }
    return hierarchyWindow?.rootViewController === self
  }
}

extension Coordinator {
  /// Whether a screen is the navigation controller of an ancestor.
  func sharesStack(_ screen: UIViewController) -> Bool {
    guard screen.roles.contains(.stack) else { return false }
    var ancestor = context.parent
    while let current = ancestor {
      if (current as? any NavigationCoordinator)?.navigationController === screen { return true }
      ancestor = current.context.parent
    }
    return false
  }
}

extension UIViewController {
  /// The request that runs in the window of this controller.
  var runningRequest: TransitionRequest? {
    let window = hierarchyWindow
    return
      (window.flatMap { TransitionQueue.known(of: $0) }
      ?? NavigationEngine.current.knownQueue(of: nil))?
      .running
  }
}
