import UIKit

extension UIView {
  var buttons: [UIButton] {
    if let button = self as? UIButton { return [button] }
    return subviews.flatMap(\.buttons)
  }
}
