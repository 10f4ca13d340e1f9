import UIKit

/// What the screens with fields have in common: the way through the fields, the buttons below, and
/// a place for what went wrong.
class FormViewController: UIViewController, UITextFieldDelegate {
  private let messageLabel = TextLabel(style: .callout)
  private var inputs: [UIView] = []

  /// What stands above the buttons, the fields among it.
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

  /// Whether an answer is awaited; the buttons rest until then.
  var isWaiting = false {
    didSet {
      for button in buttons { button.isEnabled = !isWaiting }
    }
  }

  /// Tells the delegate what was entered.
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
