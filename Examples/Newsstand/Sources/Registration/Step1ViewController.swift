import UIKit

extension Registration {
  protocol Step1ViewControllerDelegate: AnyObject {
    func nameEntered(_ username: String)
  }

  final class Step1ViewController: FormViewController {
    weak var delegate: (any Step1ViewControllerDelegate)?

    private let usernameField = FormField("Username")
    private lazy var nextButton = UIButton("Next") { [weak self] in self?.submit() }

    override var rows: [UIView] {
      [ProgressView(.name), TextLabel("By which name do you want to log in?"), usernameField]
    }

    override var buttons: [UIButton] { [nextButton] }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "New account"
      usernameField.textContentType = .username
    }

    override func submit() {
      delegate?.nameEntered(usernameField.text ?? "")
    }
  }
}
