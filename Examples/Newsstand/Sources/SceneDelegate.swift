import Coordinators
import UIKit

/// A window of the app with its root coordinator.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var coordinator: AppCoordinator?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene,
      let app = UIApplication.shared.delegate as? AppDelegate
    else { return }
    let window = UIWindow(windowScene: scene)
    let coordinator = AppCoordinator(window: window, services: app.services)
    self.window = window
    self.coordinator = coordinator
    if let snapshots = app.snapshots {
      coordinator.launch(restoringFrom: snapshots, scene: session.persistentIdentifier)
    } else {
      coordinator.launch()
    }
    follow(coordinator.open(options))
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    for context in contexts { follow(coordinator?.open(context.url)) }
  }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    follow(coordinator?.open(activity))
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    let handle = coordinator?.open(userInfo: item.userInfo ?? [:], source: .shortcutItem)
    follow(handle)
    completionHandler(handle != nil)
  }

  /// Logs a link that cannot be opened.
  private func follow(_ handle: LinkHandle?) {
    handle?.whenCompleted { [weak coordinator] result in
      switch result {
      case .opened, .superseded: break
      case .denied(let denial): AppDelegate.log(denial.description)
      case .invalid(let error): AppDelegate.log(error.description)
      case .unreachable(let error): AppDelegate.log(error.description)
      case .rejected(let reason):
        // A link that still waits when the app ends is no mistake.
        if coordinator?.isInactive == false { AppDelegate.log(reason.description) }
      }
    }
  }
}
