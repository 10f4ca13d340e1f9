import Coordinators
import UIKit

/// Asks for feedback on a sheet; finishes with the text, or is cancelled.
final class FeedbackCoordinator: SceneCoordinator, FlowCoordinator, ComposerViewControllerDelegate {
  typealias Output = String

  let context = CoordinatorContext()
  let rootViewController: UINavigationController

  init() {
    let composer = ComposerViewController()
    rootViewController = UINavigationController(rootViewController: composer)
    composer.delegate = self
  }

  func composerDidSend(_ text: String) { finish(text) }

  func composerDidCancel() { cancel() }
}

protocol ComposerViewControllerDelegate: AnyObject {
  func composerDidSend(_ text: String)
  func composerDidCancel()
}

/// Recipient, subject and text of a letter.
final class ComposerViewController: UIViewController {
  weak var delegate: (any ComposerViewControllerDelegate)?
  private let textField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Feedback"
    let recipient = UILabel()
    recipient.text = "To: feedback@tabs.example"
    let subject = UILabel()
    subject.text = "Subject: Tabs"
    textField.placeholder = "Text"
    let column = UIStackView(arrangedSubviews: [recipient, subject, textField])
    column.axis = .vertical
    view.addSubview(column)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.delegate?.composerDidCancel() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Send") { [weak self] _ in
        guard let self else { return }
        delegate?.composerDidSend(textField.text ?? "")
      })
  }
}
