import UIKitShim

/// An invisible view that tells when the view it lies in comes into a window, or leaves it.
///
/// No UIKit delegate hears of a dismissal made by code elsewhere, of one that a lower dismissal
/// tears down, or of a replaced root; the view hierarchy always does.
class ScreenSentinel: UIView {
  init() {
    super.init(frame: .zero)
    // So that it takes part in nothing: neither drawing nor touches.
    isHidden = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Whether it is in a window, or about to be; cheaper than to ask for that.
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

/// A sentinel that calls a closure when the view it lies in leaves the window.
final class ClosureSentinel: ScreenSentinel {
  private let body: () -> Void

  init(leftWindow body: @escaping () -> Void) {
    self.body = body
    super.init()
  }

  override func leftWindow() { body() }
}

/// A sentinel that tells the record of one screen; it stays in its view.
final class RecordSentinel: ScreenSentinel {
  private weak var record: ScreenRecord?

  /// One in a view that tells nobody else.
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
