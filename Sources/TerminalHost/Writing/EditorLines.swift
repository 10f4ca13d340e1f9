internal import HeadlessUIKit

/// The lines of a text that a user edits.
///
/// A line breaks after a space, or inside a word that is wider than a line. All spaces stay, so
/// that each character has one place.
struct EditorLines {
  private struct Line {
    /// UTF-16 units from the start of the text.
    var start: Int
    var text: String
    var columns: Int
    /// Whether a line end follows, which has its own place.
    var endsWithBreak = false
  }

  let columns: Int
  private var lines: [Line]
  private let end: Int

  init(_ text: String, columns: Int) {
    var lines: [Line] = []
    var line = Line(start: 0, text: "", columns: 0)
    /// The word at the end of the line, which moves to the next line when it becomes too wide.
    var word = Line(start: 0, text: "", columns: 0)
    var place = 0
    for character in text {
      let isBreak = character.isNewline
      let width = isBreak ? 0 : CharacterWidth.drawable(character).columns
      while line.columns + width > columns, !line.text.isEmpty {
        if word.start == line.start { word = Line(start: place, text: "", columns: 0) }
        line.text.removeLast(word.text.count)
        lines.append(line)
        line = word
      }
      place += character.utf16.count
      if isBreak {
        line.endsWithBreak = true
        lines.append(line)
        line = Line(start: place, text: "", columns: 0)
        word = line
        continue
      }
      line.text.append(character)
      line.columns += width
      if character.isWhitespace {
        word = Line(start: place, text: "", columns: 0)
      } else {
        word.text.append(character)
        word.columns += width
      }
    }
    lines.append(line)
    self.lines = lines
    self.columns = columns
    end = place
  }

  var count: Int { lines.count }

  func text(ofLine row: Int) -> String { lines[row].text }

  /// The row and the column of a place in the text.
  func position(of place: Int) -> GridPosition {
    let row = row(of: place)
    return GridPosition(column: column(of: place, inLine: row), row: row)
  }

  /// The place of the text that is nearest to a position.
  func place(at position: GridPosition) -> Int {
    let row = min(max(position.row, 0), lines.count - 1)
    let line = lines[row]
    var place = line.start
    var used = 0
    for character in line.text {
      used += CharacterWidth.drawable(character).columns
      if used > position.column { return place }
      place += character.utf16.count
    }
    // The place after the last character of a wrapped line is the start of the next line.
    let isBroken = !line.endsWithBreak && row < lines.count - 1
    return isBroken ? place - (line.text.last?.utf16.count ?? 0) : place
  }

  func lineStart(of place: Int) -> Int { lines[row(of: place)].start }

  /// The last place of the line that a place is in.
  func lineEnd(of place: Int) -> Int {
    self.place(at: GridPosition(column: .max, row: row(of: place)))
  }

  /// The last line that begins at or before a place.
  private func row(of place: Int) -> Int {
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].start <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func column(of place: Int, inLine row: Int) -> Int {
    var at = lines[row].start
    var column = 0
    for character in lines[row].text {
      if at >= place { break }
      at += character.utf16.count
      column += CharacterWidth.drawable(character).columns
    }
    return column
  }
}

/// Caches the lines of the last text that was edited, because each key needs them several times.
@MainActor
final class EditorLinesCache {
  private weak var editor: UIView?
  private var text = ""
  private var lines: EditorLines?

  func lines(of editor: UIView, _ text: String, columns: Int) -> EditorLines {
    if let lines, self.editor === editor, lines.columns == columns, self.text == text {
      return lines
    }
    let lines = EditorLines(text, columns: columns)
    self.editor = editor
    self.text = text
    self.lines = lines
    return lines
  }
}
