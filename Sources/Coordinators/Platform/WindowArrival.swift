import Foundation
import UIKitShim

/// Tells when a window has become visible or key, so that what waits for one can go on.
@MainActor
enum WindowArrival {
  /// Calls a closure each time a window arrives, for the life of the process.
  static func observe(_ arrived: @escaping @MainActor (UIWindow) -> Void) {
    for name in [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
    ] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        let window = $0.object as? UIWindow
        // UIKit posts them on the main thread.
        MainActor.assumeIsolated { if let window { arrived(window) } }
      }
    }
  }
}
