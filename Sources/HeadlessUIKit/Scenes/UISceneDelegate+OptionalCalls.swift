import Foundation

// See OptionalCalls.swift in Controls: these let `delegate?.sceneDidBecomeActive?(scene)` and
// `delegate?.scene?(scene, continue: activity)` compile.

extension UISceneDelegate {
  /// `sceneDidDisconnect(_:)` as a closure.
  @_disfavoredOverload
  public var sceneDidDisconnect: ((UIScene) -> Void)? { { self.sceneDidDisconnect($0) } }
  /// `sceneDidBecomeActive(_:)` as a closure.
  @_disfavoredOverload
  public var sceneDidBecomeActive: ((UIScene) -> Void)? { { self.sceneDidBecomeActive($0) } }
  /// `sceneWillResignActive(_:)` as a closure.
  @_disfavoredOverload
  public var sceneWillResignActive: ((UIScene) -> Void)? { { self.sceneWillResignActive($0) } }
  /// `sceneWillEnterForeground(_:)` as a closure.
  @_disfavoredOverload
  public var sceneWillEnterForeground: ((UIScene) -> Void)? {
    { self.sceneWillEnterForeground($0) }
  }
  /// `sceneDidEnterBackground(_:)` as a closure.
  @_disfavoredOverload
  public var sceneDidEnterBackground: ((UIScene) -> Void)? { { self.sceneDidEnterBackground($0) } }
  /// The methods that begin with `scene`.
  @_disfavoredOverload
  public var scene: OptionalCalls<any UISceneDelegate>? { OptionalCalls(self) }
}

extension OptionalCalls where Delegate == any UISceneDelegate {
  /// Calls `scene(_:willConnectTo:options:)`.
  public func callAsFunction(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    delegate.scene(scene, willConnectTo: session, options: options)
  }
  /// Calls `scene(_:openURLContexts:)`.
  public func callAsFunction(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    delegate.scene(scene, openURLContexts: contexts)
  }
  /// Calls `scene(_:continue:)`.
  public func callAsFunction(_ scene: UIScene, continue activity: NSUserActivity) {
    delegate.scene(scene, continue: activity)
  }
  /// Calls `scene(_:willContinueUserActivityWithType:)`.
  public func callAsFunction(_ scene: UIScene, willContinueUserActivityWithType type: String) {
    delegate.scene(scene, willContinueUserActivityWithType: type)
  }
  /// Calls `scene(_:didUpdate:)`.
  public func callAsFunction(_ scene: UIScene, didUpdate activity: NSUserActivity) {
    delegate.scene(scene, didUpdate: activity)
  }
}
