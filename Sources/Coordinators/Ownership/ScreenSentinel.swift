import UIKitShim

/// An invisible view that reports when its superview enters or leaves a window, and when the
/// superview is freed.
///
/// No UIKit delegate reports a replaced root, or a dismissal that other code makes or that a lower
/// dismissal causes. The view hierarchy always changes in these cases.
final class ScreenSentinel: UIView {
  private let onEntry: ((ScreenSentinel) -> Void)?
  private let onExit: (() -> Void)?
  private let deinitAction: DeinitAction?

  /// Whether the view is in a window, or about to be; cheaper than asking UIKit for the window.
  private var isInWindow = false

  /// Adds a sentinel to a view, which owns it until it is removed.
  init(
    in view: UIView, onEntry: ((ScreenSentinel) -> Void)? = nil, onExit: (() -> Void)? = nil,
    onDeinit: (() -> Void)? = nil
  ) {
    self.onEntry = onEntry
    self.onExit = onExit
    deinitAction = onDeinit.map { DeinitAction($0) }
    super.init(frame: .zero)
    // A hidden view takes no part in drawing or touches.
    isHidden = true
    view.placeOfSubviews.addSubview(self)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Whether the sentinel only waits for a window.
  var reportsOnlyEntry: Bool { onEntry != nil && onExit == nil }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    isInWindow = newWindow != nil
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if isInWindow { onEntry?(self) } else if superview != nil { onExit?() }
  }

  /// Ends the watch without a report.
  func remove() {
    deinitAction?.body = nil
    removeFromSuperview()
  }
}

/// Calls a closure when it is freed, unless the closure was removed before.
@MainActor
private final class DeinitAction {
  var body: (() -> Void)?
  init(_ body: @escaping () -> Void) { self.body = body }
  isolated deinit { body?() }
}

extension UIView {
  /// The view to which subviews of this view are added: UIKit raises an exception if one is added to an
  /// effect view itself.
  var placeOfSubviews: UIView { (self as? UIVisualEffectView)?.contentView ?? self }
}
