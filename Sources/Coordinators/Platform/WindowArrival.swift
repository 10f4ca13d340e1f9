import Foundation
import UIKitShim

/// Tells the queues when a window has become visible or key, so that what waits for one can go on.
@MainActor
enum WindowArrival {
  private static var isObserving = false

  /// Observes the windows of the process from the first queue on.
  static func observe() {
    guard !isObserving else { return }
    isObserving = true
    for name in [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
    ] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        let window = $0.object as? UIWindow
        // UIKit posts them on the main thread.
        MainActor.assumeIsolated { if let window { TransitionQueue.windowDidArrive(window) } }
      }
    }
  }
}
