import UIKit

extension Registration {
  protocol Step2ViewControllerDelegate: AnyObject {
    func passwordEntered(_ password: String, repeated: String)
  }

  final class Step2ViewController: FormViewController {
    weak var delegate: (any Step2ViewControllerDelegate)?

    private let passwordField = FormField("Password", isSecure: true)
    private let repeatField = FormField("Repeat password", isSecure: true)
    private lazy var nextButton = UIButton("Next") { [weak self] in self?.submit() }

    override var rows: [UIView] {
      [
        ProgressView(.password), TextLabel("Choose a password that you use nowhere else."),
        passwordField, repeatField,
      ]
    }

    override var buttons: [UIButton] { [nextButton] }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Your password"
      passwordField.textContentType = .newPassword
      repeatField.textContentType = .newPassword
    }

    override func submit() {
      delegate?.passwordEntered(passwordField.text ?? "", repeated: repeatField.text ?? "")
    }
  }
}
