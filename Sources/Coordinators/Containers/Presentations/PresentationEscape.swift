import UIKitShim

extension UIViewController {
  /// Lets a screen reader's escape gesture dismiss this presented screen, and returns the view that
  /// answers; nil if the view already answers, or UIKit, which dismisses only sheets, popovers and
  /// alerts.
  func answerEscape() -> UIView? {
    guard modalPresentationStyle.hasNoEscape, !(self is UIAlertController),
      let view = viewIfLoaded, view.accessibilityEscape == nil
    else { return nil }
    view.accessibilityEscape = { [weak self] in self?.attemptDismissal() == true }
    return view
  }

  private func attemptDismissal() -> Bool {
    guard presentingViewController != nil, !isBeingDismissed else { return false }
    // The screen reader next asks the stack itself, which goes back.
    if let stack = self as? UINavigationController, stack.viewControllers.count > 1 { return false }
    if isModalInPresentation, !LeavingScreens([self]).isGuarded { return false }
    return LeaveGuards.attempt(.dismiss(self), around: self) != nil
  }
}

extension UIModalPresentationStyle {
  /// Whether no gesture of UIKit dismisses a screen that is presented in this style.
  fileprivate var hasNoEscape: Bool {
    switch self {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: true
    default: false
    }
  }
}
