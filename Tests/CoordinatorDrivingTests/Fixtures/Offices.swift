import CoordinatorTesting
import HeadlessUIKit

final class OfficesDelegate: UIResponder, UIApplicationDelegate {}

/// A scene with its own desk, whose form shows that the app was in the background.
final class OfficesScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var desk: Desk?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    desk = window.map { .launched(in: $0) }
    for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }
  }

  func sceneDidEnterBackground(_ scene: UIScene) { desk?.form.say("was away") }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    if let url = userActivity.webpageURL { desk?.form.say("continued \(url)") }
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(false)
  }
}

/// A scene whose delegate has no method for events from outside.
final class BareScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
    window?.makeKeyAndVisible()
  }
}
