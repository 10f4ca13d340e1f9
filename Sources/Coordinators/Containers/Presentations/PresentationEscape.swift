import UIKitShim

/// The response to a screen reader's escape gesture on a presented screen: UIKit's own response
/// dismisses only sheets, popovers and alerts.
@MainActor
final class PresentationEscape {
  private weak let screen: UIViewController?
  private weak let view: UIView?

  /// Sets the response; nil if UIKit or the screen's view already has one.
  static func install(on screen: UIViewController) -> PresentationEscape? {
    guard screen.modalPresentationStyle.hasNoEscape, !(screen is UIAlertController),
      let view = screen.viewIfLoaded, view.accessibilityEscape == nil
    else { return nil }
    return PresentationEscape(of: screen, in: view)
  }

  private init(of screen: UIViewController, in view: UIView) {
    self.screen = screen
    self.view = view
    view.accessibilityEscape = { [weak self] in self?.attemptDismissal() == true }
  }

  func end() { view?.accessibilityEscape = nil }

  private func attemptDismissal() -> Bool {
    guard let screen, screen.presentingViewController != nil, !screen.isBeingDismissed else {
      return false
    }
    // The screen reader next asks the stack itself, which goes back.
    if let stack = screen as? UINavigationController, stack.viewControllers.count > 1 {
      return false
    }
    if screen.isModalInPresentation, !LeavingScreens([screen]).isGuarded { return false }
    return LeaveGuards.attempt(.dismiss(screen), leaving: screen) != nil
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
