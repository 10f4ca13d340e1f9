public import Foundation

/// Hears what happens to a scene.
///
/// Every method is optional, which is said here by a default implementation.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Called when a scene is connected, a new one or one that was there before.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// Called when the system has disconnected the scene, which it may connect again later.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene is about to come to the foreground, also for the first time.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene went to the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Opens URLs in the scene.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  /// Returns what is needed to restore the scene's state after it was disconnected.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Restores the state that the scene had before it was disconnected.
  func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  )
  /// Called when an activity is about to come, which may take a while.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// Continues an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Called when an activity that was to come did not.
  func scene(
    _ scene: UIScene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  )
  /// Called when an activity was brought up to date.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Opens nothing.
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    HeadlessDevice.current.noteMissingMethod()
  }
  /// Returns nil.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    HeadlessDevice.current.noteMissingMethod()
    return nil
  }
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  /// Continues nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    HeadlessDevice.current.noteMissingMethod()
  }
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}
