internal import HeadlessUIKit

/// The toolbar of a navigation controller as a line of text below a border.
@MainActor
struct ToolbarPicture {
  static let height = 2
  private static let gap = 3

  private(set) var items: [BodyItem] = []

  /// Returns nil if the toolbar is hidden or empty.
  ///
  /// Without enough room, the spaces disappear first, and then the last items.
  init?(_ layer: VisibleHierarchy.Layer, row: Int, columns: Int, state: ScreenState) {
    guard !layer.toolbarItems.isEmpty else { return nil }
    let buttons = layer.toolbarItems.filter { !$0.isHidden }
    let room = columns - 2 * BodyLayout.gutter
    var free = room
    var flexible = 0
    var isFirst = true
    for button in buttons {
      switch button.systemItem {
      case .flexibleSpace: flexible += 1
      case .fixedSpace: free -= PointScale.columns(button.width)
      default:
        guard let picture = BarItemPicture(button, state, room: room) else { continue }
        free -= picture.columns + (isFirst ? 0 : Self.gap)
        isFirst = false
      }
    }
    var column = BodyLayout.gutter
    isFirst = true
    for button in buttons {
      switch button.systemItem {
      case .flexibleSpace:
        let share = max(0, free) / flexible
        column += share
        free -= share
        flexible -= 1
      case .fixedSpace: column += free > 0 ? PointScale.columns(button.width) : 0
      default:
        guard let picture = BarItemPicture(button, state, room: room) else { continue }
        if !isFirst { column += Self.gap }
        isFirst = false
        guard column + picture.columns <= columns else { return }
        items += picture.items(column: column, row: row, zone: .tools)
        column += picture.columns
      }
    }
  }
}
