public import Foundation

/// A rectangle in a layout that follows something on the screen.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The rectangle of the keyboard; data only.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that floats.
  open var followsUndockedKeyboard = false
  /// Whether the guide stays above the safe area's end while there is no keyboard.
  open var usesBottomSafeArea = true
  /// How far above the keyboard a drag begins to put it away.
  open var keyboardDismissPadding: CGFloat = 0
}
