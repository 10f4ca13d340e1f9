import UIKit

extension Registration {
  protocol Step3ViewControllerDelegate: AnyObject {
    func createButtonPressed(acceptsTerms: Bool)
  }

  final class Step3ViewController: FormViewController {
    weak var delegate: (any Step3ViewControllerDelegate)?

    private let username: String
    private let termsSwitch = ExplainedSwitch(
      "I accept the terms",
      explanation: "I accept the terms: read in good light, and lend what you like."
    )
    private lazy var createButton = UIButton("Create account") { [weak self] in self?.submit() }

    init(username: String) {
      self.username = username
      super.init(nibName: nil, bundle: nil)
      title = "Almost done"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("This screen is made in code.")
    }

    override var rows: [UIView] {
      [
        ProgressView(.terms), TextLabel("The account of \(username)", style: .headline),
        termsSwitch,
      ]
    }

    override var buttons: [UIButton] { [createButton] }

    override func submit() {
      guard !isWaiting else { return }
      delegate?.createButtonPressed(acceptsTerms: termsSwitch.isOn)
    }
  }
}
