import Foundation

extension Mail {
  struct Letter: Hashable {
    var recipient: String
    var subject: String
    var text = ""

    /// The address that makes a mail app send the letter.
    var url: URL? {
      var mail = URLComponents()
      mail.scheme = "mailto"
      mail.path = recipient
      mail.queryItems = [
        URLQueryItem(name: "subject", value: subject), URLQueryItem(name: "body", value: text),
      ]
      return mail.url
    }
  }
}
