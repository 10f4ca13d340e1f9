import UIKit

/// Receives the actions of the login screen.
protocol LoginViewControllerDelegate: AnyObject {
  func loginButtonPressed(username: String, password: String)
  func signUpButtonPressed()
}

/// Two fields and two buttons; the delegate handles their actions.
final class LoginViewController: UIViewController {
  weak var delegate: (any LoginViewControllerDelegate)?

  private let usernameField = UITextField()
  private let passwordField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Login"
    usernameField.placeholder = "Username"
    passwordField.placeholder = "Password"
    passwordField.isSecureTextEntry = true
    let logIn = UIAction(title: "Log in") { [weak self] _ in self?.logIn() }
    let signUp = UIAction(title: "Sign up") { [weak self] _ in
      self?.delegate?.signUpButtonPressed()
    }
    let hint = UILabel()
    hint.text = "Known here is ada, with the password engine."
    let column = UIStackView(arrangedSubviews: [
      usernameField, passwordField, UIButton(type: .system, primaryAction: logIn),
      UIButton(type: .system, primaryAction: signUp), hint,
    ])
    column.axis = .vertical
    view.addSubview(column)
  }

  private func logIn() {
    delegate?.loginButtonPressed(
      username: usernameField.text ?? "", password: passwordField.text ?? "")
  }
}
