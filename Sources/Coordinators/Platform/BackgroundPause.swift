import CoordinatorCore
import Foundation
import UIKitShim

/// Pauses the running coordinator trees while the application is in the background, and saves where
/// they are.
@MainActor
enum BackgroundPause {
  /// The observation of the application, which the first root of a process makes.
  static let observation: Void = {
    onNotification(UIApplication.didEnterBackgroundNotification) { (_: UIApplication) in
      for root in RootRegistry.running { root.context.pause(.background) }
      NavigationEngine.current.flushSnapshots()
    }
    // The system may disconnect the scene while the application stays in the foreground.
    onNotification(UIScene.didEnterBackgroundNotification) { (scene: UIScene) in
      NavigationEngine.current.flushSnapshots(of: scene)
    }
    onNotification(UIApplication.willEnterForegroundNotification) { (_: UIApplication) in
      for root in RootRegistry.running { root.context.resume(.background) }
    }
  }()
}
