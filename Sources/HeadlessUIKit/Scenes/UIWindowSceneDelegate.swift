import Foundation

/// Responds to events of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, DelegateWithWindow {
  /// The scene's window.
  var window: UIWindow? { get set }
  /// Performs a quick action selected while the scene was connected, and passes the handler whether
  /// it succeeded.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
  /// Performs a quick action selected while the scene was connected; returns whether it succeeded.
  @MainActor
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
}

extension UIWindowSceneDelegate {
  /// Returns nil; declare the property to have a window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Calls the `async` method.
  public func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    startImmediately {
      completionHandler(await self.windowScene(windowScene, performActionFor: shortcutItem))
    }
  }
  /// Returns false.
  @MainActor
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    HeadlessDevice.current.noteMissingMethod()
    return false
  }
}
