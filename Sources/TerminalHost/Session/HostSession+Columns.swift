internal import HeadlessUIKit

// Columns side by side, and pages that turn.
extension HostSession {
  /// Tab: goes to the next element, or from the last element of a column to the next column.
  func moveOn(from focus: Focusable?, backward: Bool, _ frame: ScreenFrame) {
    let edge = backward ? frame.ring.items.first : frame.ring.items.last
    let isAtEdge = focus == nil ? frame.ring.items.isEmpty : focus?.id == edge?.id
    guard isAtEdge, enterColumn(backward ? -1 : 1, of: frame, wraps: true) else {
      return move(to: frame.ring.next(after: focus?.id, backward: backward), frame)
    }
    let entered = currentFrame()
    move(to: backward ? entered.ring.items.last : entered.ring.items.first, entered)
  }

  /// Left or Right at the end of a row: goes to the next column, or turns a page.
  func moveAside(_ direction: FocusRing.Direction, _ frame: ScreenFrame) -> Bool {
    let isRight = direction == .right
    if enterColumn(isRight ? 1 : -1, of: frame, wraps: false) { return true }
    guard frame.layer?.pageViewController != nil else { return false }
    turnPage(forward: isRight, frame)
    return true
  }

  func turnPage(forward: Bool, _ frame: ScreenFrame) {
    guard !frame.showsMenu, let pages = frame.layer?.pageViewController else { return }
    attempt { try input.turnPage(in: pages, forward: forward) }
  }

  /// Moves the focus to another column; false if there is none in that direction.
  private func enterColumn(_ step: Int, of frame: ScreenFrame, wraps: Bool) -> Bool {
    let count = frame.columns.count
    guard count > 1, !frame.showsMenu,
      let active = frame.columns.firstIndex(where: \.isActive)
    else { return false }
    let index = wraps ? (active + step + count) % count : active + step
    guard frame.columns.indices.contains(index) else { return false }
    state.activeColumn = frame.columns[index].root
    return true
  }

  /// Moves the focus to the column at a place, and returns the new frame.
  func frameAfterEntering(_ place: GridPosition) -> ScreenFrame {
    let frame = currentFrame()
    if frame.showsMenu { return frame }
    for column in frame.columns where !column.isActive && column.area?.contains(place) ?? false {
      state.activeColumn = column.root
      return currentFrame()
    }
    return frame
  }
}
