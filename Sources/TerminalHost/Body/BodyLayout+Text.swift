internal import HeadlessUIKit

extension BodyLayout {
  /// What stands before a field: its name, else what it would say while it is empty.
  static func caption(of field: UITextField) -> String {
    guard let name = field.accessibilityLabel ?? field.placeholder, !name.isEmpty else { return "" }
    return name.hasSuffix(":") ? name : name + ":"
  }

  /// Lays out a field as `E-mail: [jane@example.com____]`.
  mutating func lay(
    _ field: UITextField, at place: GridPosition, columns: Int, labelColumns: Int
  ) -> Int {
    let isUsable = field.isEnabled && field.isUserInteractionEnabled
    let caption = TextLines.truncate(Self.caption(of: field), columns: columns / 2)
    let start =
      caption.isEmpty
      ? 0 : max(labelColumns, CharacterWidth.columns(of: caption)) + 1
    let inside = max(1, min(columns - start, Self.widestField) - 2)
    let text = field.text ?? ""
    let shown = field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    let window = CaretWindow(
      shown, caret: state.caret(in: field, count: text.count), columns: inside)

    var runs = [TextRun(caption, style: isUsable ? .plain : .secondary)]
    let frame = isUsable ? CellStyle.plain : .secondary
    runs.append(
      TextRun("[" + String(repeating: "_", count: inside) + "]", column: start, style: frame))
    // What the field is called stands before it already.
    let hint = field.accessibilityLabel == nil ? nil : field.placeholder
    if text.isEmpty, let hint, hint != field.accessibilityLabel {
      let line = TextLines.truncate(hint, columns: inside)
      runs.append(TextRun(line, column: start + 1, style: .secondary))
    } else {
      runs.append(
        TextRun(
          window.text, column: start + 1, style: CellStyle(frame.tint, attributes: .underline)))
    }
    let rect = rect(place, columns: start + inside + 2)
    var item = BodyItem(rect: rect, runs: runs)
    if isUsable {
      item.focus = Focusable(.field(field), rect: rect)
      item.caret = GridPosition(column: start + 1 + window.column, row: 0)
    }
    add(item)
    return 1
  }

  /// Lays out a text to read as its lines, and one to write with a bar at its side.
  mutating func lay(_ view: UITextView, at place: GridPosition, columns: Int) -> Int {
    let text = view.text ?? ""
    let style = Look.style(font: view.font, color: view.textColor)
    guard view.isEditable, view.isUserInteractionEnabled else {
      let lines = TextLines.wrap(text, columns: columns)
      add(lines, at: place, columns: columns, style: style)
      return lines.count
    }
    let editor = TextEditor(
      text, caret: state.caret(in: view, count: text.count), columns: columns - 2)
    var runs: [TextRun] = []
    let rows = max(3, editor.lines.count)
    for row in 0..<rows {
      runs.append(TextRun("│", row: row, style: .border))
      if row < editor.lines.count {
        runs.append(TextRun(editor.lines[row], column: 2, row: row, style: style))
      }
    }
    let rect = rect(place, columns: columns, rows: rows)
    var item = BodyItem(rect: rect, runs: runs, focus: Focusable(.textView(view), rect: rect))
    item.caret = GridPosition(column: 2 + editor.caret.column, row: editor.caret.row)
    add(item)
    return rows
  }

  private mutating func add(
    _ lines: [String], at place: GridPosition, columns: Int, style: CellStyle
  ) {
    var runs: [TextRun] = []
    for (row, line) in lines.enumerated() { runs.append(TextRun(line, row: row, style: style)) }
    add(BodyItem(rect: rect(place, columns: columns, rows: lines.count), runs: runs))
  }
}

/// The part of a line of text that is shown in a field, so that the caret is always in sight.
struct CaretWindow: Hashable {
  let text: String
  /// The caret's column within the field.
  let column: Int

  init(_ text: String, caret: Int, columns: Int) {
    var before: [Character] = []
    var after: [Character] = []
    for (index, character) in text.enumerated() {
      if index < caret { before.append(character) } else { after.append(character) }
    }
    var head = ""
    var used = 0
    // One column stays free for the caret behind the last character.
    for character in before.reversed() {
      let width = CharacterWidth.drawable(character).columns
      if used + width > columns - 1 { break }
      head.insert(character, at: head.startIndex)
      used += width
    }
    column = used
    for character in after {
      let width = CharacterWidth.drawable(character).columns
      if used + width > columns { break }
      head.append(character)
      used += width
    }
    self.text = head
  }
}

/// The lines of a text that is being written, and where its caret is.
struct TextEditor: Hashable {
  let lines: [String]
  let caret: GridPosition

  /// Breaks lines between characters, so that each character typed has one place.
  init(_ text: String, caret: Int, columns: Int) {
    var lines = [""]
    var used = 0
    var place = GridPosition(column: 0, row: 0)
    for (index, character) in text.enumerated() {
      let width = character.isNewline ? 0 : CharacterWidth.drawable(character).columns
      if used + width > columns {
        lines.append("")
        used = 0
      }
      if index == caret { place = GridPosition(column: used, row: lines.count - 1) }
      if character.isNewline {
        lines.append("")
        used = 0
      } else {
        lines[lines.count - 1].append(character)
        used += width
      }
    }
    if caret >= text.count { place = GridPosition(column: used, row: lines.count - 1) }
    self.lines = lines
    self.caret = place
  }
}
