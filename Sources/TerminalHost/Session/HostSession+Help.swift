internal import HeadlessUIKit

extension HostSession {
  func context(_ frame: ScreenFrame) -> KeyContext {
    let focus = focus(in: frame)
    return KeyContext(
      frame: frame, focus: focus, canChoose: isVisible(focus, frame), hasPanel: panel.exists,
      hasOtherScenes: hasOtherScenes)
  }

  /// Handles a key while the help covers the app.
  func handleInHelp(_ press: KeyPress) {
    let page = max(1, size.rows - 5)
    switch press.key {
    case .up: help?.scroll(by: -1)
    case .down: help?.scroll(by: 1)
    case .pageUp: help?.scroll(by: -page)
    case .pageDown, .character(" "): help?.scroll(by: page)
    case .home: help = HelpBox()
    case .end: help?.scrollToEnd()
    case .escape, .character("?"), .character("q"), .function(1), .enter: help = nil
    case .character, .tab, .backspace, .delete, .insert, .left, .right, .function: break
    }
  }

  /// A click beside the box closes it.
  func handleInHelp(_ mouse: MouseEvent) {
    switch mouse.kind {
    case .scrollUp: help?.scroll(by: -3)
    case .scrollDown: help?.scroll(by: 3)
    case .press(button: 0):
      let frame = currentFrame()
      let rect = HelpBox.rect(in: frame.grid.size, KeyGuide(context(frame)))
      if !rect.contains(mouse.position) { help = nil }
    case .press, .drag, .release, .move: break
    }
  }
}
