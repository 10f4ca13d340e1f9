internal import HeadlessUIKit

/// The picture of a window, and the elements in it.
@MainActor
struct ScreenFrame {
  var grid: Grid
  /// The focusable elements of the top layer, or of the menu over it.
  var ring = FocusRing([])
  /// The top layer, or its column with the focus; nil for an empty window.
  var layer: VisibleHierarchy.Layer?
  /// The open menu, which alone can be used.
  var menu: OpenMenu.Level?
  /// The rows of the body's content, visible or not.
  var totalRows = 0
  /// The place of the layer, with and without its border.
  var box = GridRect(column: 0, row: 0, columns: 0, rows: 0)
  var area = GridRect(column: 0, row: 0, columns: 0, rows: 0)
  /// The place of its body on the screen, and the number of rows that are scrolled away above.
  var body = GridRect(column: 0, row: 0, columns: 0, rows: 0)
  var offset = 0
  /// Whether a transition is drawn, so that more frames follow.
  var isMoving = false
  /// The columns of a split view controller in the top layer; the other properties are of the
  /// column with the focus.
  var columns: [ColumnPlace] = []
  /// The layer that contains the columns; nil without columns.
  var whole: VisibleHierarchy.Layer?

  /// The top layer with all of its columns, as UIKit presents it.
  var topLayer: VisibleHierarchy.Layer? { whole ?? layer }

  /// The layer to which Esc applies: the focused column if it shows a back button, otherwise the top
  /// layer.
  var escapeLayer: VisibleHierarchy.Layer? {
    layer?.showsBackButton == true ? layer : topLayer
  }

  /// The search that Esc cancels, in the column that has the focus; nil if there is none.
  var cancellableSearch: UISearchController? {
    guard let search = layer?.searchController, search.isActive,
      search.searchBar.showsCancelButton
    else { return nil }
    return search
  }

  /// The key for the focus and the scroll offset in `ScreenState`: the screen, or the menu over it.
  var scope: AnyObject? { menu ?? layer?.screen }
  var showsMenu: Bool { menu != nil }
  var visibleRows: Int { body.rows }
}

/// Draws the layers of a window, the one on top last.
@MainActor
struct ScreenRenderer {
  let size: GridSize
  var state: ScreenState

  /// Draws a window, and changes the state for the next frame.
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
    var outer = LayerPlace(box: size.rect, hasBorder: false)
    for (index, layer) in layers.enumerated() {
      let isTop = index == layers.count - 1
      if index > 0 { frame.grid.dim() }
      if isTop { frame.layer = layer }
      if let alert = layer.root as? UIAlertController {
        drawAlert(alert, style: layer.style, from: below, isTop: isTop, into: &frame)
        below = []
        continue
      }
      var place = place(of: layer, depth: depth, from: below, over: outer)
      outer = place
      depth = place.hasBorder ? depth + 1 : 0
      if let motion = layer.motion, shows(motion) {
        if !motion.isInteractive { frame.isMoving = true }
        place.sink(by: motion, in: size)
      }
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
    var picture = LayerPicture(layer, in: place.area, state: state, isTop: isTop)
    picture.draw()
    if isTop {
      state = picture.state
      // If the stack becomes columns, the focus stays in the column of this screen.
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

  /// A picture that slides over another one, from the right edge for a push and back for a pop;
  /// some rows at the bottom do not move.
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
    if column > 0 { picture.line(column: column - 1, in: new.size.rect) }
    for row in max(0, new.size.rows - fixedRows)..<new.size.rows {
      picture.set(new.row(row), 0, row)
    }
    return picture
  }

  /// Applies keys and clicks to the elements of a picture.
  func take(_ picture: LayerPicture, at place: LayerPlace, into frame: inout ScreenFrame) {
    frame.ring = FocusRing(picture.focusables)
    frame.totalRows = picture.totalRows
    frame.box = place.box
    frame.area = place.area
    frame.body = picture.body.moved(by: place.area.origin)
    frame.offset = picture.offset
  }

  /// Whether a transition is drawn: always while a finger drives it.
  private func shows(_ motion: VisibleHierarchy.Motion) -> Bool {
    motion.isInteractive || state.showsSlides
  }
}
