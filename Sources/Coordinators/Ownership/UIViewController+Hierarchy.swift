import CoordinatorCore
import UIKitShim

extension UIViewController {
  /// This controller, then each that contains or presents the one before.
  var selfAndOuter: UnfoldFirstSequence<UIViewController> {
    sequence(first: self) { $0.parent ?? $0.presentingViewController }
  }

  var selfAndParents: UnfoldFirstSequence<UIViewController> {
    sequence(first: self) { $0.parent }
  }

  /// The outermost container around this controller, or the controller itself.
  var outermostParent: UIViewController { parent?.outermostParent ?? self }

  /// The window whose hierarchy has this controller, even covered or in a tab that is not selected.
  var hierarchyWindow: UIWindow? {
    // Most controllers are visible. Their own view gives the answer.
    if let window = viewIfLoaded?.window { return window }
    if let outer = parent ?? presentingViewController { return outer.hierarchyWindow }
    // A full screen presentation removes the outermost controller's view from the window.
    var presented = presentedViewController
    while let current = presented {
      if let window = current.viewIfLoaded?.window { return window }
      presented = current.presentedViewController
    }
    return nil
  }

  /// Whether this controller is below the root of a window; one that is being popped is not, and
  /// would lose what it presents, though its view is still in the window.
  var isInHierarchy: Bool {
    (parent ?? presentingViewController)?.isInHierarchy ?? isRootOfItsWindow
  }

  /// Whether this controller is in no window and in no container, and no coordinator owns it.
  var isUnattached: Bool {
    parent == nil && presentingViewController == nil && !isRootOfItsWindow
      && screenRecord == nil
  }

  /// Whether a coordinator owns this controller or one that lies in it.
  var holdsOwnedScreens: Bool {
    screenRecord != nil || children.contains(where: \.holdsOwnedScreens)
  }

  /// Whether this controller lies in a container, at any depth.
  func isInside(_ container: UIViewController) -> Bool {
    guard let parent else { return false }
    return parent === container || parent.isInside(container)
  }

  /// Whether this controller is one of several, or lies in one at any depth.
  func isOrLies(inAnyOf controllers: [UIViewController]) -> Bool {
    for controller in controllers where controller === self { return true }
    return parent?.isOrLies(inAnyOf: controllers) == true
  }

  /// What this controller itself presents, not a container around it; of a search, what the search
  /// presents, because a search is a part of its screen.
  var presentedInContext: UIViewController? {
    guard let presented = presentedOrSearch else { return nil }
    return presented.isSearch ? presented.presentedInContext : presented
  }

  /// What is presented last over this controller itself, or this controller.
  private var topPresentedInContext: UIViewController {
    presentedInContext?.topPresentedInContext ?? self
  }

  /// What this controller itself presents, which may be a search.
  var presentedOrSearch: UIViewController? {
    // Inside a container, UIKit may return what the container presents.
    guard let presented = presentedViewController,
      parent == nil || presented.presentingViewController === self
    else { return nil }
    return presented
  }

  var isSearch: Bool { roles.contains(.search) }

  /// The lowest screens that UIKit puts into the window itself: what searches and covers in this root
  /// present, and what the root presents.
  var presentedInWindow: [UIViewController] {
    let inside = children.flatMap(\.presentedInWindowFromInside)
    return presentedInContext.map { inside + [$0] } ?? inside
  }

  private var presentedInWindowFromInside: [UIViewController] {
    let inside = children.flatMap(\.presentedInWindowFromInside)
    guard let presented = presentedInContext else { return inside }
    // What covers only the context of a container stays in the container's view.
    let isCover = presented.presentingViewController === self
    return inside + (isCover ? presented.presentedInWindow : [presented])
  }

  /// What this controller presents, or else the most detailed screen that it contains and shows.
  var presentedOrContained: UIViewController? {
    if let presented = presentedInContext, !presented.isBeingDismissed { return presented }
    return mostDetailed
  }

  /// The visible screen in this container; of columns, the one with the most detail.
  var mostDetailed: UIViewController? {
    isContainer ? ContainerAdapters.adapter(of: self).mostDetailed(of: self) : nil
  }

  /// Whether this controller is the other one, lies in it, or is presented from there.
  func disappears(with other: UIViewController) -> Bool {
    if self === other { return true }
    return (parent ?? presentingViewController)?.disappears(with: other) == true
  }

  /// UIKit's running transition around this controller, or in what is visible inside it.
  ///
  /// UIKit answers only for what is around a controller: a tab bar controller, for example, does
  /// not know the swipe in its tab.
  func visibleTransition(
    lookingInside looksInside: @autoclosure () -> Bool = true
  ) -> (any UIViewControllerTransitionCoordinator)? {
    var innermost = self
    while let inner = ContainerAdapters.adapter(of: innermost).shown(of: innermost) {
      innermost = inner.topPresentedInContext
    }
    let roles = innermost.roles
    let children = innermost.children
    let isContainer = !roles.isDisjoint(with: .containers)
    let showsOne = !roles.isDisjoint(with: [.stack, .tabs])
    if showsOne || !isContainer && (children.isEmpty || !looksInside()) {
      return innermost.transitionCoordinator
    }
    for child in children {
      let shown = child.topPresentedInContext
      if shown === child, !child.isContainer, child.children.isEmpty { continue }
      if let coordinator = shown.visibleTransition() { return coordinator }
    }
    return isContainer && !children.isEmpty ? nil : innermost.transitionCoordinator
  }

  /// Whether this is one of UIKit's containers, which show other screens and nothing of their own.
  var isContainer: Bool { !roles.isDisjoint(with: .containers) }

  var isRootOfItsWindow: Bool {
    // A visible controller has a view, and so has one that covers it or that it covers.
    guard isViewLoaded, parent == nil, presentingViewController == nil else { return false }
    return hierarchyWindow?.rootViewController === self
  }
}

extension Coordinator {
  var selfAndAncestors: UnfoldFirstSequence<any Coordinator> {
    sequence(first: self) { $0.parent }
  }
}
