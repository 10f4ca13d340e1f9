import UIKit

extension UIButton {
  /// A button that does one thing.
  convenience init(_ title: String, action: @escaping () -> Void) {
    self.init(type: .system, primaryAction: UIAction(title: title) { _ in action() })
  }
}
