internal import HeadlessUIKit

/// Keeps the lines of the editor that was drawn last, since every key asks for them several times.
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
