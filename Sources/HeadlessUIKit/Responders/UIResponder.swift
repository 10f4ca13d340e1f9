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

  /// The current user activity of this object.
  open var userActivity: NSUserActivity?

  /// Called to update an activity; does nothing unless overridden.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Called to restore the state that is needed to continue an activity; does nothing unless
  /// overridden.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  // MARK: First responder

  /// Whether this object can become first responder; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object can resign first responder; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether this object is the first responder of its window.
  open var isFirstResponder: Bool {
    guard let window = responderWindow else { return false }
    return window.firstResponder === self
  }

  /// Makes this object the first responder of its window, after the current one has resigned.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    // As in UIKit, a view without a window becomes first responder when it gets one.
    if let view = self as? UIView, view.window == nil {
      view.awaitsFirstResponder = canBecomeFirstResponder
      return false
    }
    guard let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = window.firstResponder {
      let hasResigned = window.device.keyboard.handOver { current.resignFirstResponder() }
      // A delegate may have made another object first responder, or removed this one from the
      // window.
      guard hasResigned, responderWindow === window, window.firstResponder == nil else {
        window.device.keyboard.update()
        return false
      }
    }
    window.firstResponder = self
    window.setNeedsDisplay()
    // A text field notifies its delegate before the keyboard changes, a text view after.
    if !(self is UITextField) { window.device.keyboard.update() }
    return true
  }

  /// Resigns first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    (self as? UIView)?.awaitsFirstResponder = false
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    endFirstResponder(of: window)
    return true
  }

  /// Resigns first responder without a check, and notifies of the end.
  final func endFirstResponder(of window: UIWindow) {
    window.firstResponder = nil
    window.setNeedsDisplay()
    window.device.keyboard.update()
    didEndEditing()
  }

  /// Called when this object is no longer the first responder.
  func didEndEditing() {}

  // MARK: Input views

  /// The view instead of the keyboard while this object is first responder; not drawn.
  open var inputView: UIView? { nil }
  /// The view above the keyboard while this object is first responder; not drawn.
  open var inputAccessoryView: UIView? { nil }
  /// Reloads the input views; does nothing here.
  open func reloadInputViews() {}

  // MARK: Touches

  /// Forwards the begin of touches to the next responder; never called here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Forwards moved touches to the next responder; never called here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Forwards the end of touches to the next responder; never called here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Forwards cancelled touches to the next responder; never called here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Accessibility

  /// Called by VoiceOver's double tap, never here; returns false, so that the element gets a tap.
  open func accessibilityActivate() -> Bool { false }

  /// The accessibility label.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { accessibilityDescription.label = newValue }
  }
  /// The accessibility hint: the result of an activation.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { accessibilityDescription.hint = newValue }
  }
  /// The accessibility value.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { accessibilityDescription.value = newValue }
  }
  /// The accessibility traits.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? [] }
    set { accessibilityDescription.traits = newValue }
  }
  /// Whether the object is an accessibility element.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { accessibilityDescription.isElement = newValue }
  }
  /// Whether VoiceOver ignores all elements outside this object.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { accessibilityDescription.isModal = newValue }
  }

  /// The closure that handles the escape gesture, unless ``accessibilityPerformEscape()`` is
  /// overridden.
  open var accessibilityPerformEscapeBlock: (() -> Bool)? {
    get { accessibility?.escape }
    set { accessibilityDescription.escape = newValue }
  }
  /// Handles the escape gesture of VoiceOver; returns false to pass it to the next responder.
  open func accessibilityPerformEscape() -> Bool { accessibilityPerformEscapeBlock?() ?? false }

  final var accessibility: AccessibilityDescription?
  final var accessibilityDescription: AccessibilityDescription {
    if let accessibility { return accessibility }
    let description = AccessibilityDescription()
    accessibility = description
    return description
  }

  /// This object and the next responders.
  final var chain: some Sequence<UIResponder> { sequence(first: self) { $0.next } }

  /// The window of the first view in this object's responder chain.
  final var responderWindow: UIWindow? {
    for case let view as UIView in chain {
      if let window = view.window { return window }
    }
    return nil
  }
}

extension UIWindow {
  /// The first responder, if it is inside a view, or the controller of a view inside it.
  final func firstResponder(in view: UIView) -> UIResponder? {
    guard let responder = firstResponder else { return nil }
    let place = responder as? UIView ?? (responder as? UIViewController)?.storedView
    return place?.isDescendant(of: view) ?? false ? responder : nil
  }
}

/// The accessibility properties of a responder; a separate object, since most responders have none.
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
