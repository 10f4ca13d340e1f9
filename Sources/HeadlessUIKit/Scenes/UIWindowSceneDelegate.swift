import Foundation

/// Hears what happens to a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, DelegateWithWindow {
  /// The scene's window.
  var window: UIWindow? { get set }
  /// Performs a quick action that a user chose while the scene was connected, and tells whether
  /// that went well.
  func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
  /// Performs a quick action that a user chose while the scene was connected; true if that went
  /// well.
  @MainActor
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
}

extension UIWindowSceneDelegate {
  /// No window; a delegate that has one declares the property.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Calls the method that is `async`.
  public func windowScene(
    _ windowScene: UIWindowScene,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    beginAtOnce {
      completionHandler(await self.windowScene(windowScene, performActionFor: shortcutItem))
    }
  }
  /// Performs nothing.
  @MainActor
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    HeadlessDevice.current.noteMissingMethod()
    return false
  }
}
