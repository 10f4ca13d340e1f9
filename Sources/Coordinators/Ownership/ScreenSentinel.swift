import UIKitShim

/// An invisible view that reports when its superview enters or leaves a window.
///
/// No UIKit delegate reports a replaced root, or a dismissal that other code makes or that a lower
/// dismissal causes. The view hierarchy always changes in these cases.
class ScreenSentinel: UIView {
  init() {
    super.init(frame: .zero)
    // A hidden view takes no part in drawing or touches.
    isHidden = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Whether the view is in a window, or is about to be.
  ///
  /// Reading this property is cheaper than asking UIKit for the window.
  private(set) final var isInWindow = false

  func enteredWindow() {}
  func leftWindow() {}

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    isInWindow = newWindow != nil
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if isInWindow { enteredWindow() } else if superview != nil { leftWindow() }
  }
}

/// A sentinel that calls a closure when its superview leaves the window.
final class ClosureSentinel: ScreenSentinel {
  private let body: () -> Void

  init(leftWindow body: @escaping () -> Void) {
    self.body = body
    super.init()
  }

  override func leftWindow() { body() }
}

/// A sentinel that notifies the record of one screen.
///
/// It stays in its view when the watch ends, and can be used again.
final class RecordSentinel: ScreenSentinel {
  private weak var record: ScreenRecord?

  /// Returns a sentinel in a view: an unused one if there is one, else a new one.
  static func of(_ view: UIView, for record: ScreenRecord) -> RecordSentinel {
    for subview in view.subviews {
      if let known = subview as? RecordSentinel, known.record == nil {
        known.record = record
        return known
      }
    }
    let made = RecordSentinel()
    made.record = record
    view.addSubview(made)
    return made
  }

  override func enteredWindow() { record?.endSuspension() }
  override func leftWindow() { record?.leftWindow() }

  /// Ends the watch.
  func end() { record = nil }
}
