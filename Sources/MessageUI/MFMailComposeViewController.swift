public import Foundation
public import HeadlessUIKit

/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled = 0
  case saved, sent, failed
}

/// Hears what became of a mail.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when a user has cancelled or sent the mail; your method has to dismiss the screen.
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

/// A screen with a mail, which a user sends or cancels; nothing is sent here.
open class MFMailComposeViewController: UINavigationController {
  private var subject = ""
  private var recipients: [(field: String, addresses: [String])] = []
  private var body = ""
  private var attachments: [String] = []

  /// Whether a user has set up mail, which the device decides.
  open class func canSendMail() -> Bool { HeadlessDevice.current.canSendMail }

  /// Hears what became of the mail.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// Sets the subject; call it before the screen is presented, as the methods below.
  open func setSubject(_ subject: String) { self.subject = subject }
  /// Sets who gets the mail.
  open func setToRecipients(_ toRecipients: [String]?) { set("To", toRecipients) }
  /// Sets who gets a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) { set("Cc", ccRecipients) }
  /// Sets who gets a copy that nobody else knows of.
  open func setBccRecipients(_ bccRecipients: [String]?) { set("Bcc", bccRecipients) }
  /// Sets the text.
  open func setMessageBody(_ body: String, isHTML: Bool) { self.body = body }
  /// Attaches a file.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    attachments.append(filename)
  }
  /// Sets from which address the mail should come; data only.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  private func set(_ field: String, _ addresses: [String]?) {
    recipients.removeAll { $0.field == field }
    recipients.append((field, addresses ?? []))
  }

  /// Makes the screen with the mail.
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
