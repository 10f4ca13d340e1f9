public import CoordinatorCore
import UIKitShim

/// A coordinator that has a screen of its own to show: what may be pushed, presented, selected or
/// made a window's root by handing over the coordinator.
///
/// Adopt one of its refinements, which say what that screen is: ``SceneCoordinator``,
/// ``NavigationCoordinator``, ``TabBarCoordinator``, ``TabCoordinator``, ``SplitCoordinator`` or
/// ``PageCoordinator``. A type may adopt two.
@MainActor
public protocol ScreenCoordinator: UIKitCoordinator {}

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
  /// container that it was given.
  var ownScreen: UIViewController? {
    if let scene = self as? any SceneCoordinator { return scene.rootViewController }
    if let tab = self as? any TabCoordinator { return tab.rootController }
    if let tabBar = self as? any TabBarCoordinator { return tabBar.tabBarController }
    if let split = self as? any SplitCoordinator { return split.splitViewController }
    if let page = self as? any PageCoordinator { return page.pageViewController }
    if let navigation = self as? any NavigationCoordinator {
      return navigation.navigationController
    }
    return nil
  }

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
    if let window = (self as? any WindowCoordinator)?.window { return window.rootViewController }
    guard let screen = ownScreen else { return nil }
    // A navigation controller that several coordinators share, or a scene that was pushed, climbs
    // to what covers the screen by itself: UIKit looks for the presenter from here.
    return screen
  }

  /// The window in which this coordinator's screens are, or that it, or an ancestor, owns.
  var nearestWindow: UIWindow? {
    var coordinator: (any Coordinator)? = self
    while let current = coordinator {
      if let window = (current as? any WindowCoordinator)?.window { return window }
      if let window = current.ownScreen?.hierarchyWindow { return window }
      coordinator = current.context.parent
    }
    return nil
  }
}
