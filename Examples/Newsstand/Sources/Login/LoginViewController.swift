import UIKit

extension Login {
  protocol LoginViewControllerDelegate: AnyObject {
    func loginButtonPressed(username: String, password: String)
    func signUpButtonPressed()
  }

  final class LoginViewController: FormViewController {
    weak var delegate: (any LoginViewControllerDelegate)?

    let usernameField = FormField("Username")
    let passwordField = FormField("Password", isSecure: true)

    private lazy var loginButton = UIButton("Log in") { [weak self] in self?.submit() }
    private lazy var signUpButton = UIButton("Sign up") { [weak self] in
      self?.delegate?.signUpButtonPressed()
    }

    override var rows: [UIView] { [usernameField, passwordField] }

    override var buttons: [UIButton] { [loginButton, signUpButton] }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Newsstand"
      usernameField.textContentType = .username
      passwordField.textContentType = .password
    }

    override func submit() {
      guard !isWaiting else { return }
      delegate?.loginButtonPressed(
        username: usernameField.text ?? "", password: passwordField.text ?? ""
      )
    }
  }
}
