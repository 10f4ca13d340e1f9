internal import Foundation
internal import HeadlessUIKit

extension HostSession {
  func beginWriting(_ focus: Focusable) {
    guard let editor = focus.editor, !editor.isFirstResponder else { return }
    if let field = editor as? UITextField {
      attempt { try input.tap(field) }
    } else {
      editor.becomeFirstResponder()
    }
  }

  /// Inserts pasted text at the caret of the text that has the focus.
  func paste(_ text: String) {
    if cancelDrag() || panel.coversScreen(in: size) || help != nil { return }
    let frame = currentFrame()
    guard let focus = focus(in: frame), let editor = focus.editor else {
      notice = "There is nothing here to paste into."
      return
    }
    insert(PastedText.clean(text, isOneLine: editor is UITextField), focus)
    revealCaret(of: focus)
  }

  func revealCaret(of focus: Focusable) {
    let frame = currentFrame()
    guard let focus = frame.ring[focus.id], focus.zone == .body, let editor = focus.editor,
      let screen = frame.scope, self.focus(in: frame)?.id == focus.id
    else { return }
    let text = text(of: editor)
    let caret = state.caret(in: editor, text).place
    let row = focus.rect.row + (lines(of: focus, text)?.position(of: caret).row ?? 0)
    state.reveal(row: row, of: screen, visible: frame.visibleRows)
  }

  /// Edits the text or moves the caret; false if the key has another effect.
  func edit(_ press: KeyPress, _ focus: Focusable, _ frame: ScreenFrame) -> Bool {
    guard let command = TextCommand(press) else { return false }
    switch command {
    case .insert(let character): insert(String(character), focus)
    case .move(let motion):
      return move(motion, page: max(1, frame.visibleRows - 1), focus)
    case .delete(let motion): replaceText(upTo: motion, with: "", focus)
    case .pressReturn: pressReturn(focus, frame)
    }
    return true
  }

  /// Puts the caret where a click is.
  func moveCaret(to place: GridPosition, _ focus: Focusable, _ frame: ScreenFrame) {
    guard let editor = focus.editor, let columns = focus.text?.columns,
      let place = frame.placeInText(place, of: focus)
    else { return }
    let text = text(of: editor)
    let target: Int
    if let field = editor as? UITextField {
      let window = FieldWindow(
        text, caret: state.caret(in: editor, text).place, columns: columns,
        isSecure: field.isSecureTextEntry)
      target = window.place(at: place.column)
    } else {
      target = state.lines(of: editor, text, columns: columns).place(at: place)
    }
    state.setCaret(TextCaret(place: target), in: editor)
  }

  private func text(of editor: UIView) -> String {
    switch editor {
    case let field as UITextField: field.text ?? ""
    case let view as UITextView: view.text ?? ""
    default: ""
    }
  }

  // MARK: Moving

  /// Moves the caret; false if there is no line in that direction, so that the key moves the focus.
  private func move(_ motion: TextCommand.Motion, page: Int, _ focus: Focusable) -> Bool {
    guard let editor = focus.editor else { return false }
    let text = text(of: editor)
    var caret = state.caret(in: editor, text)
    if let rows = motion.rows(ofPage: page) {
      guard let lines = lines(of: focus, text) else { return false }
      let here = lines.position(of: caret.place)
      let row = min(max(here.row + rows, 0), lines.count - 1)
      guard row != here.row else { return false }
      let column = caret.column ?? here.column
      caret.place = lines.place(at: GridPosition(column: column, row: row))
      caret.column = column
    } else {
      caret = TextCaret(place: target(of: motion, from: caret.place, text, focus))
    }
    state.setCaret(caret, in: editor)
    return true
  }

  /// The lines of a text of several lines; nil for a field.
  private func lines(of focus: Focusable, _ text: String) -> EditorLines? {
    guard case .textView(let view) = focus.kind, let columns = focus.text?.columns else {
      return nil
    }
    return state.lines(of: view, text, columns: columns)
  }

  private func target(
    of motion: TextCommand.Motion, from caret: Int, _ text: String, _ focus: Focusable
  ) -> Int {
    let places = TextPlaces(text)
    switch motion {
    case .left: return places.before(caret)
    case .right: return places.after(caret)
    case .wordLeft: return places.wordStart(before: caret)
    case .wordRight: return places.wordEnd(after: caret)
    case .lineStart: return lines(of: focus, text)?.lineStart(of: caret) ?? 0
    case .lineEnd: return lines(of: focus, text)?.lineEnd(of: caret) ?? places.end
    case .textStart: return 0
    case .textEnd: return places.end
    case .up, .down, .pageUp, .pageDown: return caret
    }
  }

  // MARK: Changing

  private func insert(_ string: String, _ focus: Focusable) {
    replaceText(upTo: nil, with: string, focus)
  }

  /// Replaces the text between the caret and the target of a motion, or inserts text at the caret if
  /// the motion is nil.
  ///
  /// The app can prevent the change. The text after the caret stays after it, even if the app makes
  /// another change.
  private func replaceText(
    upTo motion: TextCommand.Motion?, with string: String, _ focus: Focusable
  ) {
    guard let editor = focus.editor else { return }
    beginWriting(focus)
    let old = text(of: editor)
    let caret = state.caret(in: editor, old).place
    let end = motion.map { target(of: $0, from: caret, old, focus) } ?? caret
    let range = min(end, caret)..<max(end, caret)
    guard editor.isFirstResponder, !(range.isEmpty && string.isEmpty) else { return }
    let units = NSRange(location: range.lowerBound, length: range.count)
    var isAccepted = false
    attempt {
      switch focus.kind {
      case .field(let field): try input.replace(units, in: field, with: string)
      case .textView(let view): try input.replace(units, in: view, with: string)
      case .back, .barItem, .control, .segment, .wheel, .row, .tab, .action, .menuElement: break
      }
      isAccepted = true
    }
    let new = text(of: editor)
    guard isAccepted || new != old else { return }
    notice = nil
    let newCaret = TextCaret(place: new.utf16.count - (old.utf16.count - range.upperBound))
    state.setCaret(newCaret.fitting(new), in: editor)
  }

  /// Presses Return in a text field, or inserts a line end into a text view.
  ///
  /// After a text field, the focus goes to the next element, unless the app has moved it. In the
  /// last field of an alert, Return chooses the preferred action.
  private func pressReturn(_ focus: Focusable, _ frame: ScreenFrame) {
    guard case .field(let field) = focus.kind else { return insert("\n", focus) }
    beginWriting(focus)
    attempt { try input.pressReturn(in: field) }
    if let alert = frame.layer?.root as? UIAlertController,
      let preferred = alert.effectivePreferredAction, alert.textFields?.last === field
    {
      return attempt { try input.tap(preferred) }
    }
    let now = currentFrame()
    guard now.layer?.screen === frame.layer?.screen, self.focus(in: now)?.id == focus.id else {
      return
    }
    for item in now.ring.items where item.editor?.isFirstResponder == true {
      if item.id != focus.id { return }
    }
    guard let next = now.ring.next(after: focus.id), next.zone == .body, next.id != focus.id,
      let here = now.ring[focus.id], next.rect.row >= here.rect.row
    else { return }
    move(to: next, now)
  }
}
