import UIKitShim

extension UIViewController {
  /// Whether nothing of what has presented this is seen.
  var coversItsPresenter: Bool {
    switch modalPresentationStyle {
    case .fullScreen, .currentContext: true
    default: false
    }
  }
}
