internal import HeadlessUIKit

/// The target under the pointer.
enum PointerTarget: Equatable {
  /// A focusable element.
  case element(FocusID)
  /// A mark for more content above (-1) or below (1).
  case scrollMark(pages: Int)
  /// The upper border of a sheet, or a free place in its title bar.
  case grabber
  /// The visible part of the layers below the top one.
  case outside
  /// Any other place of the top layer.
  case nothing
}

/// The places of elements on the screen.
extension ScreenFrame {
  func target(at place: GridPosition) -> PointerTarget {
    guard let topLayer, box.contains(place) else { return .outside }
    let isSheet = topLayer.isSwipeDismissable && !showsMenu && box != area
    if isSheet, place.row == box.row { return .grabber }
    if let pages = scrollMark(at: place) { return .scrollMark(pages: pages) }
    var nearby: FocusID?
    for item in ring.items {
      guard let rect = rect(of: item) else { continue }
      if rect.contains(place) { return .element(item.id) }
      // The mark of the focus belongs to the element.
      let gutter = GridRect(
        column: rect.column - BodyLayout.gutter, row: rect.row, columns: BodyLayout.gutter,
        rows: rect.rows)
      if gutter.contains(place) { nearby = item.id }
    }
    return nearby.map { .element($0) } ?? (isSheet && place.row < body.row ? .grabber : .nothing)
  }

  func contains(_ place: GridPosition) -> Bool {
    grid.size.rect.contains(place)
  }

  /// The visible part of an element on the screen; nil if it is scrolled away.
  func rect(of focus: Focusable) -> GridRect? {
    guard focus.zone == .body else { return focus.rect.moved(by: area.origin) }
    var rect = focus.rect.moved(by: body.origin)
    rect.row -= offset
    let start = max(rect.row, body.row)
    let end = min(rect.endRow, body.endRow)
    guard start < end else { return nil }
    return GridRect(column: rect.column, row: start, columns: rect.columns, rows: end - start)
  }

  /// A place of the screen, counted from the start of a text, which may be scrolled away.
  func placeInText(_ place: GridPosition, of focus: Focusable) -> GridPosition? {
    guard let text = focus.text else { return nil }
    if focus.zone != .body {
      let rect = text.moved(by: focus.rect.origin).moved(by: area.origin)
      return GridPosition(column: place.column - rect.column, row: place.row - rect.row)
    }
    let rect = text.moved(by: focus.rect.origin).moved(by: body.origin)
    return GridPosition(column: place.column - rect.column, row: place.row + offset - rect.row)
  }

  /// Whether a drag to the right from a place is a swipe back.
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
