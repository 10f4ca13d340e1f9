import Foundation
import UIKitShim

/// The delegate of an app with a scene, which records the launch.
class LaunchDelegate: UIResponder, UIApplicationDelegate {
  static var trace = Trace()
  private var tokens: [any NSObjectProtocol] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    Self.trace.note("app.didFinishLaunching")
    let names = [
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
    ]
    for name in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) {
          let name = $0.name.rawValue
          MainActor.assumeIsolated { Self.trace.note("posted \(name)") }
        })
    }
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    Self.trace.note("app.configuration")
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = sceneDelegate
    return configuration
  }

  var sceneDelegate: AnyClass { LaunchScene.self }

  func applicationWillEnterForeground(_ application: UIApplication) {
    Self.trace.note("app.willEnterForeground")
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    Self.trace.note("app.didBecomeActive")
  }

  func stopListening() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}

/// The delegate of that scene.
class LaunchScene: UIResponder, UIWindowSceneDelegate {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    LaunchDelegate.trace.note("scene.willConnect")
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    LaunchDelegate.trace.note("scene.willEnterForeground")
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    LaunchDelegate.trace.note("scene.didBecomeActive")
  }
}
