internal import HeadlessUIKit

/// What a pointer is at.
enum PointerTarget: Equatable {
  /// Something that can have the focus.
  case thing(FocusID)
  /// A mark that says that there is more above (-1) or below (1).
  case scrollMark(pages: Int)
  /// The upper border of a sheet, or a free place in its title bar.
  case grabber
  /// Whatever the layer on top leaves of those below it.
  case outside
  /// Anything else of the layer on top.
  case nothing
}

/// The one place that knows where on the screen the things of a frame are.
extension ScreenFrame {
  func target(at place: GridPosition) -> PointerTarget {
    guard let layer, box.contains(place) else { return .outside }
    let isSheet = layer.isSwipeDismissable && !showsMenu && box != area
    if isSheet, place.row == box.row { return .grabber }
    if let pages = scrollMark(at: place) { return .scrollMark(pages: pages) }
    var nearby: FocusID?
    for item in ring.items {
      guard let rect = rect(of: item) else { continue }
      if rect.contains(place) { return .thing(item.id) }
      // The mark of the focus belongs to the thing.
      let gutter = GridRect(
        column: rect.column - BodyLayout.gutter, row: rect.row, columns: BodyLayout.gutter,
        rows: rect.rows)
      if gutter.contains(place) { nearby = item.id }
    }
    return nearby.map { .thing($0) } ?? (isSheet && place.row < body.row ? .grabber : .nothing)
  }

  func contains(_ place: GridPosition) -> Bool {
    grid.size.rect.contains(place)
  }

  /// Where a thing is on the screen; nil while it is scrolled away.
  func rect(of focus: Focusable) -> GridRect? {
    guard focus.zone == .body else { return focus.rect.moved(by: area.origin) }
    var rect = focus.rect.moved(by: body.origin)
    rect.row -= offset
    let start = max(rect.row, body.row)
    let end = min(rect.endRow, body.endRow)
    guard start < end else { return nil }
    return GridRect(column: rect.column, row: start, columns: rect.columns, rows: end - start)
  }

  /// A place of the screen counted from where an editor's text begins, which may be scrolled away.
  func placeInText(_ place: GridPosition, of focus: Focusable) -> GridPosition? {
    guard let text = focus.text else { return nil }
    if focus.zone != .body {
      let rect = text.moved(by: focus.rect.origin).moved(by: area.origin)
      return GridPosition(column: place.column - rect.column, row: place.row - rect.row)
    }
    let rect = text.moved(by: focus.rect.origin).moved(by: body.origin)
    return GridPosition(column: place.column - rect.column, row: place.row + offset - rect.row)
  }

  /// Whether a finger put here and drawn to the right would swipe back.
  func isAtLeftEdge(_ place: GridPosition) -> Bool {
    !showsMenu && box.contains(place) && place.column < area.column + 2
  }

  private func scrollMark(at place: GridPosition) -> Int? {
    guard place.column == body.endColumn - 1 else { return nil }
    if place.row == body.row, offset > 0 { return -1 }
    if place.row == body.endRow - 1, offset + visibleRows < totalRows { return 1 }
    return nil
  }
}
