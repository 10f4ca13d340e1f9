internal import HeadlessUIKit

extension BodyLayout {
  /// The text before a field: its accessibility label, otherwise its placeholder.
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
    let window = FieldWindow(
      text, caret: state.caret(in: field, text).place, columns: inside,
      isSecure: field.isSecureTextEntry)

    var runs = [TextRun(caption, style: isUsable ? .plain : .secondary)]
    let frame = isUsable ? CellStyle.plain : .secondary
    runs.append(
      TextRun("[" + String(repeating: "_", count: inside) + "]", column: start, style: frame))
    // The placeholder is shown only if it is not already the caption.
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
      item.focus?.text = GridRect(column: start + 1, row: 0, columns: inside, rows: 1)
      item.caret = GridPosition(column: start + 1 + window.column, row: 0)
    }
    add(item)
    return 1
  }

  /// Lays out a search bar as `Search: [salt____]   [ Cancel ]`, with its scopes below.
  mutating func lay(_ bar: UISearchBar, at place: GridPosition, columns: Int) -> Int {
    var at = place
    if let prompt = bar.prompt, !prompt.isEmpty {
      add(
        [TextLines.truncate(prompt, columns: columns)], at: at, columns: columns, style: .secondary)
      at.row += 1
    }
    let cancel = bar.cancelButton
    let hasCancel = Look.isShown(cancel)
    let width = CharacterWidth.columns(of: Self.caption(of: cancel))
    let free = hasCancel ? max(1, columns - width - 3) : columns
    let first = items.count
    _ = lay(bar.searchTextField, at: at, columns: free)
    if hasCancel {
      let end = items[first...].map(\.rect.endColumn).max() ?? at.column
      _ = lay(cancel, at: GridPosition(column: end + 3, row: at.row), columns: width)
    }
    at.row += 1
    if Look.isShown(bar.scopeControl) {
      at.row += lay(bar.scopeControl, at: at, columns: columns)
    }
    return at.row - place.row
  }

  /// Lays out a text as its lines, with a bar at their left if it is editable.
  mutating func lay(_ view: UITextView, at place: GridPosition, columns: Int) -> Int {
    let text = view.text ?? ""
    let columns = min(columns, Self.widestText)
    let style = Look.style(font: view.font, color: view.textColor)
    guard view.isEditable, view.isUserInteractionEnabled else {
      let lines = state.wraps.wrap(text, columns: columns).lines
      add(lines, at: place, columns: columns, style: style)
      return lines.count
    }
    let lines = state.lines(of: view, text, columns: columns - 2)
    var runs: [TextRun] = []
    let rows = max(3, lines.count)
    for row in 0..<rows {
      runs.append(TextRun("│", row: row, style: .border))
      guard row < lines.count else { continue }
      runs.append(TextRun(lines.text(ofLine: row), column: 2, row: row, style: style))
    }
    let rect = rect(place, columns: columns, rows: rows)
    var item = BodyItem(rect: rect, runs: runs, focus: Focusable(.textView(view), rect: rect))
    item.focus?.text = GridRect(column: 2, row: 0, columns: columns - 2, rows: rows)
    let caret = lines.position(of: state.caret(in: view, text).place)
    item.caret = GridPosition(column: 2 + caret.column, row: caret.row)
    add(item)
    return rows
  }

  mutating func add(
    _ lines: [String], at place: GridPosition, columns: Int, style: CellStyle
  ) {
    let runs = lines.enumerated().map { TextRun($1, row: $0, style: style) }
    add(BodyItem(rect: rect(place, columns: columns, rows: lines.count), runs: runs))
  }
}
