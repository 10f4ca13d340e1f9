/// Wraps and shortens text to a width.
enum TextLines {
  /// Breaks at line ends and, where a line is too wide, between words; a word that is wider than a
  /// line is broken between characters.
  static func wrap(_ text: String, columns: Int) -> [String] {
    guard columns > 0 else { return [] }
    var lines: [String] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      wrap(paragraph: paragraph, columns: columns, into: &lines)
    }
    return lines
  }

  /// Shortens one line to a width, with an ellipsis in place of the rest.
  static func truncate(_ text: String, columns: Int) -> String {
    guard CharacterWidth.columns(of: text) > columns else { return text }
    guard columns > 0 else { return "" }
    var kept = ""
    var used = 0
    for character in text {
      let width = CharacterWidth.drawable(character).columns
      if used + width > columns - 1 { break }
      kept.append(character)
      used += width
    }
    return kept + "…"
  }

  private static func wrap(
    paragraph: Substring, columns: Int, into lines: inout [String]
  ) {
    var line = ""
    var lineWidth = 0
    var spaces = ""
    for word in Words(paragraph) {
      if word.isBlank {
        spaces = word.text
        continue
      }
      let gap = CharacterWidth.columns(of: spaces)
      let width = CharacterWidth.columns(of: word.text)
      if lineWidth + gap + width <= columns {
        line += spaces + word.text
        lineWidth += gap + width
      } else {
        if lineWidth > 0 { lines.append(line) }
        (line, lineWidth) = chop(word.text, columns: columns, into: &lines)
      }
      spaces = ""
    }
    lines.append(line)
  }

  /// Moves the full lines of an overlong word to `lines` and returns the rest of it.
  private static func chop(
    _ word: String, columns: Int, into lines: inout [String]
  ) -> (String, Int) {
    var rest = ""
    var used = 0
    for character in word {
      let width = CharacterWidth.drawable(character).columns
      if used + width > columns, used > 0 {
        lines.append(rest)
        rest = ""
        used = 0
      }
      rest.append(character)
      used += width
    }
    return (rest, used)
  }
}

/// Runs of blanks and runs of other characters, in turn.
private struct Words: Sequence, IteratorProtocol {
  private var rest: Substring

  init(_ text: Substring) { rest = text }

  mutating func next() -> (text: String, isBlank: Bool)? {
    guard let first = rest.first else { return nil }
    let isBlank = first == " " || first == "\t"
    var end = rest.startIndex
    while end < rest.endIndex, (rest[end] == " " || rest[end] == "\t") == isBlank {
      end = rest.index(after: end)
    }
    defer { rest = rest[end...] }
    return (String(rest[..<end]), isBlank)
  }
}
