import Foundation
import UIKitShim

/// Notifies the queues when a window becomes visible or key, and when a hierarchy comes into a
/// window.
///
/// Requests that wait for a window can then continue. A ``WindowSentinel`` reports when a window is
/// freed, so that nothing waits for it any longer.
@MainActor
enum WindowAvailability {
  /// The observation of the windows, which the first queue of a process makes.
  static let observation: Void = {
    onNotification(UIWindow.didBecomeVisibleNotification, TransitionQueue.windowDidBecomeAvailable)
    onNotification(UIWindow.didBecomeKeyNotification, TransitionQueue.windowDidBecomeAvailable)
  }()

  /// Notifies the queues when the hierarchy of a controller comes into a window.
  ///
  /// UIKit posts nothing then. This method loads the view of the outermost controller, and adds a
  /// view to it that notices the change.
  static func watch(_ controller: UIViewController) {
    guard let view = controller.selfAndOuter.last?.view else { return }
    for subview in view.subviews where subview is WindowEntrySentinel { return }
    view.addSubview(WindowEntrySentinel())
  }
}

/// A sentinel that reports when its hierarchy comes into a window.
private final class WindowEntrySentinel: ScreenSentinel {
  override func didEnterWindow() {
    guard let window else { return }
    TransitionQueue.windowDidBecomeAvailable(window)
    Turns(of: window).next { self.removeFromSuperview() }
  }
}

/// A sentinel in a hidden window that reports when the window is freed.
final class WindowSentinel: ScreenSentinel {
  /// Calls a closure when it is freed, unless the closure was removed before.
  @MainActor
  private final class DeinitAction {
    var body: (() -> Void)?
    init(_ body: @escaping () -> Void) { self.body = body }
    isolated deinit { body?() }
  }

  private let deinitAction: DeinitAction

  /// Makes a sentinel that lies in a window until it is removed.
  init(in window: UIWindow, whenFreed body: @escaping () -> Void) {
    deinitAction = DeinitAction(body)
    super.init()
    window.addSubview(self)
  }

  /// Ends the watch.
  func remove() {
    deinitAction.body = nil
    removeFromSuperview()
  }
}
