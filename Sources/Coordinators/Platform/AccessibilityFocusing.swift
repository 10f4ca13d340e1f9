/// A screen that says where a screen reader goes when the screen has come.
///
/// ```swift
/// extension LoginViewController: AccessibilityFocusing {
///   var accessibilityFocus: Any? { emailField }
/// }
/// ```
@MainActor
public protocol AccessibilityFocusing: AnyObject {
  /// The element to go to, or a text to speak; the first element of the screen if nil.
  ///
  /// It is the argument of `UIAccessibility.post(notification:argument:)`.
  var accessibilityFocus: Any? { get }
}
