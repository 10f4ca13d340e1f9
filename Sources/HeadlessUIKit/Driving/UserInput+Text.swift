import Foundation

extension UserInput {
  /// Taps a field and replaces its text.
  public func replaceText(in field: UITextField, with text: String) throws {
    try edit(field) { field.receiveReplacement(text) }
  }

  /// Begins editing a field if needed, and types at the end of its text.
  public func insert(_ text: String, in field: UITextField) throws {
    try edit(field) { field.receiveText(text) }
  }

  /// Begins editing a field if needed, and replaces a range of its text.
  ///
  /// The range is in UTF-16 code units, as in the delegate's method. An empty range inserts, and
  /// empty text deletes.
  public func replace(_ range: NSRange, in field: UITextField, with text: String) throws {
    try edit(field, range) { field.receiveText(text, in: range) }
  }

  /// Begins editing a field if needed, and deletes the last character.
  public func deleteBackward(in field: UITextField) throws {
    try edit(field, rejection: Self.nothingToDelete) { field.receiveDeleteBackward() }
  }

  /// Presses the return key in a field.
  public func pressReturn(in field: UITextField) throws {
    try beginEditing(field)
    device.run { field.receiveReturn() }
  }

  /// Taps a text view and replaces its text.
  public func replaceText(in view: UITextView, with text: String) throws {
    try edit(view) { view.receiveReplacement(text) }
  }

  /// Begins editing a text view if needed, and types at the end of its text.
  public func insert(_ text: String, in view: UITextView) throws {
    try edit(view) { view.receiveText(text) }
  }

  /// Begins editing a text view if needed, and replaces a range of its text.
  ///
  /// The range is in UTF-16 code units, as in the delegate's method.
  public func replace(_ range: NSRange, in view: UITextView, with text: String) throws {
    try edit(view, range) { view.receiveText(text, in: range) }
  }

  /// Begins editing a text view if needed, and deletes the last character.
  public func deleteBackward(in view: UITextView) throws {
    try edit(view, rejection: Self.nothingToDelete) { view.receiveDeleteBackward() }
  }

  private static let nothingToDelete = "there is nothing that could be deleted"

  private func edit(
    _ editor: any EditedText, _ range: NSRange? = nil, rejection: String? = nil, _ body: () -> Bool
  ) throws {
    try beginEditing(editor)
    let old = editor.content
    if let range, range.location < 0 || range.length < 0 || range.upperBound > old.utf16.count {
      throw InputRejection("there is no such part of the text")
    }
    // A delegate may return false and set the text itself.
    if device.run(body) || editor.content != old { return }
    let kind = editor is UITextField ? "field" : "view"
    throw InputRejection(rejection ?? "the \(kind) rejected the text")
  }

  private func beginEditing(_ editor: any EditedText) throws {
    try requireReach(of: editor)
    if let field = editor as? UITextField, !field.isEnabled {
      throw InputRejection("the field is disabled")
    }
    if let view = editor as? UITextView, !view.isEditable {
      throw InputRejection("the text is not editable")
    }
    if editor.isFirstResponder { return }
    if try touch(editor, { editor.becomeFirstResponder() }) { return }
    let kind = editor is UITextField ? "field" : "text"
    throw InputRejection("the \(kind) does not let itself be edited")
  }
}
