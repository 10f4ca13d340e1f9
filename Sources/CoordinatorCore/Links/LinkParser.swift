/// Parses the text of a link, strictly.
struct LinkParser {
  let text: String
  let source: Link.Source

  /// Parses the text byte by byte: a slash and a combining character after it are one `Character`, so a
  /// search for characters would miss the slash.
  func parse() throws(LinkError) -> Link {
    guard text.utf8.count <= Link.maximumLength else { throw .tooLong(text) }
    if let character = text.unicodeScalars.first(where: Self.isForbidden) {
      throw .forbiddenCharacter(character, in: text)
    }
    let bytes = text.utf8[...]
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), Self.isScheme(bytes[..<colon]),
      bytes[bytes.index(after: colon)...].starts(with: "//".utf8)
    else { throw .noScheme(text) }
    let scheme = text[..<colon].lowercased()
    var rest = bytes[bytes.index(after: colon)...].dropFirst(2)
    var fragment: String?
    if let hash = rest.firstIndex(of: UInt8(ascii: "#")) {
      fragment = try decoded(rest[rest.index(after: hash)...])
      rest = rest[..<hash]
    }
    var query: [Link.QueryItem] = []
    if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
      query = try items(of: rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    let pathStart = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
    let host = try host(of: rest[..<pathStart], isWeb: Self.isWeb(scheme))
    var path: [String] = []
    for part in rest[pathStart...].split(separator: UInt8(ascii: "/")) {
      let component = try decoded(part)
      if hasDotSegment(component) { throw .dotSegment(text) }
      path.append(component)
    }
    return Link(
      text: text, source: source, scheme: scheme, host: host, path: path, query: query,
      fragment: fragment)
  }

  /// Whether a part is `.` or `..`, also between slashes that were escaped.
  private func hasDotSegment(_ component: String) -> Bool {
    guard component.utf8.contains(UInt8(ascii: ".")) else { return false }
    return component.utf8.split(separator: UInt8(ascii: "/")).contains {
      $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8)
    }
  }

  /// Whether a text is a scheme, and not one of the web.
  static func isSchemeOfApp(_ text: String) -> Bool {
    isScheme(text.utf8[...]) && !isWeb(text)
  }

  /// Whether a text can be a host without a port.
  static func isHost(_ text: some StringProtocol) -> Bool {
    !text.utf8.contains(where: #"/\:@?#*% "#.utf8.contains)
      && text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        .allSatisfy { !$0.isEmpty }
  }

  static func isWeb(_ scheme: String) -> Bool { scheme == "https" || scheme == "http" }

  private static func isScheme(_ text: Substring.UTF8View) -> Bool {
    guard let first = text.first, isLetter(first) else { return false }
    return text.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
  }

  /// The host without the port of a web address; a user name is not allowed.
  private func host(
    of authority: Substring.UTF8View, isWeb: Bool
  ) throws(LinkError) -> String {
    if authority.contains(UInt8(ascii: "@")) { throw .user(text) }
    var host = authority
    if let colon = authority.lastIndex(of: UInt8(ascii: ":")) {
      guard isWeb else { throw .portOfApp(text) }
      guard authority[authority.index(after: colon)...].allSatisfy(Self.isDigit) else {
        throw .port(text)
      }
      host = authority[..<colon]
    }
    let decoded = try decoded(host).lowercased()
    if hasDotSegment(decoded) { throw .dotSegment(text) }
    return decoded
  }

  private func items(of query: Substring.UTF8View) throws(LinkError) -> [Link.QueryItem] {
    var items: [Link.QueryItem] = []
    for item in query.split(separator: UInt8(ascii: "&")) {
      guard items.count < Link.maximumQueryItems else { throw .tooManyItems(text) }
      let equals = item.firstIndex(of: UInt8(ascii: "="))
      let value = equals.map { item[item.index(after: $0)...] } ?? item.suffix(0)
      items.append(
        Link.QueryItem(
          name: try decoded(item[..<(equals ?? item.endIndex)]), value: try decoded(value)))
    }
    return items
  }

  /// The text without percent escapes.
  private func decoded(_ part: Substring.UTF8View) throws(LinkError) -> String {
    guard part.contains(UInt8(ascii: "%")) else { return String(Substring(part)) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(part.count)
    var iterator = part.makeIterator()
    while let byte = iterator.next() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = iterator.next().flatMap(Self.hexadecimal),
        let low = iterator.next().flatMap(Self.hexadecimal)
      else { throw .invalidEscape(String(Substring(part)), in: text) }
      bytes.append(high << 4 | low)
    }
    guard let decoded = String(validating: bytes, as: UTF8.self) else {
      throw .invalidEscape(String(Substring(part)), in: text)
    }
    if let character = decoded.unicodeScalars.first(where: Self.isForbidden) {
      throw .forbiddenCharacter(character, in: text)
    }
    return decoded
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether a character may not be in a link; Persian words need U+200C, which separates letters,
  /// and emoji need U+200D, which joins them.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    isInvisible(scalar) && !(0x200C...0x200D).contains(scalar.value)
  }

  /// Whether it is invisible and can mislead a reader, such as one that changes the direction of text.
  ///
  /// U+FE00 to U+FE0F choose the look of the character before, such as that of an emoji.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xFE00...0xFE0F: false
    case 0...0x9F, 0x2028...0x2029, 0xFFF9...0xFFFB: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
