import Foundation

extension UserInput {
  /// Taps a field and types over all of its text.
  public func replaceText(in field: UITextField, with text: String) throws {
    try edit(field) { field.receiveReplacement(text) }
  }

  /// Taps a field if it is not being edited, and types at the end of its text.
  public func insert(_ text: String, in field: UITextField) throws {
    try edit(field) { field.receiveText(text) }
  }

  /// Taps a field if it is not being edited, and types over a part of its text.
  ///
  /// The range counts UTF-16 units, as the delegate is told it; an empty one is a place to insert
  /// at, and empty text deletes.
  public func replace(_ range: NSRange, in field: UITextField, with text: String) throws {
    try edit(field, range) { field.receiveText(text, in: range) }
  }

  /// Taps a field if it is not being edited, and deletes the last character.
  public func deleteBackward(in field: UITextField) throws {
    try edit(field, refusal: Self.nothingToDelete) { field.receiveDeleteBackward() }
  }

  /// Presses the return key in a field.
  public func pressReturn(in field: UITextField) throws {
    try beginEditing(field)
    device.run { field.receiveReturn() }
  }

  /// Taps a text view and types over all of its text.
  public func replaceText(in view: UITextView, with text: String) throws {
    try edit(view) { view.receiveReplacement(text) }
  }

  /// Taps a text view if it is not being edited, and types at the end of its text.
  public func insert(_ text: String, in view: UITextView) throws {
    try edit(view) { view.receiveText(text) }
  }

  /// Taps a text view if it is not being edited, and types over a part of its text.
  ///
  /// The range counts UTF-16 units, as the delegate is told it.
  public func replace(_ range: NSRange, in view: UITextView, with text: String) throws {
    try edit(view, range) { view.receiveText(text, in: range) }
  }

  /// Taps a text view if it is not being edited, and deletes the last character.
  public func deleteBackward(in view: UITextView) throws {
    try edit(view, refusal: Self.nothingToDelete) { view.receiveDeleteBackward() }
  }

  private static let nothingToDelete = "there is nothing that could be deleted"

  private func edit(
    _ editor: any EditedText, _ range: NSRange? = nil, refusal: String? = nil, _ body: () -> Bool
  ) throws {
    try beginEditing(editor)
    let old = editor.content
    if let range, range.location < 0 || range.length < 0 || range.upperBound > old.utf16.count {
      throw InputRefusal("there is no such part of the text")
    }
    // A delegate that writes a text itself refuses the one that was typed, though the text changes.
    if device.run(body) || editor.content != old { return }
    let kind = editor is UITextField ? "field" : "view"
    throw InputRefusal(refusal ?? "the \(kind) refused the text")
  }

  private func beginEditing(_ editor: any EditedText) throws {
    try requireReach(of: editor)
    if let field = editor as? UITextField, !field.isEnabled {
      throw InputRefusal("the field is disabled")
    }
    if let view = editor as? UITextView, !view.isEditable {
      throw InputRefusal("the text is not editable")
    }
    if device.run({ editor.becomeFirstResponder() }) { return }
    let kind = editor is UITextField ? "field" : "text"
    throw InputRefusal("the \(kind) does not let itself be edited")
  }
}
