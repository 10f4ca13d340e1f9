internal import HeadlessUIKit

extension HostSession {
  private static let wheelRows = 3
  /// How many columns the pointer may move in a click.
  private static let columnsOfAClick = 2

  func handle(_ mouse: MouseEvent) {
    if panel.coversScreen(in: size) { return handleInPanel(mouse) }
    if help != nil { return handleInHelp(mouse) }
    switch mouse.kind {
    case .press(button: 0): press(at: mouse.position)
    case .drag(button: 0): drag(to: mouse.position)
    case .release(button: 0): release(at: mouse.position)
    case .scrollUp: turnWheel(by: -Self.wheelRows, at: mouse.position)
    case .scrollDown: turnWheel(by: Self.wheelRows, at: mouse.position)
    case .press, .drag, .release, .move: break
    }
  }

  /// Cancels the drag of the mouse, and returns false if there is none.
  @discardableResult
  func cancelDrag() -> Bool {
    defer { grip = nil }
    guard grip?.direction != nil else { return false }
    input.cancelGesture()
    return true
  }

  private func handleInPanel(_ mouse: MouseEvent) {
    cancelDrag()
    switch mouse.kind {
    case .scrollUp: panel.scroll(by: -Self.wheelRows)
    case .scrollDown: panel.scroll(by: Self.wheelRows)
    case .press, .drag, .release, .move: break
    }
  }

  private func press(at place: GridPosition) {
    // The button is down already: its release was lost.
    if cancelDrag() { return }
    let frame = frameAfterEntering(place)
    guard let layer = frame.layer, frame.contains(place), !isMoving(layer) else { return }
    let target = frame.target(at: place)
    if case .element(let id) = target, let focus = frame.ring[id] {
      move(to: focus, frame)
      state.stay(with: id)
      moveCaret(to: place, focus, frame)
    } else if case .scrollMark(let pages) = target {
      scroll(by: pages * max(1, frame.visibleRows - 1), frame)
    }
    grip = MouseGrip(
      target: target, start: place, isAtLeftEdge: frame.isAtLeftEdge(place), screen: layer.screen)
  }

  private func drag(to place: GridPosition) {
    guard let grip else { return }
    if grip.direction != nil { return input.moveGesture(to: grip.fraction(at: place)) }
    switch grip.target {
    case .grabber where place.row > grip.start.row:
      let frame = currentFrame()
      let isShort = 2 * (place.row - grip.start.row) <= frame.box.rows
      // The release makes the sheet smaller.
      if isShort, let sheet = frame.topLayer?.sheet, sheet.selectedDetentIndex > 0 { break }
      beginDrag(.down, to: place) { _ in
        try frame.topLayer.map { try input.beginSheetDrag(of: $0.root) }
      }
    case .grabber, .element, .scrollMark, .nothing:
      if grip.isAtLeftEdge {
        guard place.column > grip.start.column else { break }
        beginDrag(.right, to: place) { try $0.navigationController.map(input.beginSwipeBack) }
      } else if isDrag(grip, to: place), turnsPages(grip) {
        let forward = place.column < grip.start.column
        beginDrag(forward ? .left : .right, to: place) { layer in
          try layer.pageViewController.map { try input.beginPageTurn(in: $0, forward: forward) }
        }
      }
    case .outside:
      break
    }
  }

  private func release(at place: GridPosition) {
    guard let grip else { return }
    self.grip = nil
    if grip.direction != nil {
      let fraction = grip.fraction(at: place)
      input.moveGesture(to: fraction)
      return input.endGesture(cancelled: fraction <= 0.5)
    }
    switch grip.target {
    case .element(let id):
      let frame = currentFrame()
      guard frame.layer?.screen === grip.screen, frame.target(at: place) == grip.target,
        let focus = frame.ring[id], focus.editor == nil
      else { return }
      if case .row = focus.kind, isDrag(grip, to: place) { return }
      if !adjust(focus, at: place, frame) { activate(focus) }
    case .outside:
      let frame = currentFrame()
      if frame.showsMenu { return state.menu = nil }
      guard frame.layer?.screen === grip.screen, frame.contains(place),
        frame.target(at: place) == .outside, let layer = frame.topLayer
      else { return }
      tapOutside(layer)
    case .grabber:
      resizeSheet(grip, releasedAt: place)
    case .scrollMark, .nothing:
      break
    }
  }

  /// Selects the next larger or smaller detent.
  ///
  /// A click on the grabber selects the smallest detent after the largest one.
  private func resizeSheet(_ grip: MouseGrip, releasedAt place: GridPosition) {
    let frame = currentFrame()
    guard frame.layer?.screen === grip.screen, let layer = frame.topLayer else { return }
    let rows = grip.start.row - place.row
    let grabber = LayerPlace.grabber(in: frame.box)
    let isClicked =
      grabber.contains(grip.start) && grabber.contains(place)
      && layer.sheet?.prefersGrabberVisible == true
    guard rows != 0 || isClicked else { return }
    attempt { try input.resizeSheet(layer.root, larger: rows >= 0, wraps: isClicked) }
  }

  /// Dismisses a popover, unless it is modal, or cancels an action sheet.
  private func tapOutside(_ layer: VisibleHierarchy.Layer) {
    let isActionSheet = (layer.root as? UIAlertController)?.preferredStyle == .actionSheet
    if layer.style == .popover || isActionSheet { attempt { try input.tapOutside() } }
  }

  // MARK: Drags

  /// Begins a drag of the screen, a sheet or a page; if it cannot begin, the press has no effect.
  private func beginDrag(
    _ direction: MouseGrip.Direction, to place: GridPosition,
    _ begin: (VisibleHierarchy.Layer) throws -> Void?
  ) {
    let frame = currentFrame()
    guard var grip, let layer = frame.layer, layer.screen === grip.screen,
      (try? begin(layer)) != nil
    else {
      self.grip = nil
      return
    }
    grip.direction = direction
    grip.extent = direction == .down ? frame.box.rows : frame.area.columns
    self.grip = grip
    input.moveGesture(to: grip.fraction(at: place))
  }

  /// Whether the pointer has moved further to the side than in a click.
  private func isDrag(_ grip: MouseGrip, to place: GridPosition) -> Bool {
    abs(place.column - grip.start.column) > Self.columnsOfAClick
  }

  /// Whether a drag turns a page of the screen on which it began.
  private func turnsPages(_ grip: MouseGrip) -> Bool {
    let layer = currentFrame().layer
    return layer?.screen === grip.screen && layer?.pageViewController != nil
  }

  // MARK: Scrolling

  /// Scrolls the column under the pointer, without moving the focus.
  private func turnWheel(by rows: Int, at place: GridPosition) {
    let frame = frameAfterEntering(place)
    guard frame.box.contains(place) else { return }
    scroll(by: rows, frame)
  }

  func scroll(by rows: Int, _ frame: ScreenFrame) {
    guard let screen = frame.scope else { return }
    let last = max(0, frame.totalRows - frame.visibleRows)
    state.setScroll(min(state.scroll(of: screen) + rows, last), of: screen)
  }

  /// Whether a transition is running, during which UIKit ignores touches.
  private func isMoving(_ layer: VisibleHierarchy.Layer) -> Bool {
    layer.root.transitionCoordinator != nil || layer.screen.transitionCoordinator != nil
      || layer.navigationController?.transitionCoordinator != nil
  }
}
