public import Foundation

/// Responds to events of the app.
///
/// Every method is optional: it has a default implementation.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol, DelegateWithWindow {
  /// The app's window.
  var window: UIWindow? { get set }
  /// Called when launching has begun; returns false if the app cannot open the URL it is launched
  /// for.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when launching is about to finish; returns false if the app cannot open the URL it is
  /// launched for.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when launching is about to finish, if the method with options is not implemented.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called when the app became active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the app is about to become inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app has entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when the app is about to enter the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the app is about to terminate.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when the system is short of memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Opens a URL; returns false if the app could not.
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called before an activity arrives; returns true if the app informs the user about it.
  func application(
    _ application: UIApplication,
    willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Continues an activity; returns false if the app could not.
  ///
  /// The handler calls `restoreUserActivityState(_:)` on the objects that it is passed.
  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Called when an activity could not be continued.
  func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  )
  /// Called when an activity was updated.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// Performs the selected quick action, and passes the handler whether it succeeded.
  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
  /// Performs the selected quick action; returns whether it succeeded.
  @MainActor
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
  /// Returns the configuration of a new scene; an app with this method uses scenes.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when the user has closed scenes.
  ///
  /// For scenes closed while the app was not running, it is called at the next launch.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )
  /// The orientations that a window supports; never called here.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Called when the app is registered for remote notifications; never called here.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  /// Called when the registration for remote notifications failed.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  )
  /// Called when a remote notification has arrived; pass the result of the fetch to the handler.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// Called when a remote notification has arrived; returns the result of the fetch.
  @MainActor
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult
}

/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData, failed
}

extension UIApplicationDelegate {
  /// Returns nil; declare the property to have a window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Returns all orientations.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  /// Returns true.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Calls `applicationDidFinishLaunching(_:)` and returns true.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  /// Returns false.
  public func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Opens a URL without options.
  public func application(_ app: UIApplication, open url: URL) -> Bool {
    application(app, open: url, options: [:])
  }
  /// Returns false.
  public func application(
    _ application: UIApplication,
    willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  /// Returns false.
  public func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  /// Does nothing.
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}
  /// Calls the `async` method.
  public func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    startImmediately {
      completionHandler(await self.application(application, performActionFor: shortcutItem))
    }
  }
  /// Returns false.
  @MainActor
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    HeadlessDevice.current.noteMissingMethod()
    return false
  }
  /// Returns the configuration that the app's scene manifest has for the session's role.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    HeadlessDevice.current.noteMissingMethod()
    return connectingSceneSession.configuration
  }
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// Calls the `async` method.
  public func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    startImmediately {
      completionHandler(
        await self.application(application, didReceiveRemoteNotification: userInfo))
    }
  }
  /// Returns `.noData`.
  @MainActor
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    HeadlessDevice.current.noteMissingMethod()
    return .noData
  }
}
