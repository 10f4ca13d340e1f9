import CoordinatorCore
public import UIKitShim

/// A coordinator that owns a window; usually the root of the tree, one for each scene.
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
  /// Makes the screen of a child the root of the window, and suspends the present root if asked to:
  /// the transition `root`.
  ///
  /// If `keepingRoot` is true, the window's root at the time when the transition runs becomes a
  /// suspended root. The coordinators of its screens are then paused instead of stopped. The
  /// screens that it presents are dismissed, and their coordinators are paused, too. No guard is
  /// asked, because no screen is removed. `setRoot` with the suspended root brings everything back,
  /// and `stop` releases the root.
  ///
  /// ```swift
  /// func lock() { setRoot(lockScreen, keepingRoot: true) }
  /// func unlock() { setRoot(main) }
  /// ```
  ///
  /// - Parameters:
  ///   - child: The coordinator of the new root. It is started if it is not running.
  ///   - keepingRoot: Whether the present root is suspended instead of removed.
  ///   - animated: Whether the transition takes time.
  @discardableResult
  public func setRoot(
    _ child: some ScreenCoordinator, keepingRoot: Bool, animated: Bool = false
  ) -> TransitionHandle {
    showChild(child) {
      ScreenTransition(
        .root, to: [$0], in: .window(window, keepsRoot: keepingRoot), animated: animated)
    }
  }

  /// Makes a screen the root of the window, and suspends the present root if asked to: the
  /// transition `root`.
  @discardableResult
  public func setRoot(
    _ screen: UIViewController, keepingRoot: Bool, animated: Bool = false
  ) -> TransitionHandle {
    perform(.root(screen, of: window, keepingRoot: keepingRoot, animated: animated))
  }

  /// Makes the screen of a flow the root of the window, and suspends the present root if asked to:
  /// the transition `root`.
  @discardableResult
  public func setRoot<Flow: FlowCoordinator & ScreenCoordinator>(
    _ flow: Flow, keepingRoot: Bool, animated: Bool = false
  ) -> FlowTransition<Flow.Output> {
    showFlow(flow) {
      ScreenTransition(
        .root, to: [$0], in: .window(window, keepsRoot: keepingRoot), animated: animated)
    }
  }
}
