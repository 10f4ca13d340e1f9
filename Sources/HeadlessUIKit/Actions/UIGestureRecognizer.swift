public import Foundation

/// Decides whether a gesture may begin and goes with others.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether the gesture may begin; true where it is not implemented.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether both gestures may happen together; false where it is not implemented.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  private var forward: Forwarding<any UIGestureRecognizerDelegate>? { Forwarding(from: self) }

  /// Allows the gesture.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Lets only one of the gestures happen.
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

/// A gesture on a view; whoever simulates the gesture sets its state.
///
/// Gestures report to targets and actions in UIKit, which needs Objective-C; so a recognizer made
/// here can be enabled, vetoed and observed, and sends no message to a target.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible = 0
    case began, changed, ended, cancelled, failed

    /// The gesture was recognised, which is the same as its end.
    public static let recognized = State.ended
  }

  /// Does nothing: without Objective-C, a recognizer has no targets.
  open func removeTarget(_ target: Any?, action: Selector?) {}

  /// Creates a recognizer; target and action are not kept, since no message is sent.
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
  /// How far the gesture is.
  open var state: State = .possible
  /// Whether the gesture is noticed at all.
  open var isEnabled = true
  /// Who decides whether the gesture may begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for debugging.
  open var name: String?
  /// Whether touches are taken from the view once the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether the view gets its touches only after the gesture has failed; data only.
  open var delaysTouchesBegan = false
  /// How many fingers are on the view.
  open var numberOfTouches: Int { 0 }
  /// Where the gesture is in a view; nowhere, since there are no touches.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Lets this gesture begin only after another one has failed; data only.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Whether a user could begin this gesture now.
  package final var mayBegin: Bool {
    isEnabled && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }
}

/// One or more taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
}

/// A drag.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The least number of fingers it takes.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers it takes.
  open var maximumNumberOfTouches = Int.max

  private var translation = CGPoint.zero
  /// How far the drag has come; as far as was set, since there are no touches.
  open func translation(in view: UIView?) -> CGPoint { translation }
  /// Sets how far the drag has come.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    self.translation = translation
  }
  /// How fast the drag is; not at all, since there are no touches.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// A drag that starts at an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the drag may start.
  open var edges: UIRectEdge = []
}

/// A long press.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long it takes, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How many taps come before.
  open var numberOfTapsRequired = 0
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
  /// How far the fingers may move.
  open var allowableMovement: CGFloat = 10
}

/// A quick stroke.
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

  /// The directions it may go.
  open var direction: Direction = .right
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
}

/// Two fingers that move together or apart.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far they have moved apart, 1 at the beginning.
  open var scale: CGFloat = 1
  /// How fast they move apart.
  open var velocity: CGFloat { 0 }
}
