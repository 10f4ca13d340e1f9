import CompactTesting
import UIKit

extension UIView {
  /// Presses the button with this title, as a user would who can see it.
  func press(_ title: String) {
    let button = buttons.first { $0.currentTitle == title }
    expectEqual(button?.isEnabled, true, "no button '\(title)' to press")
    button?.sendActions(for: .primaryActionTriggered)
  }

  var buttons: [UIButton] { all(UIButton.self) }

  var fields: [UITextField] { all(UITextField.self) }

  var textViews: [UITextView] { all(UITextView.self) }

  var texts: [String] { all(UILabel.self).filter { !$0.isHidden }.compactMap(\.text) }

  private func all<View: UIView>(_ type: View.Type) -> [View] {
    if let view = self as? View { return [view] }
    return subviews.flatMap { $0.all(type) }
  }
}
