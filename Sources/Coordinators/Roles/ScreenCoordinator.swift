public import CoordinatorCore
import UIKitShim

/// A coordinator that has a screen of its own to show: what may be pushed, presented, selected or
/// made a window's root by handing over the coordinator.
///
/// Adopt one of its refinements, which say what that screen is: ``SceneCoordinator``,
/// ``NavigationCoordinator``, ``TabBarCoordinator``, ``TabCoordinator``, ``SplitCoordinator`` or
/// ``PageCoordinator``.
///
/// A type may adopt two. It then stands for the outermost of its screens: a scene whose controller lies
/// on the stack of its own navigation controller is presented, or put in a tab, with all of that stack.
/// On a stack that it shares with an ancestor it is the scene's controller.
@MainActor
public protocol ScreenCoordinator: UIKitCoordinator {
  /// Whether this coordinator is paused while the screens of a sibling, pushed on the stack that both
  /// share, cover all of its own; true by default.
  ///
  /// It is asked when that comes about. A coordinator that goes on, such as one that plays
  /// music, returns false; a protocol of the app's own can do so for all of its coordinators.
  var pausesWhenCovered: Bool { get }
}

extension ScreenCoordinator {
  /// True.
  public var pausesWhenCovered: Bool { true }
}

/// A coordinator whose screens the framework records: every role of this module is one.
@MainActor
public protocol UIKitCoordinator: Coordinator {}

extension UIKitCoordinator {
  /// Attaches the framework's record of the screens that this coordinator shows.
  public func makeContextAttachment() -> (any ContextAttachment)? {
    ScreenOwner(of: context)
  }
}

extension Coordinator {
  /// The screen that stands for this coordinator: a scene's controller, a tab's root, or the
  /// container that it was given; of two roles the outermost.
  var ownScreen: UIViewController? { ownScreen(by: kind) }

  /// The same, where the kind is known already.
  func ownScreen(by kind: CoordinatorKind) -> UIViewController? {
    guard var screen = kind.screen?(self) else { return nil }
    let roles = kind.roles
    // A screen that lies in nothing is the outermost one.
    guard screen.parent != nil else { return screen }
    for role in [CoordinatorRoles.tab, .tabBar, .split, .page, .navigation]
    where roles.contains(role) {
      guard let container = self.screen(of: role), screen.isInside(container) else { continue }
      if !isShared(container) { screen = container }
    }
    return screen
  }

  /// Whether an ancestor stands on a container, too.
  func isShared(_ container: UIViewController) -> Bool {
    var ancestor = context.parent
    while let current = ancestor {
      let kind = current.kind
      if current.stackOfItsOwn(by: kind) === container { return true }
      if current.ownScreen(by: kind) === container { return true }
      ancestor = current.context.parent
    }
    return false
  }

  /// The screen of one of several roles.
  private func screen(of role: CoordinatorRoles) -> UIViewController? {
    switch role {
    case .tab: (self as? any TabCoordinator)?.rootController
    case .tabBar: (self as? any TabBarCoordinator)?.tabBarController
    case .split: (self as? any SplitCoordinator)?.splitViewController
    case .page: (self as? any PageCoordinator)?.pageViewController
    default: (self as? any NavigationCoordinator)?.navigationController
    }
  }

  /// The stack whose screens are this coordinator's where nobody else says so: its navigation controller, or one
  /// that is its own screen, as a tab's root controller often is.
  func stackOfItsOwn(by kind: CoordinatorKind) -> UINavigationController? {
    if let stack = kind.stack { return stack(self) }
    return ownScreen(by: kind) as? UINavigationController
  }

  /// The window that this coordinator was given, if it is a window's.
  var roleWindow: UIWindow? { kind.window?(self) }

  /// The controller from which this coordinator presents: its own screen, its window's root, or
  /// those of the nearest ancestor that has one, the first of them that is in a window.
  var presentationAnchor: UIViewController? {
    var coordinator: (any Coordinator)? = self
    var nearest: UIViewController?
    while let current = coordinator {
      if let screen = current.anchorOfItsOwn {
        if screen.isInHierarchy { return screen }
        nearest = nearest ?? screen
      }
      coordinator = current.context.parent
    }
    return nearest
  }

  private var anchorOfItsOwn: UIViewController? {
    let kind = kind
    if let window = kind.window?(self) { return window.rootViewController }
    guard let screen = ownScreen(by: kind) else { return nil }
    // A navigation controller that several coordinators share, or a scene that was pushed, climbs
    // to what covers the screen by itself: UIKit looks for the presenter from here.
    return screen
  }

  /// The window in which this coordinator's screens are, or that it, or an ancestor, owns.
  var nearestWindow: UIWindow? {
    var coordinator: (any Coordinator)? = self
    while let current = coordinator {
      let kind = current.kind
      if let window = kind.window?(current) { return window }
      if let window = current.ownScreen(by: kind)?.hierarchyWindow { return window }
      coordinator = current.context.parent
    }
    return nil
  }
}
