internal import HeadlessUIKit

/// The picture of one layer of a window: its bars, its body and its tabs.
@MainActor
struct LayerPicture {
  let layer: VisibleHierarchy.Layer
  let isTop: Bool
  /// The place on the screen.
  let origin: GridPosition
  var grid: Grid
  var state: ScreenState
  var focusables: [Focusable] = []
  /// Elements outside the layer to which the focus can go from the layer: the tabs below columns.
  var neighbours: [Focusable] = []
  /// The rows between the bars.
  private(set) var body: GridRect
  private(set) var totalRows = 0
  private var barItems: [BodyItem] = []
  private var layout: BodyLayout?
  private(set) var offset = 0

  init(_ layer: VisibleHierarchy.Layer, in area: GridRect, state: ScreenState, isTop: Bool) {
    self.layer = layer
    self.state = state
    self.isTop = isTop
    origin = area.origin
    grid = Grid(area.size)
    body = area.size.rect
  }

  /// The rows that a layer needs for its whole content.
  static func naturalHeight(
    of layer: VisibleHierarchy.Layer, columns: Int, state: ScreenState
  ) -> Int {
    let body = layer.content.viewIfLoaded.map {
      BodyLayout($0, columns: columns, state: state).height
    }
    return barRows(of: layer, columns: columns, state: state) + (body ?? 0) + 1
  }

  static func barRows(
    of layer: VisibleHierarchy.Layer, columns: Int, state: ScreenState
  ) -> Int {
    let bar = NavigationBarPicture(layer, columns: columns, state: state)?.height ?? 0
    let tools = ToolbarPicture(layer, endRow: 0, columns: columns, state: state)?.height ?? 0
    let dots = PageDotsPicture(layer)?.height ?? 0
    let above = TabAccessoryPicture(layer, columns: columns, state: state)?.height ?? 0
    return bar + tools + dots + above + (layer.showsTabBar ? TabBarPicture.height : 0)
  }

  /// Lays out the layer, chooses its focus, scrolls to it, and draws.
  mutating func draw() {
    let bar = NavigationBarPicture(layer, columns: body.columns, state: state)
    let tabs = TabBarPicture(layer)
    let dots = PageDotsPicture(layer)
    var lines: [Int] = []
    if let bar {
      lines.append(bar.height - 1)
      body.row += bar.height
      body.rows = max(0, body.rows - bar.height)
    }
    if tabs != nil { body.rows = max(0, body.rows - TabBarPicture.height) }
    var above = TabAccessoryPicture(layer, columns: body.columns, state: state)
    if let height = above?.height {
      body.rows = max(0, body.rows - height)
      above?.place(at: body.endRow)
      lines.append(body.endRow)
    }
    let tools = ToolbarPicture(
      layer, endRow: body.endRow, columns: body.columns, state: state)
    if let tools {
      body.rows = max(0, body.rows - tools.height)
      lines.append(body.endRow)
    }
    if let dots { body.rows = max(0, body.rows - dots.height) }

    let screen = layer.screen
    screen.loadViewIfNeeded()
    let layout = layer.content.viewIfLoaded.map {
      BodyLayout($0, columns: body.columns, state: state)
    }
    self.layout = layout
    totalRows = layout?.height ?? 0
    barItems = (bar?.items ?? []) + (tools?.items ?? []) + (above?.items ?? [])
    focusables = barItems.compactMap(\.focus) + (layout?.focusables ?? [])
    let tabRow = grid.size.rows - 1
    let laidTabs = tabs?.lay(row: tabRow, columns: body.columns)
    focusables += (laidTabs?.focusables ?? []) + neighbours

    let focus = isTop ? chooseFocus(on: screen) : nil
    if isTop {
      state.follow(focus, of: screen, visible: body.rows, total: totalRows)
    }
    followScrollRequests()
    offset = min(state.scroll(of: screen), max(0, totalRows - body.rows))
    grid.draw(
      layout?.items ?? [], in: body, offset: offset, totalRows: totalRows, focus: shown(focus))
    for row in lines { grid.line(from: 0, to: body.columns, row: row, style: .border) }
    for item in barItems { grid.draw(item, row: item.rect.row, focus: shown(focus)) }
    laidTabs?.draw(into: &grid, focus: shown(focus))
    dots?.draw(row: body.endRow, columns: body.columns, into: &grid)
    if let background = Look.background(of: layer) { grid.paint(background) }
  }

  /// Scrolls to the rows to which the app scrolls its lists.
  private mutating func followScrollRequests() {
    for item in layout?.items ?? [] {
      guard let rows = item.rows, let list = rows.list as? UITableView,
        let target = list.scrollTarget?.indexPath, target.section == rows.section,
        rows.paths.contains(target.row)
      else { continue }
      let rect = rows.rect(ofRow: target.row, in: item.rect)
      state.followScrollRequest(of: list, row: rect, on: layer.screen, visible: body.rows)
    }
  }

  /// The place on the screen of a view or bar button; nil if it is not visible.
  func place(of source: AnyObject) -> GridRect? {
    for item in barItems where item.shows(source) { return item.rect.moved(by: origin) }
    var place: GridRect?
    for item in layout?.items ?? [] {
      guard var rect = item.place(of: source) else { continue }
      rect.row += body.row - offset
      guard rect.row < body.endRow, rect.endRow > body.row else { continue }
      place = place?.union(rect) ?? rect
    }
    return place?.moved(by: origin)
  }

  private func shown(_ focus: Focusable?) -> FocusID? { state.showsFocus ? focus?.id : nil }

  /// Keeps the focus, or gives it to the first element if that is visible, so that a long text with
  /// a button at its end does not scroll there.
  private mutating func chooseFocus(on screen: UIViewController) -> Focusable? {
    let ring = FocusRing(focusables)
    let before = state
    let rows = body.rows
    return state.chooseFocus(of: screen, in: ring) {
      ring.first.flatMap { before.isVisible($0, of: screen, visible: rows) ? $0 : nil }
    }
  }
}

extension [LayerPicture] {
  /// The place on the screen of a view or bar button, in the first picture that shows it.
  @MainActor
  func place(of source: AnyObject) -> GridRect? {
    for picture in self {
      if let place = picture.place(of: source) { return place }
    }
    return nil
  }
}
