/// The lines of a panel, wrapped to its width.
///
/// The lines after the last empty line are a log, whose oldest lines are left out if there is no
/// room.
struct PanelText {
  private static let branches: [Character: Character] = [
    " ": " ", "│": "│", "├": "│", "└": " ", "─": " ",
  ]

  let lines: [String]
  private let logStart: Int

  init(_ text: [String], columns: Int) {
    var lines: [String] = []
    var logStart: Int?
    for line in text {
      if line.isEmpty { logStart = lines.count + 1 }
      lines += Self.wrap(line, columns: columns)
    }
    self.lines = lines
    self.logStart = logStart ?? lines.count
  }

  /// The lines that fit: the log is shortened first, but keeps a third of the rows.
  func newest(rows: Int) -> [String] {
    guard lines.count > rows else { return lines }
    let log = lines[logStart...]
    let logRows = min(log.count, max(rows - logStart, rows / 3))
    return Array(lines.prefix(min(logStart, rows - logRows)) + log.suffix(logRows))
  }

  /// Wraps a line of a tree or a log; the next lines are indented by two columns, and continue the
  /// branches of the tree.
  private static func wrap(_ line: String, columns: Int) -> [String] {
    guard CharacterWidth.columns(of: line) > columns else { return [line] }
    var stem = ""
    var indent = ""
    for character in line {
      guard let below = branches[character], stem.count < columns / 2 else { break }
      stem.append(character)
      indent.append(below)
    }
    indent += "  "
    // The mark of a screen stays with its name.
    let text = line.dropFirst(stem.count).replacing("◀ ", with: "◀\u{a0}")
    var result: [String] = []
    for piece in TextLines.wrap(String(text), columns: columns - indent.count) {
      let start = result.isEmpty ? stem : indent
      result.append(start + piece.replacing("\u{a0}", with: " "))
    }
    return result
  }
}
