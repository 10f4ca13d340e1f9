import CoordinatorCore
import Foundation
import UIKitShim

/// Stops the coordinators of a scene that was disconnected.
///
/// Nothing of it is seen any more, so that no screen is taken away by a transition.
@MainActor
enum SceneDeparture {
  /// Whether a screen is gone with the scene whose coordinators are being stopped.
  static func takes(_ record: ScreenRecord) -> Bool {
    guard let scene = NavigationEngine.current.departingScene else { return false }
    guard let window = record.window else { return true }
    return window.windowScene === scene
  }

  /// Observes the scenes of the process from the first root on.
  static func observe() { _ = observation }

  /// Made once in a process.
  private static let observation: Void = {
    _ = NotificationCenter.default.addObserver(
      forName: UIScene.didDisconnectNotification, object: nil, queue: nil
    ) {
      let scene = $0.object as? UIScene
      // UIKit posts it on the main thread.
      MainActor.assumeIsolated { if let scene { sceneDidDisconnect(scene) } }
    }
  }()

  private static func sceneDidDisconnect(_ scene: UIScene) {
    let engine = NavigationEngine.current
    engine.departingScene = scene
    defer { engine.departingScene = nil }
    for root in RootRegistry.running { stopCoordinators(of: scene, from: root) }
    let windows = (scene as? UIWindowScene)?.windows ?? []
    for window in windows { TransitionQueue.known(of: window)?.sceneDidDisconnect() }
    for root in RootRegistry.running { forgetScreens(in: windows, of: root) }
  }

  /// Forgets what coordinators that go on have shown in windows that are gone.
  private static func forgetScreens(in windows: [UIWindow], of coordinator: any Coordinator) {
    for child in coordinator.children { forgetScreens(in: windows, of: child) }
    guard let owner = coordinator.context.attachment as? ScreenOwner else { return }
    var gone: [ScreenRecord] = []
    for record in owner.records where record.pendingRequests == 0 {
      if let window = record.window, windows.contains(where: { $0 === window }) {
        gone.append(record)
      }
    }
    for record in gone {
      record.leavesByRequest = true
      owner.noteLeaving(record)
      owner.remove(record)
    }
    if !gone.isEmpty { owner.mayHaveLostLastScreen() }
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
