import UIKitShim

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

extension UIWindow {
  /// Posts to screen readers which screen is in front now; false while that screen has no view.
  func postScreenChange(to screen: UIViewController) -> Bool {
    if !screen.isViewLoaded { return false }
    if screen.roles.contains(.focusing),
      let focus = (screen as? any AccessibilityFocusing)?.accessibilityFocus
    {
      UIAccessibility.post(notification: .screenChanged, argument: focus)
    } else {
      post(.screenChanged, ofViewOf: screen)
    }
    return true
  }
}

extension UIViewController {
  /// The screen with an identifier: this one, one in it, or one that one of them presents.
  func screen(_ id: ScreenID) -> UIViewController? {
    if existingAttachment?.id == id { return self }
    // The search begins with the front, where the screen usually is.
    let shown = isContainer ? ContainerAdapters.adapter(of: self).shown(of: self) : nil
    if let screen = presentedInContext?.screen(id) ?? shown?.screen(id) { return screen }
    for child in children.reversed() where child !== shown {
      if let screen = child.screen(id) { return screen }
    }
    return nil
  }
}
