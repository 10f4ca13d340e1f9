internal import HeadlessUIKit

/// What was drawn, and what can be done with it.
@MainActor
struct ScreenFrame {
  var grid: Grid
  /// What can have the focus in the layer on top.
  var ring = FocusRing([])
  /// The layer on top, nil for an empty window.
  var layer: VisibleHierarchy.Layer?
  /// How many rows of the body are in sight, and how many there are.
  var visibleRows = 0
  var totalRows = 0
  /// Where the layer on top is, with its border if it has one, and without.
  var box = GridRect(column: 0, row: 0, columns: 0, rows: 0)
  var area = GridRect(column: 0, row: 0, columns: 0, rows: 0)
  /// Where its body is on the screen, and how many of its rows are above that.
  var body = GridRect(column: 0, row: 0, columns: 0, rows: 0)
  var offset = 0
}

/// Draws the layers of a window, the one on top last.
@MainActor
struct ScreenRenderer {
  private static let formColumns = 60
  private static let lowestForm = 8

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
    for (index, layer) in layers.enumerated() {
      let isTop = index == layers.count - 1
      if index > 0 { frame.grid.dim() }
      let place = place(of: layer, depth: depth)
      let area: GridRect
      switch place {
      case .whole:
        area = GridRect(column: 0, row: 0, columns: size.columns, rows: size.rows)
        frame.box = area
        frame.grid.fill(area)
        depth = 0
      case .sheet(let rect):
        frame.grid.fill(rect)
        frame.grid.box(rect, style: .border)
        frame.box = rect
        area = rect.inset(columns: 1, rows: 1)
        depth += 1
      case .alert(let alert):
        drawAlert(alert, isTop: isTop, into: &frame)
        if isTop { frame.layer = layer }
        continue
      }
      var picture = LayerPicture(layer, size: area.size, state: state, isTop: isTop)
      picture.draw()
      frame.grid.paste(picture.grid, at: area.origin)
      guard isTop else { continue }
      state = picture.state
      frame.layer = layer
      frame.ring = FocusRing(picture.focusables)
      frame.visibleRows = picture.body.rows
      frame.totalRows = picture.totalRows
      frame.area = area
      frame.body = picture.body.moved(by: area.origin)
      frame.offset = state.scroll(of: layer.screen)
    }
    if !state.showsFocus { frame.grid.cursor = nil }
    return frame
  }

  private enum Place {
    case whole
    case sheet(GridRect)
    case alert(UIAlertController)
  }

  /// Sheets leave an edge of what they cover, and each one on top of another a little more.
  ///
  /// A form sheet is as high as its content where there is room for it to stand free; else, as on
  /// a phone, it is a page sheet.
  private func place(of layer: VisibleHierarchy.Layer, depth: Int) -> Place {
    if let alert = layer.root as? UIAlertController { return .alert(alert) }
    let roomy = size.columns >= 60
    let side = (roomy ? 4 : 1) + (roomy ? 2 : 1) * depth
    let top = (size.rows >= 20 ? 2 : 1) + depth
    switch layer.style {
    case .formSheet where size.columns >= 80, .popover where size.columns >= 80:
      let columns = Self.formColumns
      let natural = LayerPicture.naturalHeight(of: layer, columns: columns - 2, state: state) + 2
      let rows = min(max(natural, Self.lowestForm), size.rows - 2 * top)
      return .sheet(
        GridRect(
          column: (size.columns - columns) / 2, row: (size.rows - rows) / 2, columns: columns,
          rows: rows))
    case .pageSheet, .automatic, .formSheet, .popover:
      return .sheet(
        GridRect(
          column: side, row: top, columns: size.columns - 2 * side, rows: size.rows - top))
    default:
      return .whole
    }
  }
}
