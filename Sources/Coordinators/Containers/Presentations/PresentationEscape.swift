import UIKitShim

/// What answers the escape gesture of a screen reader on a screen that is presented over the others.
///
/// UIKit's own answer dismisses sheets, popovers and alerts, and nothing else.
@MainActor
final class PresentationEscape {
  private weak var screen: UIViewController?
  private weak var view: UIView?

  /// Sets the answer; nil where UIKit has one, or the screen's view one of its own.
  init?(of screen: UIViewController) {
    guard screen.modalPresentationStyle.hasNoEscape, !(screen is UIAlertController),
      let view = screen.viewIfLoaded, view.accessibilityEscape == nil
    else { return nil }
    self.screen = screen
    self.view = view
    view.accessibilityEscape = { [weak self] in self?.leave() == true }
  }

  /// Takes the answer away again.
  func end() { view?.accessibilityEscape = nil }

  private func leave() -> Bool {
    guard let screen, screen.presentingViewController != nil, !screen.isBeingDismissed else {
      return false
    }
    // The stack itself, which is asked next, goes back.
    if let stack = screen as? UINavigationController, stack.viewControllers.count > 1 {
      return false
    }
    if screen.isModalInPresentation, !LeaveGuards.isGuarded(leaving: [screen]) { return false }
    return LeaveGuards.attempt(.dismiss(screen), leaving: screen) != nil
  }
}

extension UIModalPresentationStyle {
  /// Whether no gesture of UIKit's dismisses what is presented in this style.
  fileprivate var hasNoEscape: Bool {
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom,
    ]
    return styles.contains(self)
  }
}
