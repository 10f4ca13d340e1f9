import CoordinatorCore
import Foundation
import UIKitShim

/// Stops the coordinators of a scene that was disconnected.
///
/// Nothing of it is seen any more, so that no screen is taken away by a transition.
@MainActor
enum SceneDeparture {
  private static var isObserving = false

  /// Whether coordinators are being stopped because their scene is gone.
  private(set) static var isUnderWay = false

  /// Observes the scenes of the process from the first root on.
  static func observe() {
    guard !isObserving else { return }
    isObserving = true
    _ = NotificationCenter.default.addObserver(
      forName: UIScene.didDisconnectNotification, object: nil, queue: nil
    ) {
      let scene = $0.object as? UIScene
      // UIKit posts it on the main thread.
      MainActor.assumeIsolated { if let scene { sceneDidDisconnect(scene) } }
    }
  }

  private static func sceneDidDisconnect(_ scene: UIScene) {
    isUnderWay = true
    defer { isUnderWay = false }
    for root in RootRegistry.running { stopCoordinators(of: scene, from: root) }
    for window in (scene as? UIWindowScene)?.windows ?? [] {
      TransitionQueue.known(of: window)?.sceneDidDisconnect()
    }
  }

  /// Stops the topmost coordinators whose window, or that of whose screen, is one of the scene's.
  private static func stopCoordinators(of scene: UIScene, from coordinator: any Coordinator) {
    if coordinator.ownWindow?.windowScene === scene {
      coordinator.context.end(reason: .sceneDisconnected)
    } else {
      for child in coordinator.children { stopCoordinators(of: scene, from: child) }
    }
  }
}

extension Coordinator {
  /// The window that this coordinator owns, or in which its own screen is.
  fileprivate var ownWindow: UIWindow? {
    roleWindow ?? ownScreen?.hierarchyWindow
  }
}
