internal import HeadlessUIKit

/// The bottom accessory of a tab bar controller, above the tabs and below a border.
@MainActor
struct TabAccessoryPicture {
  private(set) var items: [BodyItem] = []
  let height: Int

  /// Returns nil if the tabs are hidden, or if the accessory shows nothing.
  init?(_ layer: VisibleHierarchy.Layer, columns: Int, state: ScreenState) {
    guard layer.showsTabBar, let view = layer.tabBarController?.bottomAccessory?.contentView else {
      return nil
    }
    let room = columns - 2 * BodyLayout.gutter
    let layout = BodyLayout(inline: view, columns: room, state: state)
    guard layout.height > 0 else { return nil }
    height = layout.height + 1
    items = layout.items
  }

  /// Places the items below a border on a row.
  mutating func place(at row: Int) {
    let distance = GridPosition(column: BodyLayout.gutter, row: row + 1)
    items = items.map { $0.moved(by: distance, zone: .tools) }
  }
}
