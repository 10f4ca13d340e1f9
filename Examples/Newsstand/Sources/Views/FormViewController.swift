import UIKit

/// What the screens with fields have in common: the way through the fields, the buttons below, and
/// a place for what went wrong.
class FormViewController: UIViewController, UITextFieldDelegate {
  private let messageLabel = TextLabel(style: .callout)
  private var fields: [UITextField] = []

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
    fields = rows.compactMap { $0 as? UITextField }
    for field in fields {
      field.returnKeyType = field === fields.last ? .go : .next
      field.delegate = self
    }
    messageLabel.textColor = .systemRed
    messageLabel.isHidden = message == nil
    view = ColumnView(rows + [messageLabel] + buttons)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    var isPassed = false
    for field in fields {
      if isPassed {
        field.becomeFirstResponder()
        return true
      }
      isPassed = field === textField
    }
    textField.resignFirstResponder()
    submit()
    return true
  }
}
