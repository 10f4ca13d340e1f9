/// The lines of a panel, broken to its width; what follows the last empty line is a log, which
/// grows at its end, so where there is too little room its beginning is left out.
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

  /// As much as fits: a log gives way, but keeps a third of the rows.
  func newest(rows: Int) -> [String] {
    guard lines.count > rows else { return lines }
    let log = lines[logStart...]
    let logRows = min(log.count, max(rows - logStart, rows / 3))
    return Array(lines.prefix(min(logStart, rows - logRows)) + log.suffix(logRows))
  }

  /// Breaks a line of a tree or a log; what goes on stands two columns further in, and the branches
  /// of the tree go on beside it.
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
