/// The form of the path in a link, and the route to which such links lead.
///
/// ```swift
/// LinkPattern("saved", to: .saved)
/// LinkPattern("article/:id") { .article(try $0["id"]) }
/// LinkPattern("search/:term?") { .search(try $0["term"]) }
/// LinkPattern("files/*path") { .file(try $0["path"]) }
/// ```
///
/// The parts of a pattern are separated by slashes:
///
/// | Part | Fits |
/// |---|---|
/// | `article` | this text, with the same case |
/// | `:id` | any one part |
/// | `:term?` | any one part, or the end of the path; only at the end of a pattern |
/// | `*path` | all remaining parts, at least one; only at the end of a pattern |
///
/// If several patterns fit, a part with the same text goes before a parameter, and a parameter
/// before `*`; the first part that differs decides. Query items and the fragment are not in a
/// pattern: the closure reads them from the values.
public struct LinkPattern<Route: Hashable & Sendable>: Sendable {
  let entry: LinkEntry

  /// A pattern whose links lead to the route that a closure makes from their values.
  ///
  /// If the closure throws, the link leads nowhere. No other pattern is tried.
  public init(
    _ pattern: String, fileID: String = #fileID, line: Int = #line,
    _ route: @escaping @Sendable (LinkValues) throws -> Route
  ) {
    entry = .pattern(PathPattern(pattern), CallSite(fileID: fileID, line: line)) { try route($0) }
  }

  /// A pattern whose links lead to one route.
  public init(_ pattern: String, to route: Route, fileID: String = #fileID, line: Int = #line) {
    entry = .pattern(
      PathPattern(pattern), CallSite(fileID: fileID, line: line), { _ in route },
      constantRoute: route)
  }
}

/// The parts of a pattern.
struct PathPattern: Sendable {
  enum Part: Hashable, Sendable {
    case text(String)
    case parameter(String)
    case optionalParameter(String)
    case rest(String)
  }

  let text: String
  let parts: [Part]

  init(_ text: String) {
    self.text = text
    let parts = text.isEmpty ? [] : text.split(separator: "/", omittingEmptySubsequences: false)
    self.parts = parts.map(Self.part)
  }

  var names: [String] {
    parts.compactMap {
      switch $0 {
      case .text: nil
      case .parameter(let name), .optionalParameter(let name), .rest(let name): name
      }
    }
  }

  private static func part(_ text: Substring) -> Part {
    if text.hasPrefix("*") { return .rest(String(text.dropFirst())) }
    guard text.hasPrefix(":") else { return .text(String(text)) }
    if text.hasSuffix("?") { return .optionalParameter(String(text.dropFirst().dropLast())) }
    return .parameter(String(text.dropFirst()))
  }

  /// The first mistake in the pattern; nil if it is valid.
  var problem: String? {
    for (index, part) in parts.enumerated() {
      switch part {
      case .text(""): return "it has an empty part; write no slash at its ends"
      case .parameter(""), .optionalParameter(""), .rest(""):
        return "a parameter has no name; write one after ':' or '*'"
      case .text(let text), .parameter(let text), .optionalParameter(let text), .rest(let text):
        if text.utf8.contains(where: { "?#%:*".utf8.contains($0) }) {
          return
            "'\(text)' has a character that has a meaning in links; write the decoded text, and "
            + "read query items and the fragment in the closure"
        }
      }
      switch part {
      case .optionalParameter(let name), .rest(let name):
        if index < parts.count - 1 { return "'\(name)' is not the last part" }
      case .text, .parameter: break
      }
    }
    var known: Set<String> = []
    for name in names where !known.insert(name).inserted {
      return "it has the parameter '\(name)' twice"
    }
    return nil
  }
}
