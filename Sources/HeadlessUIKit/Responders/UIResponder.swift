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

  /// What the user does with this object at the moment.
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
    return window.firstResponder === self
  }

  /// Asks the window to make this object its first responder, after the current one has resigned.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = window.firstResponder {
      let hasResigned = window.device.keyboard.handOver { current.resignFirstResponder() }
      // What hears of the end can make another object first, or take this one out of the window.
      guard hasResigned, responderWindow === window, window.firstResponder == nil else {
        window.device.keyboard.update()
        return false
      }
    }
    window.firstResponder = self
    window.setNeedsDisplay()
    // A field's delegate hears first that editing has begun, a text view's after the keyboard.
    if !(self is UITextField) { window.device.keyboard.update() }
    return true
  }

  /// Gives up being first responder of the window.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    endFirstResponder(of: window)
    return true
  }

  /// Ends being first responder without a question, and reports it.
  final func endFirstResponder(of window: UIWindow) {
    window.firstResponder = nil
    window.setNeedsDisplay()
    window.device.keyboard.update()
    didEndEditing()
  }

  /// Called when this object is no longer the first responder, whoever ended that.
  func didEndEditing() {}

  // MARK: Input views

  /// What takes the place of the keyboard while this object is first responder; not drawn.
  open var inputView: UIView? { nil }
  /// What stands above the keyboard while this object is first responder; not drawn.
  open var inputAccessoryView: UIView? { nil }
  /// Tells that the input views are others.
  open func reloadInputViews() {}

  // MARK: Touches

  /// Hands on that fingers were laid down; nobody calls it here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Hands on that fingers have moved; nobody calls it here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Hands on that fingers were lifted; nobody calls it here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Hands on that the system took the touches away; nobody calls it here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Accessibility

  /// What a screen reader calls the object.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { describedForAccessibility.label = newValue }
  }
  /// What a screen reader says happens on activation.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { describedForAccessibility.hint = newValue }
  }
  /// What a screen reader says of the object's value.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { describedForAccessibility.value = newValue }
  }
  /// What a screen reader is told about the kind of object.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? [] }
    set { describedForAccessibility.traits = newValue }
  }
  /// Whether a screen reader sees the object as one element.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { describedForAccessibility.isElement = newValue }
  }
  /// Whether a screen reader ignores everything beside this object.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { describedForAccessibility.isModal = newValue }
  }

  /// What answers the escape gesture in place of the object's own method.
  open var accessibilityPerformEscapeBlock: (() -> Bool)? {
    get { accessibility?.escape }
    set { describedForAccessibility.escape = newValue }
  }
  /// Leaves what the object shows, for the escape gesture of a screen reader; false if there is
  /// nothing to leave, so that the next responder is asked.
  open func accessibilityPerformEscape() -> Bool { accessibilityPerformEscapeBlock?() ?? false }

  final var accessibility: AccessibilityDescription?
  final var describedForAccessibility: AccessibilityDescription {
    if let accessibility { return accessibility }
    let description = AccessibilityDescription()
    accessibility = description
    return description
  }

  /// This object and those behind it in the responder chain.
  final var chain: some Sequence<UIResponder> { sequence(first: self) { $0.next } }

  /// The window at the end of this object's responder chain.
  final var responderWindow: UIWindow? {
    for case let view as UIView in chain {
      if let window = view.window { return window }
    }
    return nil
  }
}

extension UIWindow {
  /// The first responder, if it is a view in a given one, or the controller of such a view.
  final func firstResponder(in view: UIView) -> UIResponder? {
    guard let responder = firstResponder else { return nil }
    let place = responder as? UIView ?? (responder as? UIViewController)?.storedView
    return place?.isDescendant(of: view) ?? false ? responder : nil
  }
}

/// What is said of a responder for accessibility, kept apart since most say nothing.
final class AccessibilityDescription {
  var identifier: String?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits = []
  var isElement = false
  var isModal = false
  var escape: (() -> Bool)?
}
