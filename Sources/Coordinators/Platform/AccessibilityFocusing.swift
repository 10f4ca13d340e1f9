/// A screen that names the element that screen readers go to when the screen appears.
///
/// ```swift
/// extension LoginViewController: AccessibilityFocusing {
///   var accessibilityFocus: Any? { emailField }
/// }
/// ```
@MainActor
public protocol AccessibilityFocusing: AnyObject {
  /// The element to go to, or a text to speak; if nil, the first element of the screen.
  ///
  /// The framework passes it to `UIAccessibility.post(notification:argument:)`.
  var accessibilityFocus: Any? { get }
}
