import Foundation
import HeadlessUIKit

/// An app with scenes on a device of its own, and what its delegates hear.
@MainActor
final class SceneStage: RecordingStage {
  let device = HeadlessDevice(clock: TransitionClock(.stepped))
  let recorder = Recorder()
  private(set) var runner: ApplicationRunner
  let notifications = NotificationCenter.default
  private var tokens: [any NSObjectProtocol] = []

  init(
    multiple: Bool = true, delegate: RecordedApplication.Type = RecordedApplication.self,
    scene: any UISceneDelegate.Type = RecordedScenes.self
  ) {
    let manifest = SceneManifest(scene, supportsMultipleScenes: multiple)
    runner = ApplicationRunner(device: device, scenes: manifest, delegate)
    (runner.delegate as? RecordedApplication)?.recorder = recorder
  }

  /// Ends the app and makes it ready for another launch.
  func restart() {
    runner.terminate()
    let manifest = runner.manifest
    runner = ApplicationRunner(device: device, scenes: manifest, RecordedApplication.self)
    (runner.delegate as? RecordedApplication)?.recorder = recorder
  }

  var application: UIApplication { device.application }
  var scenes: [UIWindowScene] { runner.scenes.compactMap { $0 as? UIWindowScene } }

  /// Records these notifications, as far as they are of this device.
  func observe(_ names: [NSNotification.Name]) {
    for name in names {
      let token = notifications.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] note in
        // All three are responders, which can be sent since they belong to the main actor.
        let sender = note.object as? UIResponder
        MainActor.assumeIsolated {
          guard let self, self.owns(sender) else { return }
          self.recorder.note("post \(name.rawValue)")
        }
      }
      tokens.append(token)
    }
  }

  private func owns(_ sender: UIResponder?) -> Bool {
    if let scene = sender as? UIScene { return scene.next === application }
    if let window = sender as? UIWindow { return window.device === device }
    return sender === application
  }

  func stop() {
    for token in tokens { notifications.removeObserver(token) }
    tokens = []
  }
}

/// Records what the system calls on an application's delegate; written as apps write it.
class RecordedApplication: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  var recorder = Recorder()

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    recorder.note("willFinish(\(launchOptions?.keys.map(\.rawValue).sorted() ?? []))")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    recorder.note("didFinish(\(launchOptions?.keys.map(\.rawValue).sorted() ?? []))")
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    recorder.note("configuration")
    return UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    recorder.note("didDiscard(\(sceneSessions.count))")
  }

  func applicationDidBecomeActive(_ application: UIApplication) { recorder.note("app active") }
  func applicationWillResignActive(_ application: UIApplication) { recorder.note("app resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { recorder.note("app back") }
  func applicationWillEnterForeground(_ application: UIApplication) { recorder.note("app fore") }
  func applicationWillTerminate(_ application: UIApplication) { recorder.note("app terminate") }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    recorder.note("response(\(response.notification.request.identifier))")
    completionHandler()
  }
}

/// Records what the system calls on a scene's delegate; written as apps write it.
class RecordedScenes: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let recorder = (UIApplication.shared.delegate as? RecordedApplication)?.recorder ?? Recorder()
  private static let states = ["unattached", "active", "inactive", "background"]

  func note(_ call: String, _ scene: UIScene) {
    recorder.note("\(call) \(Self.states[scene.activationState.rawValue + 1])")
  }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    var found: [String] = []
    for context in connectionOptions.urlContexts { found.append("url \(context.url)") }
    for one in connectionOptions.userActivities { found.append("activity \(one.activityType)") }
    if let item = connectionOptions.shortcutItem { found.append("shortcut \(item.type)") }
    if let response = connectionOptions.notificationResponse {
      found.append("notification \(response.notification.request.identifier)")
    }
    if let kept = session.stateRestorationActivity { found.append("kept \(kept.activityType)") }
    note("willConnect(\(found.joined(separator: ", ")))", scene)
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidDisconnect(_ scene: UIScene) { note("didDisconnect", scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { note("didBecomeActive", scene) }
  func sceneWillResignActive(_ scene: UIScene) { note("willResignActive", scene) }
  func sceneWillEnterForeground(_ scene: UIScene) { note("willEnterForeground", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { note("didEnterBackground", scene) }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts {
      note("open(\(context.url) from \(context.options.sourceApplication ?? "nil"))", scene)
    }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    note("stateRestoration", scene)
    return scene.userActivity
  }

  func scene(
    _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
  ) {
    note("restore(\(stateRestorationActivity.activityType))", scene)
  }

  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
    note("didUpdate(\(userActivity.activityType))", scene)
  }

  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
    note("willContinue(\(userActivityType))", scene)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    note("continue(\(userActivity.activityType))", scene)
  }

  func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {
    note("didFailToContinue(\(userActivityType))", scene)
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    note("perform(\(shortcutItem.type))", windowScene)
    completionHandler(true)
  }
}
