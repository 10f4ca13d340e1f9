/// A link into the app, which came from outside and is not trusted.
///
/// A link is only parsed text. A ``LinkMap`` finds out where it leads.
///
/// ```swift
/// let link = try Link("newsstand://library/article/42?highlight=coordinators")
/// ```
public struct Link: Hashable, Sendable {
  /// The ways in which a link reaches an app.
  public enum Source: String, Hashable, Codable, Sendable, CaseIterable {
    /// A URL with a scheme of the app.
    case url
    /// A web address that the system gives to the app.
    case universalLink
    /// A user activity, for example of Handoff or of a search.
    case userActivity
    /// The user's answer to a notification.
    case notification
    /// An item of the menu on the app's icon.
    case shortcutItem
  }

  /// A part of the link after the question mark: `page=2`.
  public struct QueryItem: Hashable, Sendable {
    /// The text before the equals sign.
    public let name: String
    /// The text after the equals sign; empty if there is none.
    public let value: String
  }

  /// The link as it came.
  public let text: String

  /// The way in which the link came.
  public let source: Source

  /// The scheme, in lower case: `newsstand`.
  public let scheme: String

  /// The host, in lower case; empty if there is none.
  public let host: String

  /// The parts of the path, without percent escapes and without empty parts.
  public let path: [String]

  /// The items after the question mark, in order, without percent escapes.
  public let query: [QueryItem]

  /// The text after `#`, without percent escapes; nil if there is none.
  public let fragment: String?

  /// The number of bytes that a link may have.
  public static let maximumLength = 8192

  /// The number of query items that a link may have.
  public static let maximumQueryItems = 100
}

extension Link {
  /// Parses a link.
  ///
  /// Links come from outside, so this accepts less than other parsers do. It repairs nothing, and does
  /// not resolve `.` and `..`. A text with more than ``maximumLength`` bytes is not parsed.
  ///
  /// - Throws: A ``LinkError`` that names the problem: no scheme, too long, an invalid escape, a
  ///   control or invisible character, a part `.` or `..`, too many query items, a user, a port that is
  ///   no number, or a port in a link that is no web address.
  /// - Complexity: O(*n*) in the length of the text, whatever it contains.
  public init(_ text: String, source: Source = .url) throws(LinkError) {
    self = try LinkParser(text: text, source: source).parse()
  }
}

extension Link: CustomStringConvertible {
  /// The link as it came.
  public var description: String { text }
}
