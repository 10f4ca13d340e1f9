import Coordinators
import UIKit

extension Mail {
  protocol ComposerViewControllerDelegate: AnyObject {
    func letterWritten(_ letter: Letter)

    /// Whether the user agrees to discard the letter.
    func mayDiscardLetter() async -> Bool
  }

  /// The form for a letter, which can be pushed or presented.
  final class ComposerViewController: FormViewController {
    weak var delegate: (any ComposerViewControllerDelegate)?

    private let viewModel: ComposerViewModel
    private let recipientField = FormField("Recipient")
    private let subjectField = FormField("Subject")
    private let textView = UITextView()
    private lazy var sendButton = UIButton("Send") { [weak self] in self?.submit() }

    init(viewModel: ComposerViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
      title = viewModel.title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("This screen is made in code.")
    }

    override var rows: [UIView] {
      [TextLabel(viewModel.note), recipientField, subjectField, textView]
    }

    override var buttons: [UIButton] { [sendButton] }

    override func viewDidLoad() {
      super.viewDidLoad()
      recipientField.text = viewModel.letter.recipient
      recipientField.keyboardType = .emailAddress
      subjectField.text = viewModel.letter.subject
      subjectField.autocapitalizationType = .sentences
      textView.text = viewModel.letter.text
      textView.accessibilityLabel = "Text"
      textView.font = .preferredFont(forTextStyle: .body)
      textView.adjustsFontForContentSizeCategory = true
      textView.backgroundColor = .secondarySystemBackground
      // It grows with its text; what scrolls is the form.
      textView.isScrollEnabled = false
      textView.delegate = self
      for field in [recipientField, subjectField] {
        field.addAction(UIAction { [weak self] _ in self?.change() }, for: .editingChanged)
      }
    }

    override func submit() {
      change()
      message = viewModel.problem
      if message == nil { delegate?.letterWritten(viewModel.letter) }
    }

    private func change() {
      viewModel.letter.recipient = recipientField.text ?? ""
      viewModel.letter.subject = subjectField.text ?? ""
      viewModel.letter.text = textView.text ?? ""
    }
  }
}

extension Mail.ComposerViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    change()
  }
}

extension Mail.ComposerViewController: LeaveGuarding {
  var guardsLeaving: Bool { viewModel.hasChanges }

  func canLeave() async -> Bool {
    await delegate?.mayDiscardLetter() ?? true
  }
}
