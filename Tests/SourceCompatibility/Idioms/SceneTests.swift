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

/// A delegate of the notification centre as apps write it today.
final class AsyncNotificationDelegate: NSObject, UNUserNotificationCenterDelegate {
  var answered: [String] = []

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    answered.append(response.notification.request.identifier)
  }
}

class OverridingScene: UIWindowScene {
  override var activationState: UIScene.ActivationState { super.activationState }
  override var windows: [UIWindow] { super.windows }
  override var keyWindow: UIWindow? { super.keyWindow }
  override var title: String! {
    get { super.title }
    set { super.title = newValue }
  }
}

class OverridingSceneWindow: UIWindow {
  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

@MainActor
struct SceneTests {
  @Test func `An app as the template makes it shows its scene`() {
    let device = HeadlessDevice(clock: TransitionClock(.stepped))
    let runner = ApplicationRunner(device: device, TemplateAppDelegate.self)
    runner.launch()
    let delegate = runner.scenes.first?.delegate as? SceneDelegate
    #expect(delegate?.window != nil)
    #expect(device.windowInSight === delegate?.window)
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: "https://a.org")
    runner.deliver(.activity(activity))
    #expect(delegate?.window?.rootViewController?.title == "1")
  }

  @Test func `An app finds the window of the scene that is active`() {
    let device = HeadlessDevice(clock: TransitionClock(.stepped))
    let runner = ApplicationRunner(device: device, TemplateAppDelegate.self)
    runner.launch()
    device.run {
      let scene =
        UIApplication.shared.connectedScenes
        .first(where: { $0.activationState == .foregroundActive }) as? UIWindowScene
      #expect(scene?.windows.first(where: { $0.isKeyWindow }) === device.keyWindow)
    }
  }

  @Test func `A method that is async hears of a notification, too`() async throws {
    let device = HeadlessDevice(clock: TransitionClock(.stepped))
    let runner = ApplicationRunner(device: device, TemplateAppDelegate.self)
    runner.launch()
    let delegate = AsyncNotificationDelegate()
    device.run { UNUserNotificationCenter.current().delegate = delegate }
    runner.deliver(.notification(runner.response(toNotification: "news")))
    for _ in 0..<100 where delegate.answered.isEmpty { await Task.yield() }
    #expect(delegate.answered == ["news"])
  }
}
