/// The reason why a link leads nowhere.
public struct LinkError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kinds of reasons.
  public enum Code: Hashable, Sendable {
    /// The text has no scheme followed by `://`.
    case noScheme
    /// The text has more than ``Link/maximumLength`` bytes.
    case tooLong
    /// A percent escape is incomplete or stands for no character.
    case invalidEscape
    /// The text has a control character or an invisible one. U+200C, U+200D and U+FE00 to U+FE0F are allowed, because
    /// Persian words and emoji need them.
    case forbiddenCharacter
    /// A part of the path is `.` or `..`.
    case dotSegment
    /// The text has a user name, a port that is no number, or a port although it is no web address.
    case invalidHost
    /// The text has more than ``Link/maximumQueryItems`` query items.
    case tooManyItems
    /// The app has no links with this scheme or host.
    case foreign
    /// No pattern of the app fits the path.
    case noSuchPlace
    /// A value has the wrong type, or the app does not accept it.
    case invalidValue
    /// A value is missing.
    case missingValue
  }

  /// The kind of the reason.
  public let code: Code

  /// The link, what is wrong with it, and how to repair it.
  ///
  /// Invisible characters are shown as escapes, and a long link is cut.
  public let description: String

  init(_ code: Code, _ text: String, _ problem: String, meaning: String, remedy: String) {
    self.code = code
    description = """
      The link '\(Self.shown(text))' leads nowhere: \(problem)

      This usually means \(meaning)

      To fix this, \(remedy)
      """
  }

  /// The text of a link, safe to print.
  static func shown(_ text: String) -> String {
    let limit = 120
    var shown = ""
    for scalar in text.unicodeScalars.prefix(limit) {
      if LinkParser.isInvisible(scalar) {
        shown += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return text.unicodeScalars.dropFirst(limit).isEmpty ? shown : shown + "…"
  }
}

// What is wrong with the text.
extension LinkError {
  static func noScheme(_ text: String) -> LinkError {
    LinkError(
      .noScheme, text, "it does not begin with a scheme and '://'.",
      meaning: "that a part of the link was passed on instead of all of it.",
      remedy: "pass the whole link, such as 'app://place'.")
  }

  static func tooLong(_ text: String) -> LinkError {
    LinkError(
      .tooLong, text,
      "it has \(text.utf8.count) bytes, and a link has at most \(Link.maximumLength).",
      meaning: "that data was put into the link.",
      remedy: "put an identifier into the link, and load the data.")
  }

  static func invalidEscape(_ part: String, in text: String) -> LinkError {
    LinkError(
      .invalidEscape, text, "'\(shown(part))' has an invalid percent escape.",
      meaning: "that a text with a '%' was put into the link without escaping it.",
      remedy: "escape each value, for example by 'URLComponents'.")
  }

  static func forbiddenCharacter(_ scalar: Unicode.Scalar, in text: String) -> LinkError {
    LinkError(
      .forbiddenCharacter, text,
      "it has the invisible character U+\(String(scalar.value, radix: 16, uppercase: true)).",
      meaning: "that the link was copied from formatted text, or is meant to mislead a reader.",
      remedy: "remove the character.")
  }

  static func dotSegment(_ text: String) -> LinkError {
    LinkError(
      .dotSegment, text, "its path has a part '.' or '..'.",
      meaning: "that the link was made from a relative address.",
      remedy: "write the path without these parts.")
  }

  static func user(_ text: String) -> LinkError {
    LinkError(
      .invalidHost, text, "it has a user name before its host.",
      meaning: "that the link is meant to hide its real host from a reader.",
      remedy: "remove the user name and the '@'.")
  }

  static func port(_ text: String) -> LinkError {
    LinkError(
      .invalidHost, text, "the port after its host is no number.",
      meaning: "that a ':' was meant to be a part of the path.",
      remedy: "write '/' in its place, or remove the port.")
  }

  static func portOfApp(_ text: String) -> LinkError {
    LinkError(
      .invalidHost, text, "its host is followed by ':', and only a web address has a port.",
      meaning: "that a ':' was meant to be a part of the path.",
      remedy: "write '/' or '%3A' in its place, or remove the port.")
  }

  static func tooManyItems(_ text: String) -> LinkError {
    LinkError(
      .tooManyItems, text, "it has more than \(Link.maximumQueryItems) query items.",
      meaning: "that a list was put into the link.",
      remedy: "put an identifier of the list into the link.")
  }
}

// What the app does not have.
extension LinkError {
  static func foreign(_ link: Link, _ schemes: [String], _ hosts: [String]) -> LinkError {
    let known =
      schemes.map { "'\($0)://'" } + hosts.map { "'https://\($0.replacing("*", with: "…"))'" }
    let declaration =
      LinkParser.isWeb(link.scheme)
      ? "LinkHosts(\"\(shown(link.host))\")" : "LinkSchemes(\"\(shown(link.scheme))\")"
    return LinkError(
      .foreign, link.text, "the app has no links with this scheme and host.",
      meaning: known.isEmpty
        ? "that the link table of the root has neither a scheme nor a host."
        : "that the link belongs to another app.",
      remedy: (known.isEmpty ? "" : "begin the link with \(known.joined(separator: " or ")), or ")
        + "add '\(declaration)' to the link table of the root.")
  }

  package static func noLinks(_ link: Link) -> LinkError {
    LinkError(
      .foreign, link.text, "the app has no links.",
      meaning: "that the root coordinator has no link table, or that its table has mistakes.",
      remedy: "let the root adopt 'Routing', and list the links in 'static var links'.")
  }

  static func noSuchPlace(_ link: Link, nearest: String?) -> LinkError {
    LinkError(
      .noSuchPlace, link.text, "the app has no such place.",
      meaning: "that the link is misspelled, or was made for another version of the app.",
      remedy: nearest.map { "use one of the app's links, such as '\($0)'." }
        ?? "use one of the links in the app's link table.")
  }

  static func missingValue(
    _ name: String, in link: Link, by step: LinkTrie.Step
  ) -> LinkError {
    let parameters = step.names.map { "'\($0)'" }.joined(separator: ", ")
    return LinkError(
      .missingValue, link.text,
      "it has no value '\(name)', which the pattern '\(step.pattern)' at \(step.callSite) reads.",
      meaning: "that a query item was left out, or that the pattern's closure misspells "
        + (parameters.isEmpty ? "its name." : "its name or a parameter: \(parameters)."),
      remedy: "add '?\(name)=…' to the link, or correct the name in the closure.")
  }

  static func invalidValue(
    _ value: String, of name: String, expected: String, in link: Link
  ) -> LinkError {
    LinkError(
      .invalidValue, link.text, "'\(shown(value))' is no valid value of '\(name)'.",
      meaning: "that the value has another type, or is out of range.",
      remedy: "give '\(name)' a value of type \(expected).")
  }

  static func notAccepted(_ link: Link, because error: any Error) -> LinkError {
    if let error = error as? LinkError { return error }
    return LinkError(
      .invalidValue, link.text, "the app does not accept its values: \(error)",
      meaning: "that what the link names does not exist.",
      remedy: "use a link to something that exists.")
  }
}
