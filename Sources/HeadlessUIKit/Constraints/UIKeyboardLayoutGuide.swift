public import Foundation

/// A layout guide that tracks an area of the screen.
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The layout guide of the keyboard; data only.
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows an undocked keyboard.
  open var followsUndockedKeyboard = false
  /// Whether the guide uses the bottom of the safe area while there is no keyboard.
  open var usesBottomSafeArea = true
  /// The distance above the keyboard at which a drag begins to dismiss it.
  open var keyboardDismissPadding: CGFloat = 0
}
