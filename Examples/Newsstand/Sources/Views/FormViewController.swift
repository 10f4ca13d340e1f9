import UIKit

/// The base of the screens with fields: Return goes to the next field, and a message says what is
/// wrong.
class FormViewController: UIViewController, UITextFieldDelegate {
  private let messageLabel = TextLabel(style: .callout)
  private var inputs: [UIView] = []

  /// The views above the buttons, including the fields.
  var rows: [UIView] { [] }

  /// The buttons under the fields.
  var buttons: [UIButton] { [] }

  /// What went wrong, in words.
  var message: String? {
    didSet {
      messageLabel.text = message
      messageLabel.isHidden = message == nil
    }
  }

  /// Whether the form waits for a response; the buttons are disabled until then.
  var isWaiting = false {
    didSet {
      for button in buttons { button.isEnabled = !isWaiting }
    }
  }

  /// Passes the entered values to the delegate; does nothing unless overridden.
  func submit() {}

  override func loadView() {
    let rows = rows
    inputs = rows.filter { $0 is UITextField || $0 is UITextView }
    for case let field as UITextField in inputs {
      field.returnKeyType = field === inputs.last ? .go : .next
      field.delegate = self
    }
    messageLabel.textColor = .systemRed
    messageLabel.isHidden = message == nil
    view = ColumnView(rows + [messageLabel] + buttons)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let next = inputs.drop(while: { $0 !== textField }).dropFirst().first {
      next.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
      submit()
    }
    return true
  }
}
