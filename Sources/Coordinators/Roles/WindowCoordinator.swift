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
public protocol WindowCoordinator: _UIKitCoordinator {
  /// The window whose root this coordinator sets.
  var window: UIWindow { get }
}
