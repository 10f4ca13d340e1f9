import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct TextInputTests: TableSuite {
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

  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("Editing begins and ends through the delegate") {
      field.receiveTap()
      expectEqual(log.take(), ["shouldBegin", "didBegin", "editingDidBegin"])
      field.resignFirstResponder()
      expectEqual(log.take(), ["shouldEnd", "didEnd", "editingDidEnd"])
    }

    /// The documentation of `UIControl.State.focused`, which is about the focus system.
    test("A field that is edited has the normal state") {
      field.receiveTap()
      expectTrue(field.isEditing)
      expectEqual(field.state, .normal)
    }

    test("A delegate that allows no editing keeps the field quiet") {
      delegate.allows = false
      field.receiveTap()
      expectFalse(field.isEditing)
      expectEqual(log.take(), ["shouldBegin"])
    }

    test("The delegate is asked before the text changes") {
      field.text = "ab"
      field.receiveText("c")
      expectEqual(
        log.take(), ["shouldChange {2, 0} to 'c' in 'ab'", "didChangeSelection", "editingChanged"])
      expectEqual(field.text, "abc")
      field.receiveDeleteBackward()
      expectEqual(log.take().first, "shouldChange {2, 1} to '' in 'abc'")
      field.receiveReplacement("xyz")
      expectEqual(log.take().first, "shouldChange {0, 2} to 'xyz' in 'ab'")
      expectEqual(field.text, "xyz")
    }

    test("A change the delegate rejects does not happen") {
      field.text = "12"
      delegate.allows = false
      expectFalse(field.receiveText("a"))
      expectEqual(field.text, "12")
      expectEqual(log.take(), ["shouldChange {2, 0} to 'a' in '12'"])
    }

    test("Delegate methods can be called as the optional ones they are in UIKit") {
      let delegate: (any UITextFieldDelegate)? = field.delegate
      delegate?.textFieldDidBeginEditing?(field)
      delegate?.textFieldDidBeginEditing(field)
      expectEqual(delegate?.textFieldShouldReturn?(field), true)
      expectEqual(log.take(), ["didBegin", "didBegin", "shouldReturn"])
    }

    test("Setting the text by code tells nobody") {
      field.text = "hello"
      field.text = nil
      expectEqual(field.text, "")
      expectEqual(log.take(), [])
    }

    test("Backspace deletes a whole character, however many units it has") {
      field.text = "a👩‍👩‍👧"
      field.receiveDeleteBackward()
      expectEqual(field.text, "a")
      field.receiveDeleteBackward()
      expectFalse(field.receiveDeleteBackward())
    }

    test("Return asks the delegate and leaves only a field with an action for it") {
      field.becomeFirstResponder()
      _ = log.take()
      field.receiveReturn()
      expectEqual(log.take(), ["shouldReturn"])
      expectTrue(field.isEditing)
      let log = log
      field.addAction(UIAction { _ in log.note("exit") }, for: .editingDidEndOnExit)
      field.receiveReturn()
      expectEqual(log.take(), ["shouldReturn", "exit", "shouldEnd", "didEnd", "editingDidEnd"])
      delegate.allows = false
      field.receiveReturn()
      expectEqual(log.take(), ["shouldReturn"])
    }

    test("A field that clears when editing begins asks the delegate, too") {
      field.clearsOnBeginEditing = true
      field.text = "hello"
      delegate.clears = false
      field.becomeFirstResponder()
      expectEqual(field.text, "hello")
      field.resignFirstResponder()
      delegate.clears = true
      field.becomeFirstResponder()
      expectEqual(field.text, "")
    }

    test("A disabled field does not begin editing") {
      field.isEnabled = false
      expectFalse(field.becomeFirstResponder())
      expectEqual(log.take(), [])
    }

    test("A text view tells its delegate of typing, not of setting") {
      let view = UITextView()
      view.delegate = delegate
      view.text = "a"
      expectEqual(log.take(), [])
      view.receiveText("b")
      expectEqual(log.take(), ["didChange 'ab'"])
    }

    test("A delegate may shorten the text when it allows a change") {
      delegate.empties = true
      field.text = "1"
      field.receiveReplacement("2")
      expectEqual(field.text, "2")
      let view = UITextView()
      view.delegate = delegate
      view.text = "1"
      view.receiveReplacement("2")
      expectEqual(view.text, "2")
    }
  }
}

private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
  let log: CallLog
  var allows = true
  var clears = true
  var empties = false

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
    if empties { textField.text = "" }
    return allows
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { log.note("didChangeSelection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { allows && clears }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.note("shouldReturn")
    return allows
  }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    if empties { textView.text = "" }
    return true
  }
  func textViewDidChange(_ textView: UITextView) { log.note("didChange '\(textView.text ?? "")'") }
}
