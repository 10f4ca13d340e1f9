import Coordinators
import UIKit

/// One window of the app, with a tree of coordinators of its own.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var appCoordinator: AppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene,
      let app = UIApplication.shared.delegate as? AppDelegate
    else { return }
    let window = UIWindow(windowScene: scene)
    let coordinator = AppCoordinator(window: window, services: app.services)
    self.window = window
    appCoordinator = coordinator
    coordinator.launch()
    open(connectionOptions.urlContexts)
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    open(contexts)
  }

  private func open(_ contexts: Set<UIOpenURLContext>) {
    for context in contexts {
      do {
        try appCoordinator?.open(context.url)
      } catch {
        AppDelegate.log("\(error)")
      }
    }
  }
}
