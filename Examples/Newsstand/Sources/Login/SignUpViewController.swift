import UIKit

extension Login {
  protocol SignUpViewControllerDelegate: AnyObject {
    func createButtonPressed(username: String, password: String)
  }

  final class SignUpViewController: FormViewController {
    weak var delegate: (any SignUpViewControllerDelegate)?

    private lazy var signUpButton = UIButton("Sign up") { [weak self] in self?.submit() }

    override var buttons: [UIButton] { [signUpButton] }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "New account"
      passwordField.textContentType = .newPassword
    }

    override func submit() {
      guard !isWaiting else { return }
      delegate?.createButtonPressed(
        username: usernameField.text ?? "", password: passwordField.text ?? ""
      )
    }
  }
}
