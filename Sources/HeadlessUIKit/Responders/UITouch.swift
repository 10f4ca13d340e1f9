public import Foundation

/// A touch; those that ``UserInput`` sends have only a phase.
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

/// An event; ``UserInput`` sends one with a single touch, which begins.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion, remoteControl, presses
    case scroll = 10
    case hover
    case transform = 14
  }

  /// The effect of the touch; nil after it was performed.
  final var effect: (() -> Void)?
  /// The touched window.
  final weak var window: UIWindow?
  private let touches: Set<UITouch>?

  /// Creates an event without touches.
  public override init() {
    touches = nil
    super.init()
  }

  init(in window: UIWindow?, _ effect: @escaping () -> Void) {
    self.effect = effect
    self.window = window
    touches = [UITouch()]
    super.init()
  }

  final func perform() {
    let effect = effect
    self.effect = nil
    effect?()
  }

  /// The kind of the event.
  open var type: EventType { .touches }
  /// The touches of the event; nil for an event that an app creates.
  open var allTouches: Set<UITouch>? { touches }
  /// The time of the event.
  open var timestamp: TimeInterval { 0 }
}
