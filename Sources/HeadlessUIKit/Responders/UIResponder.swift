public import Foundation

/// An object that takes part in the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder that is in no chain yet.
  public override init() {
    super.init()
  }

  /// The next object in the responder chain, or nil at its end.
  open var next: UIResponder? { nil }

  // MARK: Activities

  /// What the person does with this object at the moment.
  open var userActivity: NSUserActivity?

  /// Called to bring an activity up to date; does nothing unless overridden.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Called to restore the state that is needed to continue an activity; does nothing unless
  /// overridden.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: First responder

  /// Whether this object may become first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object may give up being first responder; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether this object is the first responder of its window.
  open var isFirstResponder: Bool {
    guard let window = responderWindow else { return false }
    return window.windowFirstResponder === self
  }

  /// Asks the window to make this object its first responder, after the current one has resigned.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.windowFirstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = window.windowFirstResponder, !current.resignFirstResponder() { return false }
    window.windowFirstResponder = self
    window.setNeedsDisplay()
    return true
  }

  /// Gives up being first responder of the window.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.windowFirstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.windowFirstResponder = nil
    window.setNeedsDisplay()
    return true
  }

  // MARK: Accessibility

  /// A name for tests, which no person sees.
  open var accessibilityIdentifier: String?
  /// What a screen reader calls the object.
  open var accessibilityLabel: String?
  /// What a screen reader says happens on activation.
  open var accessibilityHint: String?
  /// What a screen reader says of the object's value.
  open var accessibilityValue: String?
  /// What a screen reader is told about the kind of object.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// Whether a screen reader sees the object as one element.
  open var isAccessibilityElement = false
  /// Whether a screen reader ignores everything beside this object.
  open var accessibilityViewIsModal = false

  /// The window at the end of this object's responder chain.
  final var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView, let window = view.window { return window }
      responder = current.next
    }
    return nil
  }
}
