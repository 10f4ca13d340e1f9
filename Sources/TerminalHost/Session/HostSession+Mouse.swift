internal import HeadlessUIKit

extension HostSession {
  private static let wheelRows = 3
  /// How far the pointer may slip aside in a click.
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

  /// Lets go of what the mouse drags, which goes back to its place; false if it drags nothing.
  @discardableResult
  func letGo() -> Bool {
    defer { grip = nil }
    switch grip?.kind {
    case .swipe:
      input.cancelSwipe()
      return true
    case .sheet:
      input.cancelSheetDrag()
      return true
    case .page:
      input.cancelPageTurn()
      return true
    case .thing, .grabber, .outside, .nothing, nil:
      return false
    }
  }

  private func handleInPanel(_ mouse: MouseEvent) {
    letGo()
    switch mouse.kind {
    case .scrollUp: panel.scroll(by: -Self.wheelRows)
    case .scrollDown: panel.scroll(by: Self.wheelRows)
    case .press, .drag, .release, .move: break
    }
  }

  private func press(at place: GridPosition) {
    // The button is down already: its release got lost.
    if letGo() { return }
    let frame = frameAfterEntering(place)
    guard let layer = frame.layer, frame.contains(place), !isMoving(layer) else { return }
    search?.isTyping = false
    let kind: MouseGrip.Kind
    switch frame.target(at: place) {
    case .thing(let focus):
      kind = .thing(focus.id)
      move(to: focus, frame)
      state.stay(with: focus.id)
      moveCaret(to: place, selecting: false, focus, frame)
    case .scrollMark(let pages):
      kind = .nothing
      scroll(by: pages * max(1, frame.visibleRows - 1), frame)
    case .grabber: kind = .grabber
    case .outside: kind = .outside
    case .nothing: kind = .nothing
    }
    grip = MouseGrip(
      kind: kind, start: place, isAtLeftEdge: frame.isAtLeftEdge(place), screen: layer.screen)
  }

  private func drag(to place: GridPosition) {
    guard let grip else { return }
    switch grip.kind {
    case .swipe:
      input.moveSwipe(to: grip.fraction(at: place))
    case .sheet:
      input.moveSheetDrag(to: grip.fraction(at: place))
    case .page:
      input.movePageTurn(to: grip.fraction(at: place))
    case .grabber where place.row > grip.start.row:
      beginSheetDrag(to: place)
    case .grabber, .thing, .nothing:
      if grip.isAtLeftEdge {
        if place.column > grip.start.column { beginSwipe(to: place) }
      } else if isDrag(grip, to: place), turnsPages(grip) {
        beginPageTurn(to: place)
      } else {
        select(to: place)
      }
    case .outside:
      break
    }
  }

  private func release(at place: GridPosition) {
    guard let grip else { return }
    self.grip = nil
    switch grip.kind {
    case .swipe:
      input.moveSwipe(to: grip.fraction(at: place))
      if grip.fraction(at: place) > 0.5 { input.finishSwipe() } else { input.cancelSwipe() }
    case .sheet:
      input.moveSheetDrag(to: grip.fraction(at: place))
      if grip.fraction(at: place) > 0.5 { input.finishSheetDrag() } else { input.cancelSheetDrag() }
    case .page:
      input.movePageTurn(to: grip.fraction(at: place))
      if grip.fraction(at: place) > 0.5 { input.finishPageTurn() } else { input.cancelPageTurn() }
    case .thing(let id):
      let frame = currentFrame()
      guard frame.layer?.screen === grip.screen, case .thing(let focus) = frame.target(at: place),
        focus.id == id, focus.editor == nil
      else { return }
      if case .row = focus.kind, isDrag(grip, to: place) { return }
      if !adjust(focus, at: place, frame) { activate(focus) }
    case .outside:
      let frame = currentFrame()
      if frame.showsMenu { return state.menu = nil }
      guard let layer = frame.layer, layer.screen === grip.screen, frame.contains(place),
        case .outside = frame.target(at: place)
      else { return }
      tapOutside(layer)
    case .grabber:
      enlargeSheet(grip, releasedAt: place)
    case .nothing:
      break
    }
  }

  /// A drag up leads to the next larger height, and a click on the grabber from the last to the first.
  private func enlargeSheet(_ grip: MouseGrip, releasedAt place: GridPosition) {
    let frame = currentFrame()
    guard let layer = frame.layer, layer.screen === grip.screen else { return }
    let isDragged = place.row < grip.start.row
    let grabber = LayerPlace.grabber(in: frame.box)
    let isClicked =
      grabber.contains(grip.start) && grabber.contains(place)
      && layer.sheet?.prefersGrabberVisible == true
    if isDragged || isClicked { attempt { try input.enlargeSheet(layer.root, wraps: isClicked) } }
  }

  /// UIKit dismisses a popover that does not insist on staying, and cancels an action sheet.
  private func tapOutside(_ layer: VisibleHierarchy.Layer) {
    let isActionSheet = (layer.root as? UIAlertController)?.preferredStyle == .actionSheet
    if layer.style == .popover || isActionSheet { attempt { try input.tapOutside() } }
  }

  // MARK: Drags

  /// A screen that does not let itself be swiped just stays.
  private func beginSwipe(to place: GridPosition) {
    let frame = currentFrame()
    guard var grip, let layer = frame.layer, layer.screen === grip.screen,
      let navigation = layer.navigationController,
      (try? input.beginSwipeBack(in: navigation)) != nil
    else {
      self.grip = nil
      return
    }
    grip.kind = .swipe
    grip.extent = frame.area.columns
    self.grip = grip
    input.moveSwipe(to: grip.fraction(at: place))
  }

  private func beginSheetDrag(to place: GridPosition) {
    let frame = currentFrame()
    guard var grip, let layer = frame.layer, layer.screen === grip.screen,
      (try? input.beginSheetDrag(of: layer.root)) != nil
    else {
      self.grip = nil
      return
    }
    grip.kind = .sheet
    grip.extent = frame.box.rows
    self.grip = grip
    input.moveSheetDrag(to: grip.fraction(at: place))
  }

  /// Whether the pointer has moved further aside than in a click.
  private func isDrag(_ grip: MouseGrip, to place: GridPosition) -> Bool {
    abs(place.column - grip.start.column) > Self.columnsOfAClick
  }

  /// Whether a drag to the side is for a page: one over a text that is being written is for the text.
  private func turnsPages(_ grip: MouseGrip) -> Bool {
    let frame = currentFrame()
    guard let layer = frame.layer, layer.screen === grip.screen, layer.pageViewController != nil
    else { return false }
    guard case .thing(let id) = grip.kind else { return true }
    return frame.ring[id]?.editor?.isFirstResponder != true
  }

  /// At the first and the last page there is nothing to turn to.
  private func beginPageTurn(to place: GridPosition) {
    let frame = currentFrame()
    guard var grip, let pages = frame.layer?.pageViewController else { return }
    let forward = place.column < grip.start.column
    guard (try? input.beginPageTurn(in: pages, forward: forward)) != nil else {
      self.grip = nil
      return
    }
    grip.kind = .page(forward: forward)
    grip.extent = frame.area.columns
    self.grip = grip
    input.movePageTurn(to: grip.fraction(at: place))
  }

  /// A drag over a text that can be written selects a part of it.
  private func select(to place: GridPosition) {
    let frame = currentFrame()
    guard case .thing(let id)? = grip?.kind, frame.layer?.screen === grip?.screen,
      let focus = frame.ring[id], focus.editor?.isFirstResponder == true
    else { return }
    moveCaret(to: place, selecting: true, focus, frame)
  }

  // MARK: Scrolling

  /// Scrolls what the pointer is over; the focus stays, in sight or not.
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

  /// During a transition UIKit takes no touches.
  private func isMoving(_ layer: VisibleHierarchy.Layer) -> Bool {
    layer.root.transitionCoordinator != nil || layer.screen.transitionCoordinator != nil
      || layer.navigationController?.transitionCoordinator != nil
  }
}
