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
  /// Makes a child's screen the window's root and, if asked to, keeps the tree that is there when the
  /// transition's turn comes: the transition `root`.
  ///
  /// Those who have screens in that tree are then paused instead of stopped; what it presents is
  /// dismissed, and its coordinators are paused, too. Nobody who guards is asked, since nothing leaves.
  /// `setRoot` with the kept root brings all of it back, and `stop` lets it go.
  ///
  /// ```swift
  /// func lock() { setRoot(lockScreen, keepingRoot: true) }
  /// func unlock() { setRoot(main) }
  /// ```
  ///
  /// - Parameters:
  ///   - child: The coordinator of the new root, which is started if it is not running.
  ///   - keepingRoot: Whether the root that is there goes on.
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

  /// Makes a screen the window's root and, if asked to, keeps the tree that is there: the transition
  /// `root`.
  @discardableResult
  public func setRoot(
    _ screen: UIViewController, keepingRoot: Bool, animated: Bool = false
  ) -> TransitionHandle {
    perform(.root(screen, of: window, keepingRoot: keepingRoot, animated: animated))
  }

  /// Makes a flow's screen the window's root and, if asked to, keeps the tree that is there: the
  /// transition `root`.
  ///
  /// - Returns: The flow's end and the transition's.
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
