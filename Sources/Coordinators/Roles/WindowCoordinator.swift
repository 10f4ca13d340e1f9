import CoordinatorCore
public import UIKitShim

/// A coordinator that owns a window: usually the root of the tree, one for each scene.
///
/// ```swift
/// final class AppCoordinator: WindowCoordinator {
///   let context = CoordinatorContext()
///   let window: UIWindow
///
///   init(window: UIWindow) { self.window = window }
///
///   func start() {
///     if session.isUserLoggedIn {
///       setRoot(MainExperienceCoordinator())
///     } else {
///       setRoot(LoginCoordinator())
///     }
///     window.makeKeyAndVisible()
///   }
/// }
/// ```
@MainActor
public protocol WindowCoordinator: UIKitCoordinator {
  /// The window whose root this coordinator sets.
  var window: UIWindow { get }
}

extension WindowCoordinator {
  /// Makes a child's screen the window's root and, if asked to, keeps the tree that was there: the
  /// transition `root`.
  ///
  /// The coordinator whose screen was the root is then paused instead of stopped, with all below it;
  /// `setRoot` with it brings it back as it was, and `stop` lets it go.
  ///
  /// ```swift
  /// func lock() { setRoot(lockScreen, keepingRoot: true) }
  /// func unlock() { setRoot(main) }
  /// ```
  ///
  /// - Parameters:
  ///   - child: The coordinator of the new root, which is started if it is not running.
  ///   - keepingRoot: Whether the present root's coordinator goes on.
  ///   - animated: Whether the transition takes time.
  @discardableResult
  public func setRoot(
    _ child: some ScreenCoordinator, keepingRoot: Bool, animated: Bool = false
  ) -> TransitionHandle {
    let former = window.rootViewController.flatMap { ScreenOwner.record(of: $0) }
    guard keepingRoot, let former, former.screen !== child.ownScreen else {
      return perform(child, animated)
    }
    former.keepAside()
    let handle = perform(child, animated)
    handle.whenOver { if $0 != .performed { former.endKeeping() } }
    return handle
  }

  private func perform(_ child: some ScreenCoordinator, _ animated: Bool) -> TransitionHandle {
    setRoot(child, animated: animated)
  }
}
