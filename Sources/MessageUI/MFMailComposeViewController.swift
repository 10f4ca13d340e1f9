public import Foundation
public import HeadlessUIKit

/// How a user ended the composition of a mail; here `cancelled` or `sent`.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved, sent, failed
}

/// Receives the result of a mail composition.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when a user taps "Cancel" or "Send"; dismiss the screen in your method.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing, so that the screen stays.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// A screen with a mail that a user sends or cancels; no mail leaves the device here.
open class MFMailComposeViewController: UINavigationController {
  private var subject = ""
  private var recipients: [(field: String, addresses: [String])] = []
  private var body = ""
  private var attachments: [String] = []

  /// Whether a user has set up mail, which the device decides.
  open class func canSendMail() -> Bool { HeadlessDevice.current.canSendMail }

  /// The delegate, which receives the result and dismisses the screen.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Sets the subject; like the methods below, it has an effect only before the view is loaded.
  open func setSubject(_ subject: String) { self.subject = subject }
  /// Sets the recipients.
  open func setToRecipients(_ toRecipients: [String]?) { set("To", toRecipients) }
  /// Sets the recipients of a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) { set("Cc", ccRecipients) }
  /// Sets the recipients of a copy whom the other recipients do not see.
  open func setBccRecipients(_ bccRecipients: [String]?) { set("Bcc", bccRecipients) }
  /// Sets the text, which is shown as it is, even if it is HTML.
  open func setMessageBody(_ body: String, isHTML: Bool) { self.body = body }
  /// Attaches a file; only its name is shown.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    attachments.append(filename)
  }
  /// Sets the preferred address of the sender; has no effect here.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  private func set(_ field: String, _ addresses: [String]?) {
    recipients.removeAll { $0.field == field }
    recipients.append((field, addresses ?? []))
  }

  /// Creates the screen with the mail.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let screen = UIViewController()
    screen.title = subject.isEmpty ? "New Message" : subject
    screen.navigationItem.leftBarButtonItem = button("Cancel", .cancelled)
    screen.navigationItem.rightBarButtonItem = button("Send", .sent)
    var lines: [String] = []
    for (field, addresses) in recipients where !addresses.isEmpty {
      lines.append("\(field): " + addresses.joined(separator: ", "))
    }
    if !body.isEmpty { lines.append(body) }
    if !attachments.isEmpty { lines.append("Attached: " + attachments.joined(separator: ", ")) }
    let stack = UIStackView()
    stack.axis = .vertical
    for line in lines {
      let label = UILabel()
      label.text = line
      label.numberOfLines = 0
      stack.addArrangedSubview(label)
    }
    screen.view.addSubview(stack)
    setViewControllers([screen], animated: false)
  }

  private func button(_ title: String, _ result: MFMailComposeResult) -> UIBarButtonItem {
    UIBarButtonItem(
      primaryAction: UIAction(title: title) { [weak self] _ in
        guard let self, !presentationIsInProgress else { return }
        mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: nil)
      })
  }
}
