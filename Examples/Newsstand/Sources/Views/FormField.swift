import Foundation
import UIKit

/// A text field with its name in it.
final class FormField: UITextField {
  convenience init(_ name: String, isSecure: Bool = false) {
    self.init(frame: .zero)
    placeholder = name
    accessibilityLabel = name
    isSecureTextEntry = isSecure
    borderStyle = .roundedRect
    autocapitalizationType = .none
    autocorrectionType = .no
  }
}
