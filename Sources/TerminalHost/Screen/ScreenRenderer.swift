internal import HeadlessUIKit

/// What was drawn, and what can be done with it.
@MainActor
struct ScreenFrame {
  var grid: Grid
  /// What can have the focus in the layer on top.
  var ring = FocusRing([])
  /// The layer on top, nil for an empty window.
  var layer: VisibleHierarchy.Layer?
  /// The menu that is open, which is all that can be used then.
  var menu: OpenMenu.Level?
  /// How many rows the content of the body has, visible or not.
  var totalRows = 0
  /// Where the layer on top is, with its border if it has one, and without.
  var box = GridRect(column: 0, row: 0, columns: 0, rows: 0)
  var area = GridRect(column: 0, row: 0, columns: 0, rows: 0)
  /// Where its body is on the screen, and how many of its rows are above that.
  var body = GridRect(column: 0, row: 0, columns: 0, rows: 0)
  var offset = 0
  /// Whether a screen is on its way, so that the next frame looks different.
  var isMoving = false
  /// The columns of a split view controller, if the layer on top has any; what else is said of a
  /// layer is said of the one in which the focus is.
  var columns: [ColumnPlace] = []
  /// The layer with those columns.
  var whole: VisibleHierarchy.Layer?

  /// What Esc leaves: the column that has the focus if it shows a back button, otherwise the whole
  /// layer.
  var escapeLayer: VisibleHierarchy.Layer? {
    layer?.showsBackButton == true ? layer : whole ?? layer
  }

  /// The search that Esc cancels, in the column that has the focus; nil if there is none.
  var cancellableSearch: UISearchController? {
    guard let search = layer?.searchController, search.isActive,
      search.searchBar.showsCancelButton
    else { return nil }
    return search
  }

  /// What focus and scrolling are remembered for: the screen on top, or the menu over it.
  var scope: AnyObject? { menu ?? layer?.screen }
  var showsMenu: Bool { menu != nil }
  var visibleRows: Int { body.rows }
}

/// Draws the layers of a window, the one on top last.
@MainActor
struct ScreenRenderer {
  let size: GridSize
  var state: ScreenState

  /// Draws a window; state remembers what it has to for the next frame.
  static func frame(of window: UIWindow, size: GridSize, state: inout ScreenState) -> ScreenFrame {
    var renderer = ScreenRenderer(size: size, state: state)
    let frame = renderer.draw(VisibleHierarchy(window: window).layers)
    state = renderer.state
    return frame
  }

  private mutating func draw(_ layers: [VisibleHierarchy.Layer]) -> ScreenFrame {
    var frame = ScreenFrame(grid: Grid(size))
    var depth = 0
    var below: [LayerPicture] = []
    for (index, layer) in layers.enumerated() {
      let isTop = index == layers.count - 1
      if index > 0 { frame.grid.dim() }
      if isTop { frame.layer = layer }
      if let alert = layer.root as? UIAlertController {
        drawAlert(alert, style: layer.style, from: below, isTop: isTop, into: &frame)
        below = []
        continue
      }
      let place = place(of: layer, depth: depth, from: below)
      depth = place.hasBorder ? depth + 1 : 0
      below =
        layer.columns.isEmpty
        ? [draw(layer, at: place, isTop: isTop, into: &frame)]
        : drawColumns(of: layer, at: place, isTop: isTop, into: &frame)
    }
    drawMenu(over: below, into: &frame)
    if !state.showsFocus { frame.grid.cursor = nil }
    return frame
  }

  private mutating func draw(
    _ layer: VisibleHierarchy.Layer, at place: LayerPlace, isTop: Bool,
    into frame: inout ScreenFrame
  ) -> LayerPicture {
    var place = place
    if let motion = layer.motion, shows(motion) {
      if !motion.isInteractive { frame.isMoving = true }
      place.sink(by: motion, in: size)
    }
    var picture = LayerPicture(layer, in: place.area, state: state, isTop: isTop)
    picture.draw()
    if isTop {
      state = picture.state
      // When the stack becomes columns, the focus stays where it is.
      if layer.splitViewController != nil { state.activeColumn = layer.screen }
    }
    var grid = picture.grid
    if let motion = layer.motion, shows(motion), let before = layer.before {
      var old = LayerPicture(before, in: place.area, state: state, isTop: false)
      old.draw()
      let keepsTabs = layer.showsTabBar && before.showsTabBar
      let fixedRows = keepsTabs ? TabBarPicture.height : 0
      grid = Self.slide(motion, from: old.grid, to: grid, keeping: fixedRows)
    }
    if place.hasBorder { frame.grid.paste(place.frame, at: place.box.origin) }
    frame.grid.paste(grid, at: place.area.origin)
    if isTop { take(picture, at: place, into: &frame) }
    return picture
  }

  /// Two pictures of which one slides over the other, while some rows at the bottom stay; the one
  /// that belongs above comes from the right edge, or goes there.
  private static func slide(
    _ motion: VisibleHierarchy.Motion, from old: Grid, to new: Grid, keeping fixedRows: Int
  ) -> Grid {
    let isPush = motion.kind == .push
    let share = isPush ? 1 - motion.fraction : motion.fraction
    let column = Int((share * Double(new.size.columns)).rounded())
    var picture = isPush ? old : new
    picture.cursor = nil
    var moving = isPush ? new : old
    moving.cursor = nil
    picture.paste(moving, at: GridPosition(column: column, row: 0))
    if column > 0 {
      for row in 0..<new.size.rows {
        picture.put("│", at: GridPosition(column: column - 1, row: row), style: .border)
      }
    }
    for row in max(0, new.size.rows - fixedRows)..<new.size.rows {
      picture.set(new.row(row), 0, row)
    }
    return picture
  }

  /// Lets a picture be what keys and the pointer mean.
  func take(_ picture: LayerPicture, at place: LayerPlace, into frame: inout ScreenFrame) {
    frame.ring = FocusRing(picture.focusables)
    frame.totalRows = picture.totalRows
    frame.box = place.box
    frame.area = place.area
    frame.body = picture.body.moved(by: place.area.origin)
    frame.offset = picture.offset
  }

  /// A finger is always followed; what moves by itself only where that can be seen well.
  private func shows(_ motion: VisibleHierarchy.Motion) -> Bool {
    motion.isInteractive || state.showsSlides
  }
}
