internal import HeadlessUIKit

/// What stands above the tabs, with a line above it.
@MainActor
struct TabAccessoryPicture {
  private(set) var items: [BodyItem] = []
  let height: Int

  /// Takes the accessory of a layer; nil while its tabs are not seen, or where it shows nothing.
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

  /// Finds the place of each item below the line on a row.
  mutating func place(at row: Int) {
    let distance = GridPosition(column: BodyLayout.gutter, row: row + 1)
    items = items.map { $0.moved(by: distance, zone: .tools) }
  }
}
