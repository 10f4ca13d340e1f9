public import Foundation

/// A touch on the screen.
///
/// There are no touches here; an app's tests can create one to call its own methods.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// Creates a touch without a view.
  public override init() {
    super.init()
  }

  /// The phase of the touch.
  open var phase: Phase { .began }
  /// The number of taps.
  open var tapCount: Int { 0 }
  /// The time of the touch.
  open var timestamp: TimeInterval { 0 }
  /// The view in which the touch began.
  open var view: UIView? { nil }
  /// The window in which the touch began.
  open var window: UIWindow? { view?.window }

  /// The location of the touch.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The previous location of the touch.
  open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// An event with touches.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// Creates an event without touches.
  public override init() {
    super.init()
  }

  /// The touches of the event.
  open var allTouches: Set<UITouch>? { nil }
  /// The time of the event.
  open var timestamp: TimeInterval { 0 }
}
