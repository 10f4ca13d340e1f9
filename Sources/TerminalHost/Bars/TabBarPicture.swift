internal import HeadlessUIKit

/// A tab bar as a line of text below a border: `[1 ▥ Library]  2 ⚐ Saved   3 ⓘ About`.
///
/// The images are shown only if there is room for all of them.
@MainActor
struct TabBarPicture {
  static let height = 2

  private let tabs: UITabBarController
  private var row = 0
  private var columns = 0
  private var pieces: [(text: String, focus: Focusable, isSelected: Bool)] = []

  /// Returns nil if the tab bar is hidden or empty.
  init?(_ layer: VisibleHierarchy.Layer) {
    guard layer.showsTabBar, let tabs = layer.tabBarController,
      !(tabs.tabBar.items ?? []).isEmpty
    else { return nil }
    self.tabs = tabs
  }

  var focusables: [Focusable] { pieces.map(\.focus) }

  /// The tab bar with a place for each tab; titles are cut off if there is no room.
  func lay(row: Int, columns: Int) -> TabBarPicture {
    var laid = self
    laid.row = row
    laid.columns = columns
    let items = tabs.tabBar.items ?? []
    let room = max(4, (columns - 1) / max(1, items.count) - 2) - 2
    let names = names(of: items, columns: room)
    let widths = names.map(CharacterWidth.columns(of:))
    // Long titles can use the room that short titles leave free.
    let isTight = widths.contains { $0 > room }
    let fits = isTight && widths.reduce(0, +) + 3 * widths.count < columns
    var column = 1
    for (index, fullName) in names.enumerated() {
      let isSelected = tabs.isSelected(itemAt: index)
      let name = fits ? fullName : TextLines.truncate(fullName, columns: room)
      let text = isSelected ? "[\(name)]" : " \(name) "
      let width = CharacterWidth.columns(of: text)
      let rect = GridRect(column: column + 1, row: row, columns: width, rows: 1)
      let focus = Focusable(.tab(tabs, index), rect: rect, zone: .bottom)
      laid.pieces.append((text, focus, isSelected))
      column += width + (fits ? 1 : 2)
    }
    return laid
  }

  func draw(into grid: inout Grid, focus: FocusID?) {
    grid.line(from: 0, to: columns, row: row - 1, style: .border)
    for piece in pieces {
      let style = piece.isSelected ? CellStyle(.accent, attributes: .bold) : CellStyle.plain
      grid.put(piece.text, at: piece.focus.rect.origin, style: style)
      guard piece.focus.id == focus else { continue }
      grid.add(.reverse, in: piece.focus.rect)
      let mark = GridPosition(column: piece.focus.rect.column - 1, row: row)
      grid.put("›", at: mark, style: CellStyle(.accent, attributes: .bold))
    }
  }

  private func names(of items: [UITabBarItem], columns: Int) -> [String] {
    let names = items.indices.map { name(of: items[$0], $0, showsGlyph: true) }
    if names.allSatisfy({ CharacterWidth.columns(of: $0) <= columns }) { return names }
    return items.indices.map { name(of: items[$0], $0, showsGlyph: false) }
  }

  private func name(of item: UITabBarItem, _ index: Int, showsGlyph: Bool) -> String {
    let isSelected = tabs.isSelected(itemAt: index)
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    let badge = item.badgeValue.map { " (\($0))" } ?? ""
    guard let title = item.displayedTitle else {
      return "\(index + 1) \(Look.glyph(image) ?? Look.text(image) ?? "Tab")\(badge)"
    }
    let glyph = showsGlyph ? Look.glyph(image).map { $0 + " " } ?? "" : ""
    return "\(index + 1) \(glyph)\(title)\(badge)"
  }
}

extension UITabBarController {
  func isSelected(itemAt index: Int) -> Bool {
    guard let items = tabBar.items, items.indices.contains(index) else { return false }
    return items[index] === tabBar.selectedItem
  }
}
