import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct TextInputTests {
  private let log = CallLog()
  private let window = UIWindow(frame: .zero)
  private let field = UITextField()
  private let delegate: Delegate

  init() {
    delegate = Delegate(log)
    field.delegate = delegate
    window.addSubview(field)
    let log = log
    field.addAction(UIAction { _ in log.note("editingDidBegin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in log.note("editingChanged") }, for: .editingChanged)
    field.addAction(UIAction { _ in log.note("editingDidEnd") }, for: .editingDidEnd)
  }

  @Test func `Editing begins and ends through the delegate`() {
    field.receiveTap()
    #expect(log.take() == ["shouldBegin", "didBegin", "editingDidBegin"])
    field.resignFirstResponder()
    #expect(log.take() == ["shouldEnd", "didEnd", "editingDidEnd"])
  }

  @Test func `A delegate that refuses editing keeps the field quiet`() {
    delegate.allows = false
    field.receiveTap()
    #expect(!field.isEditing)
    #expect(log.take() == ["shouldBegin"])
  }

  @Test func `The delegate is asked before the text changes`() {
    field.text = "ab"
    field.receiveText("c")
    #expect(
      log.take() == ["shouldChange {2, 0} to 'c' in 'ab'", "didChangeSelection", "editingChanged"])
    #expect(field.text == "abc")
    field.receiveDeleteBackward()
    #expect(log.take().first == "shouldChange {2, 1} to '' in 'abc'")
    field.receiveReplacement("xyz")
    #expect(log.take().first == "shouldChange {0, 2} to 'xyz' in 'ab'")
    #expect(field.text == "xyz")
  }

  @Test func `A change the delegate refuses does not happen`() {
    field.text = "12"
    delegate.allows = false
    #expect(!field.receiveText("a"))
    #expect(field.text == "12")
    #expect(log.take() == ["shouldChange {2, 0} to 'a' in '12'"])
  }

  @Test func `Delegate methods can be called as the optional ones they are in UIKit`() {
    let delegate: (any UITextFieldDelegate)? = field.delegate
    delegate?.textFieldDidBeginEditing?(field)
    delegate?.textFieldDidBeginEditing(field)
    #expect(delegate?.textFieldShouldReturn?(field) == true)
    #expect(log.take() == ["didBegin", "didBegin", "shouldReturn"])
  }

  @Test func `Setting the text by code tells nobody`() {
    field.text = "hello"
    field.text = nil
    #expect(field.text == "")
    #expect(log.take() == [])
  }

  @Test func `Backspace deletes a whole character, however many units it has`() {
    field.text = "a👩‍👩‍👧"
    field.receiveDeleteBackward()
    #expect(field.text == "a")
    field.receiveDeleteBackward()
    #expect(!field.receiveDeleteBackward())
  }

  @Test func `Return asks the delegate and leaves only a field with an action for it`() {
    field.becomeFirstResponder()
    _ = log.take()
    field.receiveReturn()
    #expect(log.take() == ["shouldReturn"])
    #expect(field.isEditing)
    let log = log
    field.addAction(UIAction { _ in log.note("exit") }, for: .editingDidEndOnExit)
    field.receiveReturn()
    #expect(log.take() == ["shouldReturn", "exit", "shouldEnd", "didEnd", "editingDidEnd"])
    delegate.allows = false
    field.receiveReturn()
    #expect(log.take() == ["shouldReturn"])
  }

  @Test func `The clear button asks the delegate`() {
    field.text = "hello"
    delegate.allows = false
    #expect(!field.receiveClear())
    #expect(field.text == "hello")
    delegate.allows = true
    #expect(field.receiveClear())
    #expect(field.text == "")
  }

  @Test func `A disabled field does not begin editing`() {
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
    #expect(log.take() == [])
  }

  @Test func `A text view tells its delegate of typing, not of setting`() {
    let view = UITextView()
    view.delegate = delegate
    view.text = "a"
    #expect(log.take() == [])
    view.receiveText("b")
    #expect(log.take() == ["didChange 'ab'"])
  }
}

private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
  let log: CallLog
  var allows = true

  init(_ log: CallLog) { self.log = log }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.note("shouldBegin")
    return allows
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.note("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log.note("shouldEnd")
    return allows
  }
  func textFieldDidEndEditing(_ textField: UITextField) { log.note("didEnd") }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let text = textField.text ?? ""
    log.note("shouldChange {\(range.location), \(range.length)} to '\(string)' in '\(text)'")
    return allows
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { log.note("didChangeSelection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { allows }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.note("shouldReturn")
    return allows
  }
  func textViewDidChange(_ textView: UITextView) { log.note("didChange '\(textView.text ?? "")'") }
}
