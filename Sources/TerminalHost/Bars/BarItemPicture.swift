internal import HeadlessUIKit

/// A bar button item, or its custom view, on one line.
@MainActor
struct BarItemPicture {
  private static let widestField = 16

  let columns: Int
  private var items: [BodyItem] = []

  /// Returns nil if the item shows nothing; a custom view takes at most `room` columns.
  init?(_ button: UIBarButtonItem, _ state: ScreenState, room: Int = .max) {
    guard !button.isHidden else { return nil }
    if let view = button.customView {
      self.init(view, state, room: room)
    } else {
      self.init(button: button)
    }
  }

  /// Returns nil if the view shows nothing.
  init?(_ view: UIView, _ state: ScreenState, room: Int = .max) {
    let segments = (view as? UISegmentedControl).map { BodyLayout.naturalWidth(of: $0) }
    let columns = min(segments ?? BodyLayout.naturalWidth(view) ?? Self.widestField, room)
    guard columns > 0 else { return nil }
    items = BodyLayout(inline: view, columns: columns, state: state).items
    self.columns = columns
  }

  private init?(button: UIBarButtonItem) {
    let name = button.displayedTitle ?? Look.text(button.image) ?? button.accessibilityLabel
    guard let name else { return nil }
    let badge = button.badge.map { " (\($0.stringValue ?? "•"))" } ?? ""
    let text = "[ \(name)\(badge) ]"
    columns = CharacterWidth.columns(of: text)
    let bold: CellStyle.Attributes = button.style == .done || button.isSelected ? .bold : []
    let style = button.isEnabled ? CellStyle(.accent, attributes: bold) : .secondary
    let rect = GridRect(column: 0, row: 0, columns: columns, rows: 1)
    var item = BodyItem(rect: rect, runs: [TextRun(text, style: style)])
    item.source = button
    if button.isEnabled { item.focus = Focusable(.barItem(button), rect: rect) }
    items = [item]
  }

  /// The items at their place in a bar, without those that do not fit on its line.
  func items(column: Int, row: Int, zone: Focusable.Zone) -> [BodyItem] {
    let distance = GridPosition(column: column, row: row)
    return items.filter { $0.rect.row == 0 }.map { $0.moved(by: distance, zone: zone) }
  }
}
