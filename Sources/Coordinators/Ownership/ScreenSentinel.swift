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

  func didEnterWindow() {}
  func didLeaveWindow() {}

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    isInWindow = newWindow != nil
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if isInWindow { didEnterWindow() } else if superview != nil { didLeaveWindow() }
  }
}

/// A sentinel that calls a closure when its superview leaves the window.
final class ClosureSentinel: ScreenSentinel {
  private let body: () -> Void

  init(whenLeavingWindow body: @escaping () -> Void) {
    self.body = body
    super.init()
  }

  override func didLeaveWindow() { body() }
}

/// A sentinel that notifies the record of one screen.
final class RecordSentinel: ScreenSentinel {
  // The record releases the sentinel when the screen no longer has an owner.
  private let record: ScreenRecord

  init(in view: UIView, for record: ScreenRecord) {
    self.record = record
    super.init()
    view.addSubview(self)
  }

  override func didEnterWindow() { record.endSuspension() }
  override func didLeaveWindow() { record.didLeaveWindow() }
}
