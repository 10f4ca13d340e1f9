import Foundation

extension UserInput {
  /// Taps a field and types over all of its text.
  public func replaceText(in field: UITextField, with text: String) throws {
    try beginEditing(field)
    try change(field, refusal: "the field refused the text") { field.receiveReplacement(text) }
  }

  /// Taps a field if it is not being edited, and types at the end of its text.
  public func insert(_ text: String, in field: UITextField) throws {
    try beginEditing(field)
    try change(field, refusal: "the field refused the text") { field.receiveText(text) }
  }

  /// Taps a field if it is not being edited, and types over a part of its text.
  ///
  /// The range counts UTF-16 units, as the delegate is told it; an empty one is a place to insert
  /// at, and empty text deletes.
  public func replace(_ range: NSRange, in field: UITextField, with text: String) throws {
    try beginEditing(field)
    try requireRange(range, in: field.text)
    try change(field, refusal: "the field refused the text") { field.receiveText(text, in: range) }
  }

  private func requireRange(_ range: NSRange, in text: String?) throws {
    guard range.location >= 0, range.length >= 0, range.upperBound <= (text ?? "").utf16.count
    else { throw InputRefusal("there is no such part of the text") }
  }

  /// Taps a field if it is not being edited, and deletes the last character.
  public func deleteBackward(in field: UITextField) throws {
    try beginEditing(field)
    try change(field, refusal: "there is nothing that could be deleted") {
      field.receiveDeleteBackward()
    }
  }

  /// Presses the return key in a field.
  public func pressReturn(in field: UITextField) throws {
    try beginEditing(field)
    device.run { field.receiveReturn() }
  }

  private func beginEditing(_ field: UITextField) throws {
    try requireReach(of: field)
    guard field.isEnabled else { throw InputRefusal("the field is disabled") }
    try change(nil, refusal: "the field does not let itself be edited") {
      field.becomeFirstResponder()
    }
  }

  /// Taps a text view and types over all of its text.
  public func replaceText(in view: UITextView, with text: String) throws {
    try beginEditing(view)
    try change(view, refusal: "the view refused the text") { view.receiveReplacement(text) }
  }

  /// Taps a text view if it is not being edited, and types at the end of its text.
  public func insert(_ text: String, in view: UITextView) throws {
    try beginEditing(view)
    try change(view, refusal: "the view refused the text") { view.receiveText(text) }
  }

  /// Taps a text view if it is not being edited, and types over a part of its text.
  ///
  /// The range counts UTF-16 units, as the delegate is told it.
  public func replace(_ range: NSRange, in view: UITextView, with text: String) throws {
    try beginEditing(view)
    try requireRange(range, in: view.text)
    try change(view, refusal: "the view refused the text") { view.receiveText(text, in: range) }
  }

  /// Taps a text view if it is not being edited, and deletes the last character.
  public func deleteBackward(in view: UITextView) throws {
    try beginEditing(view)
    try change(view, refusal: "there is nothing that could be deleted") {
      view.receiveDeleteBackward()
    }
  }

  private func beginEditing(_ view: UITextView) throws {
    try requireReach(of: view)
    guard view.isEditable else { throw InputRefusal("the text is not editable") }
    try change(nil, refusal: "the text does not let itself be edited") {
      view.becomeFirstResponder()
    }
  }

  /// A delegate that writes a text itself refuses the one that was typed, though the text changes.
  private func change(_ editor: (any EditedText)?, refusal: String, _ body: () -> Bool) throws {
    let old = editor?.content
    guard device.run(body) || editor?.content != old else { throw InputRefusal(refusal) }
  }
}
