import CompactTesting
import Testing
import UIKit
import UserNotifications

// As Xcode's template has them.

final class TemplateAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    return UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
  }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    window = UIWindow(frame: windowScene.screen.bounds)
    window?.windowScene = windowScene
    window?.rootViewController = UINavigationController(rootViewController: UIViewController())
    window?.makeKeyAndVisible()
    if let response = connectionOptions.notificationResponse {
      handle(response.notification.request.content.userInfo)
    }
    connectionOptions.userActivities.forEach { self.scene(scene, continue: $0) }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    guard userActivity.activityType == NSUserActivityTypeBrowsingWeb,
      let url = userActivity.webpageURL
    else { return }
    handle(["url": url])
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    return scene.userActivity
  }

  private func handle(_ info: [AnyHashable: Any]) {
    window?.rootViewController?.title = "\(info.count)"
  }
}

// As apps have them that open links and quick actions, and choose the delegate themselves.

final class LinkAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    application.shortcutItems = [
      UIMutableApplicationShortcutItem(type: "search", localizedTitle: "Search")
    ]
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    configuration.delegateClass = LinkSceneDelegate.self
    return configuration
  }
}

final class LinkSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var opened: [String] = []
  private(set) var states: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UITabBarController()
    self.window = window
    window.makeKeyAndVisible()
    if !connectionOptions.urlContexts.isEmpty {
      self.scene(scene, openURLContexts: connectionOptions.urlContexts)
    }
    if let item = connectionOptions.shortcutItem { opened.append(item.type) }
    if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
      opened.append(activity.activityType)
    }
  }

  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
    guard let context = urlContexts.first else { return }
    opened.append(context.url.absoluteString)
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    opened.append(shortcutItem.type)
    completionHandler(true)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    NSUserActivity(activityType: "org.a.restore")
  }

  func sceneDidBecomeActive(_ scene: UIScene) { states.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { states.append("inactive") }
  func sceneWillEnterForeground(_ scene: UIScene) { states.append("foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { states.append("background") }
  func sceneDidDisconnect(_ scene: UIScene) { window = nil }
}

extension UIApplication {
  /// The key window, as apps have found it since there are scenes.
  var keyWindowOfScenes: UIWindow? {
    connectedScenes
      .filter { $0.activationState == .foregroundActive }
      .compactMap { $0 as? UIWindowScene }
      .flatMap { $0.windows }
      .first(where: \.isKeyWindow)
  }
}

/// A delegate of the notification centre as apps write it today.
final class AsyncNotificationDelegate: NSObject, UNUserNotificationCenterDelegate {
  var answered: [String] = []

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    answered.append(response.notification.request.identifier)
  }
}

struct SceneTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("An app as the template makes it shows its scene") {
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      let runner = ApplicationRunner(device: device, TemplateAppDelegate.self)
      runner.launch()
      let delegate = runner.scenes.first?.delegate as? SceneDelegate
      expectNotNil(delegate?.window)
      expectSame(device.visibleWindow, delegate?.window)
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.webpageURL = URL(string: "https://a.org")
      runner.deliver(.activity(activity))
      expectEqual(delegate?.window?.rootViewController?.title, "1")
    }

    test("A scene is launched by a link and opens further ones, and quick actions") {
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      let runner = ApplicationRunner(device: device, LinkAppDelegate.self)
      runner.launch(opening: URL(string: "app://first"))
      device.clock.drain()
      let delegate = try require(runner.scenes.first?.delegate as? LinkSceneDelegate)
      runner.open(try require(URL(string: "app://second")))
      runner.deliver(.shortcut(runner.shortcutItem("search")))
      runner.enterBackground()
      runner.enterForeground()
      device.clock.drain()
      expectEqual(delegate.opened, ["app://first", "app://second", "search"])
      expectEqual(
        delegate.states,
        [
          "foreground", "active", "inactive", "background", "foreground", "active",
        ])
      device.run { expectSame(UIApplication.shared.keyWindowOfScenes, delegate.window) }
    }

    test("A scene that was disconnected restores itself from its session's activity") {
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      let runner = ApplicationRunner(device: device, LinkAppDelegate.self)
      runner.launch()
      device.clock.drain()
      let scene = try require(runner.scenes.first)
      let old = scene.delegate as? LinkSceneDelegate
      let session = scene.session
      runner.enterBackground()
      runner.disconnect(scene)
      expectNil(old?.window)
      runner.reconnect(session)
      device.clock.drain()
      let delegate = runner.scenes.first?.delegate as? LinkSceneDelegate
      expectTrue(delegate !== old)
      expectEqual(delegate?.opened, ["org.a.restore"])
    }

    test("A method that is async hears of a notification, too") {
      let device = HeadlessDevice(clock: TransitionClock(.stepped))
      let runner = ApplicationRunner(device: device, TemplateAppDelegate.self)
      runner.launch()
      let delegate = AsyncNotificationDelegate()
      device.run { UNUserNotificationCenter.current().delegate = delegate }
      runner.deliver(.notification(runner.response(toNotification: "news")))
      await wait { !delegate.answered.isEmpty }
      expectEqual(delegate.answered, ["news"])
    }
  }
}
