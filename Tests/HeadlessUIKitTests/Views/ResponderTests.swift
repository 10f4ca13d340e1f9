import CompactTesting
import Foundation
import HeadlessUIKit
import Testing

struct ResponderTests: TableSuite {
  @Test(arguments: await rowNames) func row(name: String) async throws { try await run(row: name) }

  func table(_ test: inout TestTable) {
    test("The responder chain goes from a view to its superview") {
      let parent = UIView()
      let child = UIView()
      parent.addSubview(child)
      expectSame(child.next, parent)
      expectNil(parent.next)
    }

    /// Choice keyboard.early: A view that was to become first responder without a window becomes it when
    ///   it gets one.
    test("A field that is asked before it has a window is edited when it has one") {
      let field = UITextField()
      expectFalse(field.becomeFirstResponder())
      let window = UIWindow(frame: .zero)
      window.addSubview(field)
      expectTrue(field.isFirstResponder && field.isEditing)
      let other = UITextField()
      expectFalse(other.becomeFirstResponder())
      other.resignFirstResponder()
      window.addSubview(other)
      expectTrue(field.isEditing)
    }

    test("A plain view cannot become first responder") {
      let window = UIWindow(frame: .zero)
      let view = UIView()
      window.addSubview(view)
      expectFalse(view.becomeFirstResponder())
    }

    test("The first responder moves from one field to the next") {
      let window = UIWindow(frame: .zero)
      let first = UITextField()
      let second = UITextField()
      window.addSubview(first)
      window.addSubview(second)
      first.becomeFirstResponder()
      second.becomeFirstResponder()
      expectFalse(first.isFirstResponder)
      expectTrue(second.isFirstResponder)
      expectTrue(window.endEditing(false))
      expectFalse(second.isFirstResponder)
    }

    test("A field that may not end editing keeps the first responder") {
      let window = UIWindow(frame: .zero)
      let first = UITextField()
      let second = UITextField()
      let delegate = Listener()
      delegate.allows = false
      first.delegate = delegate
      window.addSubview(first)
      window.addSubview(second)
      first.becomeFirstResponder()
      expectFalse(second.becomeFirstResponder())
      expectTrue(first.isFirstResponder)
      expectFalse(window.endEditing(false))
      expectTrue(window.endEditing(true))
      expectFalse(first.isFirstResponder)
    }

    test("A forced end of editing, or one by leaving the window, is reported as any other") {
      let (window, listener) = (UIWindow(frame: .zero), Listener())
      listener.allows = false
      let (field, text) = (UITextField(), UITextView())
      field.delegate = listener
      text.delegate = listener
      field.addAction(UIAction { _ in listener.log.note("event") }, for: .editingDidEnd)
      for view in [field, text] {
        let box = UIView()
        box.addSubview(view)
        window.addSubview(box)
        view.becomeFirstResponder()
        window.endEditing(true)
        view.becomeFirstResponder()
        box.removeFromSuperview()
        window.addSubview(box)
        expectFalse(view.isFirstResponder)
      }
      expectEqual(listener.log.take(), ["didEnd", "event", "didEnd", "event", "didEnd", "didEnd"])
    }

    test("A delegate may choose the next field, or remove it, when editing has ended") {
      let (window, listener) = (UIWindow(frame: .zero), Listener())
      let fields = (0..<3).map { _ in UITextField() }
      for field in fields { window.addSubview(field) }
      fields[0].delegate = listener
      fields[0].becomeFirstResponder()
      listener.onEnd = { fields[2].becomeFirstResponder() }
      expectFalse(fields[1].becomeFirstResponder())
      expectEqual(fields.map(\.isFirstResponder), [false, false, true])
      fields[0].becomeFirstResponder()
      listener.onEnd = { fields[1].removeFromSuperview() }
      expectFalse(fields[1].becomeFirstResponder())
      window.addSubview(fields[1])
      expectEqual(fields.map(\.isFirstResponder), [false, false, false])
      fields[0].becomeFirstResponder()
      listener.onEnd = { fields[2].becomeFirstResponder() }
      fields[0].removeFromSuperview()
      expectTrue(fields[2].isFirstResponder)
    }

    test("Each window has a first responder of its own") {
      let windows = [UIWindow(frame: .zero), UIWindow(frame: .zero)]
      let fields = [UITextField(), UITextField()]
      windows[0].addSubview(fields[0])
      windows[1].addSubview(fields[1])
      withExtendedLifetime(windows) {
        fields[0].becomeFirstResponder()
        fields[1].becomeFirstResponder()
        expectTrue(fields[0].isFirstResponder)
        expectTrue(fields[1].isFirstResponder)
      }
    }
  }
}

private final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
  let log = CallLog()
  var allows = true
  var onEnd: () -> Void = {}

  private func didEnd() {
    log.note("didEnd")
    onEnd()
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { allows }
  func textFieldDidEndEditing(_ textField: UITextField) { didEnd() }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { allows }
  func textViewDidEndEditing(_ textView: UITextView) { didEnd() }
}
