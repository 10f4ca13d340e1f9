import UIKit

extension About {
  protocol FeedbackViewControllerDelegate: AnyObject {
    func sendButtonPressed(text: String)
  }

  final class FeedbackViewController: UIViewController {
    weak var delegate: (any FeedbackViewControllerDelegate)?

    private let field = FormField("Your feedback")

    override func loadView() {
      title = "Feedback"
      field.autocapitalizationType = .sentences
      view = ColumnView([
        TextLabel("What should we do better?"),
        field,
        UIButton("Send") { [weak self] in self?.submit() },
      ])
    }

    private func submit() {
      guard let text = field.text, !text.isEmpty else { return }
      delegate?.sendButtonPressed(text: text)
    }
  }
}
