import Foundation

/// What the coordinators need, made once by the app delegate.
final class Services {
  let articles: [Article]
  let mailbox: Mailbox

  init(articles: [Article] = Article.examples, mailbox: Mailbox = Mailbox()) {
    self.articles = articles
    self.mailbox = mailbox
  }
}

/// A short text.
struct Article: Identifiable {
  let id: Int
  let title: String
  let text: String

  static let examples = [
    Article(id: 1, title: "Harbour closed", text: "Fog has closed the harbour until noon."),
    Article(id: 2, title: "Library opens", text: "The new library opens its doors on Monday."),
    Article(id: 3, title: "Bridge is back", text: "Trains cross the bridge again from tonight."),
  ]
}

/// Sends letters, if the device can send mail.
final class Mailbox {
  private(set) var sent: [String] = []
  var canSendMail = true

  func send(_ text: String) {
    sent.append(text)
  }
}
