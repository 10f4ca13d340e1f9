import Foundation
import UIKitShim

/// Tells the queues when a window has become visible or key, or a hierarchy has come into one, so
/// that what waits for a window can go on; and when a window is freed, so that it waits no longer.
@MainActor
enum WindowArrival {
  /// Observes the windows of the process from the first queue on.
  static func observe() { _ = observation }

  /// Made once in a process.
  private static let observation: Void = {
    for name in [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeKeyNotification,
    ] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        let window = $0.object as? UIWindow
        // UIKit posts them on the main thread.
        MainActor.assumeIsolated { if let window { TransitionQueue.windowDidArrive(window) } }
      }
    }
  }()

  /// Tells when the hierarchy of a controller comes into a window: UIKit posts nothing then.
  ///
  /// The view of the outermost controller is loaded for it, and gets a view that hears of it.
  static func watch(_ controller: UIViewController) {
    var outermost = controller
    while let outer = outermost.parent ?? outermost.presentingViewController { outermost = outer }
    guard let view = outermost.view else { return }
    for subview in view.subviews where subview is ArrivalSentinel { return }
    view.addSubview(ArrivalSentinel())
  }
}

/// An invisible view that tells when the hierarchy it lies in comes into a window.
private final class ArrivalSentinel: UIView {
  convenience init() {
    self.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard let window else { return }
    TransitionQueue.windowDidArrive(window)
    Turns(of: window).next { self.removeFromSuperview() }
  }
}

/// An invisible view in a hidden window that tells when the window is freed.
final class WindowSentinel: UIView {
  /// Calls back when it is freed, unless it is told not to.
  @MainActor
  private final class Farewell {
    var body: (() -> Void)?
    init(_ body: @escaping () -> Void) { self.body = body }
    isolated deinit { body?() }
  }

  private let farewell: Farewell

  /// Makes one that lies in a window until it is taken out.
  init(in window: UIWindow, whenFreed body: @escaping () -> Void) {
    farewell = Farewell(body)
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    window.addSubview(self)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Ends the watch.
  func remove() {
    farewell.body = nil
    removeFromSuperview()
  }
}
