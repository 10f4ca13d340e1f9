import UIKit

protocol LoginViewControllerDelegate: AnyObject {
  func loginButtonPressed(email: String, password: String)
}

/// E-mail, password and a button.
final class LoginViewController: UIViewController {
  weak var delegate: (any LoginViewControllerDelegate)?

  let loginTextField = UITextField()
  private let passwordTextField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Login"
    loginTextField.placeholder = "E-mail"
    passwordTextField.placeholder = "Password"
    passwordTextField.isSecureTextEntry = true
    let logIn = UIAction(title: "Log in") { [weak self] _ in
      guard let self else { return }
      delegate?.loginButtonPressed(
        email: loginTextField.text ?? "", password: passwordTextField.text ?? "")
    }
    let hint = UILabel()
    hint.text = "Any e-mail will do; the password is engine."
    let column = UIStackView(arrangedSubviews: [
      loginTextField, passwordTextField, UIButton(type: .system, primaryAction: logIn), hint,
    ])
    column.axis = .vertical
    view.addSubview(column)
  }
}
