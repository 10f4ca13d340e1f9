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
  /// Allows the gesture.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Lets only one of the gestures happen.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }
}

/// A gesture on a view, whose state those set who simulate it.
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

  /// Creates a recognizer; the message is kept by nobody, since only hosts notice gestures.
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
  /// A name for those who look at recognizers.
  open var name: String?
  /// Whether touches are taken from the view once the gesture is recognised.
  open var cancelsTouchesInView = true

  /// Whether a person could begin this gesture now.
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
}

/// A drag that starts at an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the drag may start.
  open var edges: UIRectEdge = []
}
