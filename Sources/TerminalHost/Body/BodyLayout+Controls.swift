internal import HeadlessUIKit

extension BodyLayout {
  mutating func lay(_ label: UILabel, at place: GridPosition, columns: Int) -> Int {
    guard let text = label.text, !text.isEmpty else { return 0 }
    let measure = min(columns, Self.widestText)
    let wrapped = state.wraps.wrap(text, columns: measure)
    var (lines, widths) = (wrapped.lines, wrapped.widths)
    if label.numberOfLines == 1, lines.count > 1 {
      lines = [TextLines.truncate(text, columns: columns)]
      widths = [CharacterWidth.columns(of: lines[0])]
    } else if label.numberOfLines > 0, lines.count > label.numberOfLines {
      lines = Array(lines.prefix(label.numberOfLines))
      lines.append(TextLines.truncate(lines.removeLast() + "…", columns: measure))
      widths = lines.map { CharacterWidth.columns(of: $0) }
    }
    let style =
      label.isEnabled ? Look.style(font: label.font, color: label.textColor) : .secondary
    let widest = widths.max() ?? 0
    var runs: [TextRun] = []
    for (row, line) in lines.enumerated() {
      let indent = Self.indent(of: widths[row], in: widest, label.textAlignment)
      runs.append(TextRun(line, column: indent, row: row, style: style))
    }
    var place = place
    place.column += Self.indent(of: widest, in: columns, label.textAlignment)
    add(BodyItem(rect: rect(place, columns: widest, rows: lines.count), runs: runs))
    return lines.count
  }

  private static func indent(of width: Int, in columns: Int, _ alignment: NSTextAlignment) -> Int {
    switch alignment {
    case .center: (columns - width) / 2
    case .right: columns - width
    case .left, .justified, .natural: 0
    }
  }

  mutating func lay(_ image: UIImageView, at place: GridPosition, columns: Int) -> Int {
    guard let text = Look.text(image.image) else { return 0 }
    add(line: text, at: place, columns: columns, style: .secondary)
    return 1
  }

  mutating func lay(_ indicator: UIActivityIndicatorView, at place: GridPosition) -> Int {
    guard indicator.isAnimating else { return 0 }
    add(BodyItem(rect: rect(place, columns: 1), runs: [TextRun("…", style: .secondary)]))
    return 1
  }

  // MARK: Buttons and switches

  static func title(of button: UIButton) -> String {
    let title = button.displayedTitle ?? Look.text(button.displayedImage)
    return title ?? button.accessibilityLabel ?? "button"
  }

  static func caption(of button: UIButton) -> String { "[ \(title(of: button)) ]" }

  mutating func lay(_ button: UIButton, at place: GridPosition, columns: Int) -> Int {
    let isDestructive = button.role == .destructive
    var style = CellStyle(isDestructive ? .destructive : .accent)
    if button.isSelected { style.attributes.insert(.bold) }
    return lay(button, Self.caption(of: button), style, at: place, columns: columns)
  }

  static func caption(of toggle: UISwitch) -> String {
    let mark = toggle.isOn ? "[x]" : "[ ]"
    guard let label = toggle.accessibilityLabel else { return mark }
    return "\(mark) \(label)"
  }

  mutating func lay(_ toggle: UISwitch, at place: GridPosition, columns: Int) -> Int {
    lay(toggle, Self.caption(of: toggle), .accent, at: place, columns: columns)
  }

  mutating func lay(
    _ control: UIControl, _ caption: String, _ style: CellStyle, at place: GridPosition,
    columns: Int
  ) -> Int {
    let isUsable = control.isEnabled && control.isUserInteractionEnabled
    add(
      line: caption, at: place, columns: columns, style: isUsable ? style : .secondary,
      focus: isUsable ? .control(control) : nil)
    return 1
  }

  static func caption(of segments: UISegmentedControl, _ index: Int) -> String {
    let title =
      segments.titleForSegment(at: index) ?? Look.text(segments.imageForSegment(at: index)) ?? ""
    return (index == segments.selectedSegmentIndex ? "(•) " : "( ) ") + title
  }

  mutating func lay(_ segments: UISegmentedControl, at place: GridPosition, columns: Int) -> Int {
    var at = place
    for index in 0..<segments.numberOfSegments {
      let isUsable = segments.isEnabled && segments.isEnabledForSegment(at: index)
      add(
        choice: Self.caption(of: segments, index), at: &at, from: place, columns: columns,
        style: isUsable ? .accent : .secondary, focus: isUsable ? .segment(segments, index) : nil)
    }
    return segments.numberOfSegments == 0 ? 0 : at.row - place.row + 1
  }

  func rect(_ place: GridPosition, columns: Int, rows: Int = 1) -> GridRect {
    GridRect(column: place.column, row: place.row, columns: columns, rows: rows)
  }
}
