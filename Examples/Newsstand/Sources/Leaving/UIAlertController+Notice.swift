import UIKit

extension UIAlertController {
  /// An alert that only tells something.
  convenience init(notice title: String, message: String) {
    self.init(title: title, message: message, preferredStyle: .alert)
    addAction(UIAlertAction(title: "OK", style: .default))
  }
}
