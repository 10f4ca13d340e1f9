internal import HeadlessUIKit

/// The lines of a menu: its title, its elements, and borders between groups.
@MainActor
struct MenuLayout {
  private(set) var items: [BodyItem] = []
  private(set) var height = 0
  private let columns: Int
  /// Whether a line separates the next element from those before it.
  private var needsLine = false

  /// The columns that the widest line takes.
  static func naturalColumns(_ menu: UIMenu) -> Int {
    var widest = CharacterWidth.columns(of: menu.title)
    for element in menu.children where !isHidden(element) {
      if let group = inlineGroup(element) {
        widest = max(widest, naturalColumns(group))
        continue
      }
      let texts = [caption(of: element), element.subtitle.map { "  " + $0 } ?? ""]
      for text in texts { widest = max(widest, CharacterWidth.columns(of: text)) }
    }
    return widest
  }

  init(_ menu: UIMenu, columns: Int, isNested: Bool) {
    self.columns = columns
    let title = isNested ? "‹ \(menu.title)" : menu.title
    if !menu.title.isEmpty { add(title: title) }
    add(menu.children)
  }

  private mutating func add(_ elements: [UIMenuElement]) {
    for element in elements where !Self.isHidden(element) {
      guard let group = Self.inlineGroup(element) else {
        add(element)
        continue
      }
      needsLine = true
      if !group.title.isEmpty { add(title: group.title) }
      add(group.children)
      needsLine = true
    }
  }

  /// Whether an element takes no room: a hidden action, or an inline group of them.
  private static func isHidden(_ element: UIMenuElement) -> Bool {
    if let action = element as? UIAction { return action.attributes.contains(.hidden) }
    return inlineGroup(element)?.children.allSatisfy { isHidden($0) } ?? false
  }

  private static func inlineGroup(_ element: UIMenuElement) -> UIMenu? {
    (element as? UIMenu).flatMap { $0.options.contains(.displayInline) ? $0 : nil }
  }

  private mutating func add(title: String) {
    let line = TextLines.truncate(title, columns: columns)
    add([TextRun(line, style: CellStyle(.secondary, attributes: .bold))])
  }

  private mutating func add(_ element: UIMenuElement) {
    let style = Self.style(element)
    var runs = [
      TextRun(TextLines.truncate(Self.caption(of: element), columns: columns), style: style)
    ]
    if let subtitle = element.subtitle, !subtitle.isEmpty {
      let line = TextLines.truncate("  " + subtitle, columns: columns)
      runs.append(TextRun(line, row: 1, style: .secondary))
    }
    add(runs, focus: Self.isUsable(element) ? element : nil)
  }

  private mutating func add(_ runs: [TextRun], focus element: UIMenuElement? = nil) {
    if needsLine, height > 0 {
      let line = TextRun(String(repeating: "─", count: columns), style: .border)
      append([line], focus: nil)
    }
    needsLine = false
    append(runs, focus: element)
  }

  private mutating func append(_ runs: [TextRun], focus element: UIMenuElement?) {
    let rows = (runs.last?.row ?? 0) + 1
    let rect = GridRect(column: BodyLayout.gutter, row: height, columns: columns, rows: rows)
    var item = BodyItem(rect: rect, runs: runs)
    if let element { item.focus = Focusable(.menuElement(element), rect: rect) }
    items.append(item)
    height += rows
  }

  private static func isUsable(_ element: UIMenuElement) -> Bool {
    guard let action = element as? UIAction else { return element is UIMenu }
    return !action.attributes.contains(.disabled)
  }

  private static func style(_ element: UIMenuElement) -> CellStyle {
    guard isUsable(element) else { return .secondary }
    let isDestructive =
      (element as? UIAction)?.attributes.contains(.destructive)
      ?? (element as? UIMenu)?.options.contains(.destructive) ?? false
    return isDestructive ? CellStyle(.destructive) : .plain
  }

  /// The title of an action after a mark for its state, such as `✓ Title`; that of a submenu is
  /// before a `›`.
  private static func caption(of element: UIMenuElement) -> String {
    let title = element.title.isEmpty ? Look.text(element.image) ?? "" : element.title
    guard let action = element as? UIAction else { return "  \(title) ›" }
    switch action.state {
    case .off: return "  " + title
    case .on: return "✓ " + title
    case .mixed: return "- " + title
    }
  }
}
