internal import Foundation
internal import HeadlessUIKit

extension HostSession {
  /// Splits Alt with a character into Esc and the character, for which terminals send the same
  /// bytes; not if the combination edits the text that has the focus.
  package func parts(of event: InputEvent) -> [InputEvent] {
    guard case .key(let press) = event, press.modifiers.contains(.alt) else { return [event] }
    switch press.key {
    case .character, .enter, .tab, .backspace: break
    case .escape, .delete, .insert, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown,
      .function:
      return [event]
    }
    let isText = device.run {
      help == nil && focus(in: currentFrame())?.editor != nil
    }
    if isText, TextCommand(press) != nil { return [event] }
    let character = KeyPress(press.key, press.modifiers.subtracting(.alt))
    return [.key(KeyPress(.escape)), .key(character)]
  }

  func handle(_ press: KeyPress) {
    switch press {
    case KeyPress(.character("c"), .control):
      isFinished = true
      return
    case KeyPress(.character("t"), .control) where panel.exists:
      panel.toggle()
      return
    case KeyPress(.character("n"), .control) where hasOtherScenes:
      device.application.runner?.showNextScene()
      return
    default:
      break
    }
    // A key during a drag only cancels the drag.
    if cancelDrag() { return }
    let hasModifier = !press.modifiers.subtracting(.shift).isEmpty
    if hasModifier, panel.coversScreen(in: size) || help != nil { return }
    if panel.coversScreen(in: size) { return handleInPanel(press) }
    if help != nil { return handleInHelp(press) }
    let frame = currentFrame()
    let focus = focus(in: frame)
    if let focus, focus.editor != nil, edit(press, focus, frame) { return revealCaret(of: focus) }
    if press == KeyPress(.character("t"), .control) {
      notice = "There is no side panel: '--inspect' shows one."
    }
    if hasModifier { return }
    switch press.key {
    case .tab:
      moveOn(from: focus, backward: press.modifiers == .shift, frame)
    case .up: moveVertically(.up, from: focus, frame)
    case .down: moveVertically(.down, from: focus, frame)
    case .left: moveSideways(.left, from: focus, frame)
    case .right: moveSideways(.right, from: focus, frame)
    case .pageUp: movePage(by: -1, from: focus, frame)
    case .pageDown: movePage(by: 1, from: focus, frame)
    case .home: moveToEnd(isStart: true, frame)
    case .end: moveToEnd(isStart: false, frame)
    case .enter, .character(" "):
      if let focus { choose(focus, frame) }
    case .escape: goBack(frame)
    case .character("q"): isFinished = true
    case .character("?"), .function(1): help = HelpBox()
    case .function(6): move(toPartAfter: focus, backward: press.modifiers == .shift, frame)
    case .character("m"):
      if !frame.showsMenu, !openMenu(of: focus, isPrimary: false), notice == nil {
        notice = "There is no menu."
      }
    case .character("r"): refresh(frame)
    case .character("<"): turnPage(forward: false, frame)
    case .character(">"): turnPage(forward: true, frame)
    case .character(let character):
      if let number = character.wholeNumberValue { selectTab(number, frame) }
    case .backspace, .delete, .insert, .function: break
    }
  }

  /// F6: goes to the next part of the screen, for example from a list to the bar below it.
  private func move(toPartAfter focus: Focusable?, backward: Bool, _ frame: ScreenFrame) {
    let next = frame.ring.entry(
      after: focus?.zone ?? .body, backward: backward, fromRow: frame.offset)
    if let next { move(to: next, frame) }
  }

  private func handleInPanel(_ press: KeyPress) {
    switch press.key {
    case .up: panel.scroll(by: -1)
    case .down: panel.scroll(by: 1)
    case .pageUp: panel.scroll(by: -size.rows / 2)
    case .pageDown: panel.scroll(by: size.rows / 2)
    case .home: panel.scroll(by: -panel.scroll)
    case .end: panel.scrollToEnd()
    case .escape: panel.toggle()
    case .character("q"): isFinished = true
    default: break
    }
  }

  /// Activates an element if it is visible; otherwise only scrolls to it.
  private func choose(_ focus: Focusable, _ frame: ScreenFrame) {
    guard isVisible(focus, frame) else { return state.revealFocus() }
    activate(focus)
    // The action may have made a view above the element higher.
    state.revealFocus()
  }

  // MARK: Moving the focus

  /// Moves the focus, and makes a text field or view the first responder.
  func move(to target: Focusable?, _ frame: ScreenFrame) {
    guard let target else { return }
    setFocus(target, in: frame)
    beginWriting(target)
  }

  /// Goes to the element above or below, or scrolls by a line if it is too far away.
  private func moveVertically(
    _ direction: FocusRing.Direction, from focus: Focusable?, _ frame: ScreenFrame
  ) {
    let target = frame.ring.neighbour(of: focus?.id, direction)
    guard let screen = frame.scope else { return }
    let step = direction == .up ? -1 : 1
    let offset = state.scroll(of: screen)
    let canScroll = step < 0 ? offset > 0 : offset + frame.visibleRows < frame.totalRows
    guard let target, target.zone == .body else {
      // Before the focus leaves the body for a bar, the body scrolls to its end.
      let isPast = target != nil && isPast(focus, step)
      if canScroll, !isPast {
        return state.setScroll(offset + step, of: screen)
      }
      return move(to: entrance(to: target, from: focus, frame), frame)
    }
    let distance =
      step < 0 ? offset - target.rect.row : target.rect.endRow - (offset + frame.visibleRows)
    if canScroll, distance > frame.visibleRows / 2 {
      state.setScroll(offset + step, of: screen)
    } else {
      move(to: target, frame)
    }
  }

  private func isPast(_ focus: Focusable?, _ step: Int) -> Bool {
    guard let zone = focus?.zone else { return false }
    return step < 0 ? zone == .top : zone > .body
  }

  /// The selected tab if the focus enters the tab bar from above, otherwise the target.
  private func entrance(
    to target: Focusable?, from focus: Focusable?, _ frame: ScreenFrame
  ) -> Focusable? {
    guard target?.zone == .bottom, focus?.zone != .bottom else { return target }
    return frame.ring.selectedTab ?? target
  }

  private func moveSideways(
    _ direction: FocusRing.Direction, from focus: Focusable?, _ frame: ScreenFrame
  ) {
    if adjust(focus, forward: direction == .right) { return }
    if frame.showsMenu {
      if direction == .left, state.menu?.isNested == true { return closeMenu() }
      if direction == .right, case .menuElement(let menu as UIMenu)? = focus?.kind {
        state.menu?.open(menu)
      }
      return
    }
    let target = frame.ring.neighbour(of: focus?.id, direction)
    if target == nil, moveAside(direction, frame) { return }
    move(to: target, frame)
  }

  private func movePage(by pages: Int, from focus: Focusable?, _ frame: ScreenFrame) {
    let rows = max(1, frame.visibleRows - 1) * pages
    guard let focus, focus.zone == .body else { return scroll(by: rows, frame) }
    let row = focus.rect.row
    let reached = pages > 0 ? row + 1...row + rows : row + rows...row - 1
    let items = frame.ring.items.filter { $0.zone == .body && reached.contains($0.rect.row) }
    if let target = pages > 0 ? items.last : items.first {
      move(to: target, frame)
    } else {
      scroll(by: rows, frame)
    }
  }

  /// Scrolls to the start or the end, and focuses the first or last element if it is visible there.
  private func moveToEnd(isStart: Bool, _ frame: ScreenFrame) {
    guard let screen = frame.scope else { return }
    let items = frame.ring.items.filter { $0.zone == .body }
    let target = isStart ? items.first : items.last
    let offset = isStart ? 0 : max(0, frame.totalRows - frame.visibleRows)
    if let target, target.rect.endRow > offset, target.rect.row < offset + frame.visibleRows {
      move(to: target, frame)
      state.stay(with: target.id)
    }
    state.setScroll(offset, of: screen)
  }
}
