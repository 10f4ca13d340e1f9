import UIKitShim

extension Layout.Slot.Kind {
  static let presented = Layout.Slot.Kind(name: "over", relation: .over)
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
