internal import HeadlessUIKit

extension HostSession {
  /// Whether the user types a search on the visible screen.
  func isSearching(_ frame: ScreenFrame) -> Bool {
    guard let search, search.isTyping else { return false }
    return search.screen === frame.scope
  }

  func beginSearch(_ frame: ScreenFrame) {
    guard let screen = frame.scope else { return }
    search = Search(
      on: screen, origin: focus(in: frame)?.id, scroll: state.scroll(of: screen))
  }

  func handleInSearch(_ press: KeyPress, _ frame: ScreenFrame) {
    switch press.key {
    case .character(let character) where press.modifiers.isEmpty:
      typeInSearch(String(character), frame)
    case .backspace:
      guard search?.deleteBackward(in: frame.ring) == true else { return cancelSearch(frame) }
      showFound(frame)
    case .escape:
      cancelSearch(frame)
    case .enter:
      endTypingInSearch()
    case .tab, .up, .down, .pageUp, .pageDown:
      // Moving on from the match ends the search.
      endTypingInSearch()
      handle(press)
    case .character, .delete, .insert, .left, .right, .home, .end, .function:
      break
    }
  }

  private func endTypingInSearch() {
    search?.isTyping = false
    if search?.found == nil { search = nil }
  }

  func typeInSearch(_ text: String, _ frame: ScreenFrame) {
    search?.append(text, in: frame.ring)
    showFound(frame)
  }

  /// Goes to the next match of the last search, if there was one on this screen.
  func searchAgain(backward: Bool, _ frame: ScreenFrame) {
    guard search != nil, search?.screen === frame.scope else { return }
    let focus = focus(in: frame)?.id
    if let next = search?.advance(from: focus, backward: backward, in: frame.ring) {
      setFocus(next, in: frame)
      state.revealFocus()
    } else {
      notice = "Nothing contains \"\(search?.query ?? "")\"."
    }
  }

  /// Focuses the match; without one, the focus returns to where it was before the search.
  private func showFound(_ frame: ScreenFrame) {
    guard let search else { return }
    guard let found = frame.ring[search.found] else { return goBackToOrigin(frame) }
    setFocus(found, in: frame)
    state.revealFocus()
  }

  private func cancelSearch(_ frame: ScreenFrame) {
    goBackToOrigin(frame)
    search = nil
  }

  private func goBackToOrigin(_ frame: ScreenFrame) {
    guard let search, let screen = frame.scope else { return }
    state.restore(search.origin, scroll: search.originalScroll, of: screen)
  }
}
