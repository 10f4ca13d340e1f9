public import Foundation

/// Hears what happens to the app as a whole.
///
/// Every method is optional, which is said here by a default implementation.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol, DelegateWithWindow {
  /// The app's window.
  var window: UIWindow? { get set }
  /// Called when launching began; false if the app does not want to open the URL it was
  /// launched for.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when launching is about to be over; false if the app does not want to open the URL
  /// it was launched for.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called when launching is about to be over, if the method with options is not implemented.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// Called when the app became active.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called when the app is about to become inactive.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when the app went to the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called when the app is about to come to the foreground.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called when the app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when the system is short of memory.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// Opens a URL; false if the app could not.
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Called when an activity is about to come, which may take a while; true if the app tells the
  /// user of it.
  func application(
    _ application: UIApplication,
    willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Continues an activity; false if the app could not. The objects that the handler gets are told to
  /// restore their state from it.
  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Called when an activity that was to come did not.
  func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  )
  /// Called when an activity was brought up to date.
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)
  /// Performs a quick action that a user chose, and tells whether that went well.
  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
  /// Performs a quick action that a user chose; true if that went well.
  @MainActor
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool
  /// Returns how a new scene is made; an app that has this method has scenes.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called when a user has closed scenes for ever; at the next launch for those that were closed
  /// while the app was not running.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )
  /// The orientations that a window allows; the headless device never asks.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// Called when the app is registered for remote notifications, which never succeeds here.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  /// Called when the registration for remote notifications failed.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  )
  /// Called when a remote notification has arrived; the handler gets whether that brought new data.
  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  )
  /// Called when a remote notification has arrived; returns whether that brought new data.
  @MainActor
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult
}

/// Whether an app found new data in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData, failed
}

extension UIApplicationDelegate {
  /// No window; an app that has one declares the property.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// All orientations.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  /// Does nothing, and agrees.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Calls the method without options, and agrees.
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
  /// Opens nothing.
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
  /// Continues nothing.
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
  /// Calls the method that is `async`.
  public func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    beginAtOnce {
      completionHandler(await self.application(application, performActionFor: shortcutItem))
    }
  }
  /// Performs nothing.
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
  /// Calls the method that is `async`.
  public func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    beginAtOnce {
      completionHandler(
        await self.application(application, didReceiveRemoteNotification: userInfo))
    }
  }
  /// Has nothing new.
  @MainActor
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    HeadlessDevice.current.noteMissingMethod()
    return .noData
  }
}
