internal import Foundation
internal import HeadlessUIKit

extension HostSession {
  func beginWriting(_ focus: Focusable) {
    switch focus.kind {
    case .field(let field):
      if !field.isFirstResponder { attempt { try input.tap(field) } }
    case .textView(let view):
      if !view.isFirstResponder { view.becomeFirstResponder() }
    case .back, .barItem, .control, .segment, .row, .tab, .action:
      break
    }
  }

  /// Pasted text goes into the focused editor; a field takes it as one line, without the line end
  /// that comes along when a whole line was copied.
  func paste(_ text: String) {
    let frame = currentFrame()
    guard let focus = focus(in: frame), let editor = focus.editor else {
      notice = "There is nothing here to paste into."
      return
    }
    var source = text[...]
    if editor is UITextField {
      while source.last?.isNewline == true { source.removeLast() }
    }
    var clean = ""
    for character in source {
      if character.isNewline {
        clean.append(editor is UITextField ? " " : "\n")
      } else if character == "\t" {
        clean.append(" ")
      } else if character.unicodeScalars.first?.properties.generalCategory != .control {
        clean.append(character)
      }
    }
    insert(clean, focus)
  }

  /// Takes a key that writes or moves the caret; false if it means something else.
  func edit(_ press: KeyPress, _ focus: Focusable, _ frame: ScreenFrame) -> Bool {
    guard let editor = focus.editor, press.modifiers.isEmpty else { return false }
    let count = text(of: editor).count
    let caret = state.caret(in: editor, count: count)
    switch press.key {
    case .character(let character): insert(String(character), focus)
    case .backspace: delete(caret - 1, focus)
    case .delete: delete(caret, focus)
    case .left: state.setCaret(max(0, caret - 1), in: editor)
    case .right: state.setCaret(min(count, caret + 1), in: editor)
    case .home: state.setCaret(0, in: editor)
    case .end: state.setCaret(count, in: editor)
    case .enter: pressReturn(focus, frame)
    case .tab, .escape, .insert, .up, .down, .pageUp, .pageDown, .function: return false
    }
    return true
  }

  private func text(of editor: UIView) -> String {
    switch editor {
    case let field as UITextField: field.text ?? ""
    case let view as UITextView: view.text ?? ""
    default: ""
    }
  }

  private func insert(_ string: String, _ focus: Focusable) {
    guard let editor = focus.editor, !string.isEmpty else { return }
    let old = text(of: editor)
    let caret = state.caret(in: editor, count: old.count)
    replace(caret..<caret, with: string, focus)
    // The app may have refused or changed what was written.
    let grown = text(of: editor).count - old.count
    state.setCaret(max(0, caret + grown), in: editor)
  }

  private func delete(_ index: Int, _ focus: Focusable) {
    guard let editor = focus.editor else { return }
    let old = text(of: editor)
    guard index >= 0, index < old.count else { return }
    replace(index..<index + 1, with: "", focus)
    if text(of: editor).count < old.count { state.setCaret(index, in: editor) }
  }

  /// Replaces characters, counted from the start, through what a person's typing goes through.
  private func replace(_ characters: Range<Int>, with string: String, _ focus: Focusable) {
    guard let editor = focus.editor else { return }
    let old = text(of: editor)
    let start = old.index(old.startIndex, offsetBy: characters.lowerBound)
    let end = old.index(start, offsetBy: characters.count)
    let range = NSRange(start..<end, in: old)
    beginWriting(focus)
    guard editor.isFirstResponder else { return }
    switch focus.kind {
    case .field(let field): field.receiveText(string, in: range)
    case .textView(let view): view.receiveText(string, in: range)
    case .back, .barItem, .control, .segment, .row, .tab, .action: break
    }
  }

  /// Return in a field tells the app; if the app leaves the focus there, it goes to the next thing.
  private func pressReturn(_ focus: Focusable, _ frame: ScreenFrame) {
    guard case .field(let field) = focus.kind else { return insert("\n", focus) }
    beginWriting(focus)
    attempt { try input.pressReturn(in: field) }
    let now = currentFrame()
    guard now.layer?.screen === frame.layer?.screen, self.focus(in: now)?.id == focus.id else {
      return
    }
    for item in now.ring.items where item.editor?.isFirstResponder == true {
      if item.id != focus.id { return }
    }
    guard let next = now.ring.next(after: focus.id), next.zone == .body,
      let here = now.ring[focus.id], next.rect.row >= here.rect.row
    else { return }
    move(to: next, now)
  }
}
