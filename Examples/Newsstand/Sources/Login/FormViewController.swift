import UIKit

extension Login {
  /// What both screens of the login have: a name, a password, and a place for what went wrong.
  class FormViewController: UIViewController, UITextFieldDelegate {
    let usernameField = FormField("Username")
    let passwordField = FormField("Password", isSecure: true)
    private let messageLabel = TextLabel(style: .callout)

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
      usernameField.textContentType = .username
      usernameField.returnKeyType = .next
      usernameField.delegate = self
      passwordField.returnKeyType = .go
      passwordField.delegate = self
      messageLabel.textColor = .systemRed
      messageLabel.isHidden = true
      view = ColumnView([usernameField, passwordField, messageLabel] + buttons)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      if textField === usernameField {
        passwordField.becomeFirstResponder()
      } else {
        textField.resignFirstResponder()
        submit()
      }
      return true
    }
  }
}
