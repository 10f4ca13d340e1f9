import UIKitShim

extension Layout.Slot.Kind {
  static let presented = Layout.Slot.Kind(name: "over", hasIndex: false)
}

extension UIViewController {
  /// Whether nothing of what has presented this is seen.
  var coversItsPresenter: Bool {
    switch modalPresentationStyle {
    case .fullScreen, .currentContext: true
    default: false
    }
  }
}
