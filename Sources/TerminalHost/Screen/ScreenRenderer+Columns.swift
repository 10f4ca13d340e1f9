internal import Foundation
internal import HeadlessUIKit

/// A column of a split view controller, and its place on the screen.
@MainActor
struct ColumnPlace {
  let root: UIViewController
  let isActive: Bool
  /// Nil if there is room only for the active column, and this is another one.
  let area: GridRect?
}

extension ScreenRenderer {
  private static let narrowestColumn = 24

  /// Draws columns beside each other, or only the one with the focus if they do not fit.
  mutating func drawColumns(
    of layer: VisibleHierarchy.Layer, at place: LayerPlace, isTop: Bool,
    into frame: inout ScreenFrame
  ) -> [LayerPicture] {
    if place.hasBorder { frame.grid.paste(place.frame, at: place.box.origin) }
    frame.grid.fill(place.area)
    let columns = layer.columns
    let active =
      columns.firstIndex {
        $0.content.root === state.activeColumn || $0.content.screen === state.activeColumn
      } ?? 0
    let tabs = outerTabs(of: layer)?.lay(row: TabBarPicture.height - 1, columns: place.area.columns)
    var room = place.area
    if tabs != nil { room.rows = max(0, room.rows - TabBarPicture.height) }
    let places = places(of: layer, in: room, active: active)
    var drawn: [LayerPicture] = []
    for (index, part) in columns.enumerated() {
      guard let area = places[index] else { continue }
      if area.column > room.column { frame.grid.line(column: area.column - 1, in: room) }
      let isActive = index == active
      var picture = LayerPicture(
        part.content, in: area, state: state, isTop: isTop && isActive)
      if isActive {
        picture.neighbours = tabs.map { Self.elements(of: $0, seenFrom: area, room) } ?? []
      }
      picture.draw()
      frame.grid.paste(picture.grid, at: area.origin)
      drawn.append(picture)
      if isTop, !isActive { state.keepScroll(of: part.content.screen, from: picture.state) }
      guard isActive, isTop else { continue }
      state = picture.state
      frame.layer = part.content
      take(picture, at: LayerPlace(box: area, hasBorder: false), into: &frame)
      frame.box = place.box
    }
    if isTop {
      frame.whole = layer
      for (index, part) in columns.enumerated() {
        frame.columns.append(
          ColumnPlace(root: part.content.root, isActive: index == active, area: places[index]))
      }
    }
    if let tabs { draw(tabs, below: room, isTop: isTop, into: &frame) }
    return drawn
  }

  /// The tabs below the columns, with places that count from a column.
  private static func elements(
    of tabs: TabBarPicture, seenFrom area: GridRect, _ room: GridRect
  ) -> [Focusable] {
    let distance = GridPosition(column: room.column - area.column, row: area.rows)
    var elements = tabs.focusables
    for index in elements.indices {
      elements[index].rect = elements[index].rect.moved(by: distance)
    }
    return elements
  }

  private func draw(
    _ tabs: TabBarPicture, below room: GridRect, isTop: Bool, into frame: inout ScreenFrame
  ) {
    var bar = Grid(GridSize(columns: room.columns, rows: TabBarPicture.height))
    var focus: FocusID?
    if isTop, state.showsFocus, let scope = frame.scope { focus = state.focus(of: scope) }
    tabs.draw(into: &bar, focus: focus)
    frame.grid.paste(bar, at: GridPosition(column: room.column, row: room.endRow))
  }

  /// The place of each column; nil if there is no room for it.
  private func places(
    of layer: VisibleHierarchy.Layer, in room: GridRect, active: Int
  ) -> [GridRect?] {
    guard let widths = widths(of: layer, in: room.columns) else {
      return layer.columns.indices.map { $0 == active ? room : nil }
    }
    var column = room.column
    var places: [GridRect?] = []
    for width in widths {
      places.append(GridRect(column: column, row: room.row, columns: width, rows: room.rows))
      column += width + 1
    }
    return places
  }

  /// The tab bar that contains the columns; nil if it is in a column, or if there is none.
  private func outerTabs(of layer: VisibleHierarchy.Layer) -> TabBarPicture? {
    for column in layer.columns where column.content.tabBarController === layer.tabBarController {
      return nil
    }
    return TabBarPicture(layer)
  }

  /// The widths in proportion to the container, with the rest for the secondary column; nil if the
  /// columns do not fit.
  private func widths(of layer: VisibleHierarchy.Layer, in columns: Int) -> [Int]? {
    let parts = layer.columns
    let free = columns - (parts.count - 1)
    guard free >= parts.count * Self.narrowestColumn else { return nil }
    guard let split = layer.splitViewController, let total = split.viewIfLoaded?.bounds.width,
      total > 0
    else { return nil }
    var widths: [Int] = []
    var left = free
    for part in parts where part.column != .secondary {
      let width = CGFloat(free) * (part.content.root.viewIfLoaded?.frame.width ?? 0) / total
      let share = min(max(Int(width), Self.narrowestColumn), free / parts.count)
      widths.append(share)
      left -= share
    }
    guard let detail = parts.firstIndex(where: { $0.column == .secondary }) else {
      widths[widths.count - 1] += left
      return widths
    }
    widths.insert(left, at: detail)
    return widths
  }
}
