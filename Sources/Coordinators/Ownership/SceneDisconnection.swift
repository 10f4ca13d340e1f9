import CoordinatorCore
import Foundation
import UIKitShim

/// Stops the coordinators of a disconnected scene.
///
/// The scene is not visible any more, so no transition removes its screens.
@MainActor
enum SceneDisconnection {
  /// Whether a screen disappears with the scene whose coordinators are being stopped.
  static func removes(_ record: ScreenRecord) -> Bool {
    guard let scene = NavigationEngine.current.disconnectingScene else { return false }
    guard let window = record.window else { return true }
    return window.windowScene === scene
  }

  /// The observation of the scenes, which the first root of a process makes.
  static let observation: Void = {
    onNotification(UIScene.didDisconnectNotification, sceneDidDisconnect)
  }()

  private static func sceneDidDisconnect(_ scene: UIScene) {
    let engine = NavigationEngine.current
    engine.disconnectingScene = scene
    defer { engine.disconnectingScene = nil }
    let windows = (scene as? UIWindowScene)?.windows ?? []
    for root in RootRegistry.running { stopCoordinators(of: scene, with: windows, from: root) }
    for window in windows {
      let engine = NavigationEngine.of(window)
      engine.knownQueue(of: window)?.sceneDidDisconnect()
      engine.leaveQuestions.sceneDidDisconnect(with: window)
    }
    for root in RootRegistry.running { forgetScreens(in: windows, of: root) }
    for window in windows {
      // The app may keep it, with the forgotten screens.
      engine.reconciler.hierarchies.hierarchy(of: window).sceneDidDisconnect(scene)
    }
    engine.reconciler.removeUnplaced()
  }

  /// Forgets the screens that coordinators which go on running showed in the scene's windows.
  private static func forgetScreens(in windows: [UIWindow], of coordinator: any Coordinator) {
    for child in coordinator.children { forgetScreens(in: windows, of: child) }
    guard let owner = coordinator.context.attachment as? ScreenOwner else { return }
    var removed: [ScreenRecord] = []
    for record in owner.records where record.pendingRequests == 0 {
      if let window = record.window, windows.contains(where: { $0 === window }) {
        removed.append(record)
      }
    }
    for record in removed {
      record.placement = .removed(isExplained: true)
      owner.noteRemoval(of: record)
      owner.remove(record)
    }
    if !removed.isEmpty { owner.mayHaveLostLastScreen() }
  }

  /// Stops the topmost coordinators whose own window, or whose own screen's window, is the scene's.
  private static func stopCoordinators(
    of scene: UIScene, with windows: [UIWindow], from coordinator: any Coordinator
  ) {
    let window =
      coordinator.roleWindow ?? coordinator.ownScreen?.hierarchyWindow
      ?? coordinator.ownSuspension?.window
      ?? coordinator.ownScreen.flatMap { screen in
        // In a window that was never visible, the view of the root is not loaded.
        let outermost = screen.outermost
        return windows.first { $0.rootViewController === outermost }
      }
    if window?.windowScene === scene {
      coordinator.context.stop(reason: .sceneDisconnected)
    } else {
      for child in coordinator.children { stopCoordinators(of: scene, with: windows, from: child) }
    }
  }
}
