public import Foundation

// See OptionalCalls.swift in Controls: these let `delegate?.applicationDidBecomeActive?(.shared)` and
// `delegate?.application?(.shared, open: url, options: [:])` compile.

extension UIApplicationDelegate {
  /// `applicationDidBecomeActive(_:)` as a closure.
  @_disfavoredOverload
  public var applicationDidBecomeActive: ((UIApplication) -> Void)? {
    { self.applicationDidBecomeActive($0) }
  }
  /// `applicationWillResignActive(_:)` as a closure.
  @_disfavoredOverload
  public var applicationWillResignActive: ((UIApplication) -> Void)? {
    { self.applicationWillResignActive($0) }
  }
  /// `applicationDidEnterBackground(_:)` as a closure.
  @_disfavoredOverload
  public var applicationDidEnterBackground: ((UIApplication) -> Void)? {
    { self.applicationDidEnterBackground($0) }
  }
  /// `applicationWillEnterForeground(_:)` as a closure.
  @_disfavoredOverload
  public var applicationWillEnterForeground: ((UIApplication) -> Void)? {
    { self.applicationWillEnterForeground($0) }
  }
  /// `applicationWillTerminate(_:)` as a closure.
  @_disfavoredOverload
  public var applicationWillTerminate: ((UIApplication) -> Void)? {
    { self.applicationWillTerminate($0) }
  }
  /// `applicationDidReceiveMemoryWarning(_:)` as a closure.
  @_disfavoredOverload
  public var applicationDidReceiveMemoryWarning: ((UIApplication) -> Void)? {
    { self.applicationDidReceiveMemoryWarning($0) }
  }
  /// The methods that begin with `application`.
  @_disfavoredOverload
  public var application: OptionalCalls<any UIApplicationDelegate>? {
    OptionalCalls(self)
  }
}

extension OptionalCalls where Delegate == any UIApplicationDelegate {
  /// Calls `application(_:didFinishLaunchingWithOptions:)`.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    delegate.application(application, didFinishLaunchingWithOptions: options)
  }
  /// Calls `application(_:open:options:)`.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    delegate.application(application, open: url, options: options)
  }
  /// Calls `application(_:continue:restorationHandler:)`.
  @discardableResult
  public func callAsFunction(
    _ application: UIApplication,
    continue activity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    delegate.application(application, continue: activity, restorationHandler: restorationHandler)
  }
  /// Calls `application(_:didRegisterForRemoteNotificationsWithDeviceToken:)`.
  public func callAsFunction(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    delegate.application(
      application, didRegisterForRemoteNotificationsWithDeviceToken: deviceToken)
  }
  /// Calls `application(_:didFailToRegisterForRemoteNotificationsWithError:)`.
  public func callAsFunction(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    delegate.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
  }
  /// Calls `application(_:didUpdate:)`.
  public func callAsFunction(_ application: UIApplication, didUpdate activity: NSUserActivity) {
    delegate.application(application, didUpdate: activity)
  }
  /// Calls `application(_:performActionFor:completionHandler:)`.
  public func callAsFunction(
    _ application: UIApplication,
    performActionFor item: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    delegate.application(
      application, performActionFor: item, completionHandler: completionHandler)
  }
}
