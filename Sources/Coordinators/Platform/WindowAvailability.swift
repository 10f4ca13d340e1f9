import Foundation
import UIKitShim

/// Notifies the queues when a window becomes visible or key, and when a hierarchy comes into a
/// window.
///
/// Requests that wait for a window can then continue. A ``ScreenSentinel`` reports when a window is
/// freed, so that nothing waits for it any longer.
@MainActor
enum WindowAvailability {
  /// The observation of the windows, which the first queue of a process makes.
  static let observation: Void = {
    onNotification(UIWindow.didBecomeVisibleNotification, TransitionQueue.windowDidBecomeAvailable)
    onNotification(UIWindow.didBecomeKeyNotification, TransitionQueue.windowDidBecomeAvailable)
  }()

  /// Notifies the queues when the hierarchy of a controller comes into a window: UIKit posts
  /// nothing then, so this loads the outermost view, and adds a view that notices the change.
  static func watch(_ controller: UIViewController) {
    let outermost = controller.outermost
    guard let view = outermost.view?.placeOfSubviews, !outermost.roles.contains(.reporting) else {
      return
    }
    for case let known as ScreenSentinel in view.subviews where known.reportsOnlyEntry { return }
    _ = ScreenSentinel(
      in: view,
      onEntry: { sentinel in
        guard let window = sentinel.window else { return }
        TransitionQueue.windowDidBecomeAvailable(window)
        Turns(of: window).next { sentinel.remove() }
      })
  }
}
