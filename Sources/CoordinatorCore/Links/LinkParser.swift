/// Takes the text of a link apart, strictly.
struct LinkParser {
  private let text: String
  private let source: Link.Source

  init(_ text: String, source: Link.Source) {
    self.text = text
    self.source = source
  }

  func parse() throws(LinkError) -> Link {
    guard text.utf8.count <= Link.maximumLength else { throw .tooLong(text) }
    if let character = text.unicodeScalars.first(where: Self.isForbidden) {
      throw .forbiddenCharacter(character, in: text)
    }
    guard let colon = text.firstIndex(of: ":"), isScheme(text[..<colon]) else {
      throw .noScheme(text)
    }
    let scheme = text[..<colon].lowercased()
    var rest = text[text.index(after: colon)...]
    guard rest.hasPrefix("//") else { throw .noScheme(text) }
    rest = rest.dropFirst(2)
    var fragment: String?
    if let hash = rest.firstIndex(of: "#") {
      fragment = try decoded(rest[rest.index(after: hash)...])
      rest = rest[..<hash]
    }
    var query: [Link.QueryItem] = []
    if let mark = rest.firstIndex(of: "?") {
      query = try items(of: rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    let pathStart = rest.firstIndex(of: "/") ?? rest.endIndex
    let host = try host(of: rest[..<pathStart])
    var path: [String] = []
    for part in rest[pathStart...].split(separator: "/") {
      let component = try decoded(part)
      if component == "." || component == ".." { throw .dotSegment(text) }
      path.append(component)
    }
    return Link(
      text: text, source: source, scheme: scheme, host: host, path: path, query: query,
      fragment: fragment)
  }

  private func isScheme(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, Self.isLetter(first) else { return false }
    return text.utf8.allSatisfy {
      Self.isLetter($0) || Self.isDigit($0) || "+-.".utf8.contains($0)
    }
  }

  /// The host without its port; a user name is not allowed.
  private func host(of authority: Substring) throws(LinkError) -> String {
    if authority.contains("@") { throw .user(text) }
    var host = authority
    if let colon = authority.lastIndex(of: ":") {
      guard authority[authority.index(after: colon)...].utf8.allSatisfy(Self.isDigit) else {
        throw .port(text)
      }
      host = authority[..<colon]
    }
    let decoded = try decoded(host).lowercased()
    if decoded == "." || decoded == ".." { throw .dotSegment(text) }
    return decoded
  }

  private func items(of query: Substring) throws(LinkError) -> [Link.QueryItem] {
    var items: [Link.QueryItem] = []
    for item in query.split(separator: "&") {
      guard items.count < Link.maximumQueryItems else { throw .tooManyItems(text) }
      let equals = item.firstIndex(of: "=")
      let value = equals.map { item[item.index(after: $0)...] } ?? ""
      items.append(
        Link.QueryItem(
          name: try decoded(item[..<(equals ?? item.endIndex)]), value: try decoded(value)))
    }
    return items
  }

  /// The text without percent escapes.
  private func decoded(_ part: Substring) throws(LinkError) -> String {
    guard part.utf8.contains(UInt8(ascii: "%")) else { return String(part) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(part.utf8.count)
    var iterator = part.utf8.makeIterator()
    while let byte = iterator.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = iterator.next().flatMap(Self.hexadecimal),
        let low = iterator.next().flatMap(Self.hexadecimal)
      else { throw .invalidEscape(String(part), in: text) }
      bytes.append(high << 4 | low)
    }
    guard let decoded = String(validating: bytes, as: UTF8.self) else {
      throw .invalidEscape(String(part), in: text)
    }
    if let character = decoded.unicodeScalars.first(where: Self.isForbidden) {
      throw .forbiddenCharacter(character, in: text)
    }
    return decoded
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether a character is invisible and can change what a reader sees.
  ///
  /// These are control characters, line separators, and characters that change the direction of
  /// text or have no width.
  static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF:
      true
    default: false
    }
  }
}
