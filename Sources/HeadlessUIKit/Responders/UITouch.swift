public import Foundation

/// A finger on the screen.
///
/// There are none here: an app's tests may make one to call a method of their own with it.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What a finger does.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  /// Creates a touch that is nowhere.
  public override init() {
    super.init()
  }

  /// What the finger does.
  open var phase: Phase { .began }
  /// How often the finger tapped there.
  open var tapCount: Int { 0 }
  /// When the finger did it.
  open var timestamp: TimeInterval { 0 }
  /// The view that the finger was laid on.
  open var view: UIView? { nil }
  /// The window that the finger was laid on.
  open var window: UIWindow? { view?.window }

  /// Where the finger is.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where the finger was before.
  open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// What happened to an app's touches at a time.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// Creates an event without touches.
  public override init() {
    super.init()
  }

  /// The touches of the event.
  open var allTouches: Set<UITouch>? { nil }
  /// When it happened.
  open var timestamp: TimeInterval { 0 }
}
