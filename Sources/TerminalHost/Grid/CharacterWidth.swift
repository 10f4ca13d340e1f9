/// The width of a grapheme cluster in a terminal, in columns.
///
/// An accent adds no column. Emoji that are joined by zero-width joiners count as one.
enum CharacterWidth {
  /// The number of code points of a cluster that are drawn; no real cluster has more.
  static let longestCluster = 16

  /// The columns of a cluster: 0 if it is not visible by itself, otherwise 1 or 2.
  static func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if first.value < 0x7f { return first.value < 0x20 ? 0 : widened(scalars) ? 2 : 1 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator:
      return 0
    case .format:
      return afterFormat(scalars).map { columns(of: $0) } ?? 0
    default:
      return WideRanges.contains(first.value) || widened(scalars) ? 2 : 1
    }
  }

  /// The columns of a line of text as ``Grid`` draws it.
  static func columns(of text: some StringProtocol) -> Int {
    var sum = 0
    for character in text { sum += drawable(character).columns }
    return sum
  }

  /// The character that is drawn for a character, such as a picture for a control character.
  static func drawable(_ character: Character) -> (character: Character, columns: Int) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return (" ", 0) }
    switch first.value {
    case 0x20..<0x7f where scalars.dropFirst().isEmpty:
      return (character, 1)
    case 0x09, 0x0a, 0x0d, 0x2028, 0x2029:
      return (" ", 1)
    case 0..<0x20:
      return (Character(Unicode.Scalar(0x2400 + first.value) ?? "?"), 1)
    case 0x7f:
      return ("\u{2421}", 1)
    case 0x80..<0xa0:
      return ("\u{fffd}", 1)
    default:
      if let rest = afterFormat(scalars) { return drawable(rest) }
      let columns = columns(of: character)
      guard columns > 0, scalars.count > longestCluster else { return (character, columns) }
      var short = String.UnicodeScalarView()
      short.append(contentsOf: scalars.prefix(longestCluster))
      return (Character(String(short)), columns)
    }
  }

  /// The rest of a cluster after its leading format characters, such as the Arabic number sign.
  ///
  /// Nil if the cluster does not begin with a format character, or if nothing visible follows.
  private static func afterFormat(_ scalars: Character.UnicodeScalarView) -> Character? {
    guard scalars.first?.properties.generalCategory == .format else { return nil }
    for index in scalars.indices {
      switch scalars[index].properties.generalCategory {
      case .format, .nonspacingMark, .enclosingMark, .spacingMark: continue
      default: return Character(String(scalars[index...]))
      }
    }
    return nil
  }

  /// True if every terminal moves its cursor by exactly one column.
  static func isPlain(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.dropFirst().isEmpty else { return false }
    switch first.value {
    case 0x20..<0x7f, 0xa1..<0xad, 0xae..<0x300, 0x370..<0x483, 0x48a..<0x530,
      0x2010..<0x2028, 0x2030..<0x205f, 0x2400..<0x2427, 0x2500..<0x25a0:
      return true
    default:
      return false
    }
  }

  /// True if terminals disagree about the columns, so that the cells to the right may be touched.
  static func isDisputed(_ character: Character) -> Bool {
    if isPlain(character) { return false }
    let scalars = character.unicodeScalars
    return !scalars.dropFirst().isEmpty || !WideRanges.contains(scalars.first?.value ?? 0)
  }

  /// A selector for the emoji picture, a pair of flag letters, or a joined or toned picture.
  private static func widened(_ scalars: Character.UnicodeScalarView) -> Bool {
    scalars.dropFirst().contains { scalar in
      switch scalar.value {
      case 0xfe0f, 0x200d, 0x20e3, 0x1f1e6...0x1f1ff, 0x1f3fb...0x1f3ff: true
      default: false
      }
    }
  }
}
