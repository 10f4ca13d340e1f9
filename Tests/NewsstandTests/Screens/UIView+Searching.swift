import UIKit

extension UIView {
  var buttons: [UIButton] { all(UIButton.self) }

  var fields: [UITextField] { all(UITextField.self) }

  var texts: [String] { all(UILabel.self).filter { !$0.isHidden }.compactMap(\.text) }

  private func all<View: UIView>(_ type: View.Type) -> [View] {
    if let view = self as? View { return [view] }
    return subviews.flatMap { $0.all(type) }
  }
}
