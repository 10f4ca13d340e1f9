public import Foundation

/// Decides whether a gesture may begin, and whether together with others.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the gesture may begin; true by default.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether both gestures may be recognised together; false by default.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  private var forward: Forwarding<any UIGestureRecognizerDelegate>? { Forwarding(from: self) }

  /// Returns true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    forward?(gestureRecognizer) {
      $0.gestureRecognizer(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
    } ?? false
  }
}

/// A gesture on a view; the code that simulates it sets its state.
///
/// In UIKit, gestures send action messages, which need Objective-C. Here, a recognizer can be
/// enabled, vetoed and observed, but sends no messages.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    case possible = 0
    case began, changed, ended, cancelled, failed

    /// The gesture was recognised; the same as `ended`.
    public static let recognized = State.ended
  }

  /// Does nothing: without Objective-C, a recognizer has no targets.
  open func removeTarget(_ target: Any?, action: Selector?) {}

  /// Creates a recognizer; target and action are not stored, since no message is sent.
  public init(target: Any?, action: Selector?) {
    super.init()
  }

  /// Creates a recognizer without a target.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  weak var attachedView: UIView?

  /// The view this recognizer was added to.
  open var view: UIView? { attachedView }
  /// The state of the gesture.
  open var state: State = .possible
  /// Whether the recognizer is enabled.
  open var isEnabled = true
  /// The delegate of the recognizer.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The name of the recognizer, for debugging.
  open var name: String?
  /// Whether the view's touches are cancelled when the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether the view gets its touches only after the gesture has failed; data only.
  open var delaysTouchesBegan = false
  /// Called when touches begin; never called here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches move; never called here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches end; never called here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches are cancelled; never called here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the recognizer returns to its first state; never called here.
  open func reset() {}
  /// The number of touches; always 0 here.
  open var numberOfTouches: Int { 0 }
  /// The location of the gesture in a view; always zero, since there are no touches.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Requires another gesture to fail before this one begins; does nothing here.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Whether the user can begin this gesture now.
  package final var mayBegin: Bool {
    isEnabled && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }
}

/// One or more taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of required taps.
  open var numberOfTapsRequired = 1
  /// The number of required touches.
  open var numberOfTouchesRequired = 1
}

/// A drag.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of touches.
  open var minimumNumberOfTouches = 1
  /// The maximum number of touches.
  open var maximumNumberOfTouches = Int.max

  private var translation = CGPoint.zero
  /// The translation of the drag; only the value that was set, since there are no touches.
  open func translation(in view: UIView?) -> CGPoint { translation }
  /// Sets the translation of the drag.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    self.translation = translation
  }
  /// The velocity of the drag; always zero, since there are no touches.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A drag that starts at an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the drag may start.
  open var edges: UIRectEdge = []
}

/// A long press.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The number of required touches.
  open var numberOfTouchesRequired = 1
  /// The allowed movement of the fingers.
  open var allowableMovement: CGFloat = 10
}

/// A swipe.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of directions.
  public struct Direction: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The allowed directions.
  open var direction: Direction = .right
  /// The number of required touches.
  open var numberOfTouchesRequired = 1
}

/// A pinch with two fingers.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale of the pinch; 1 at the start.
  open var scale: CGFloat = 1
  /// The velocity of the pinch; always 0 here.
  open var velocity: CGFloat { 0 }
}
