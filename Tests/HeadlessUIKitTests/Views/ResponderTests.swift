import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct ResponderTests {
  @Test func `The responder chain goes from a view to its superview`() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    #expect(child.next === parent)
    #expect(parent.next == nil)
  }

  @Test func `Only a view in a window becomes first responder`() {
    let field = UITextField()
    #expect(!field.becomeFirstResponder())
    let window = UIWindow(frame: .zero)
    window.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder)
    #expect(field.isEditing)
  }

  @Test func `A plain view refuses to be first responder`() {
    let window = UIWindow(frame: .zero)
    let view = UIView()
    window.addSubview(view)
    #expect(!view.becomeFirstResponder())
  }

  @Test func `The first responder moves from one field to the next`() {
    let window = UIWindow(frame: .zero)
    let first = UITextField()
    let second = UITextField()
    window.addSubview(first)
    window.addSubview(second)
    first.becomeFirstResponder()
    second.becomeFirstResponder()
    #expect(!first.isFirstResponder)
    #expect(second.isFirstResponder)
    #expect(window.endEditing(false))
    #expect(!second.isFirstResponder)
  }

  @Test func `A field that may not end editing keeps the first responder`() {
    let window = UIWindow(frame: .zero)
    let first = UITextField()
    let second = UITextField()
    let delegate = Stubborn()
    first.delegate = delegate
    window.addSubview(first)
    window.addSubview(second)
    first.becomeFirstResponder()
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(!window.endEditing(false))
    #expect(window.endEditing(true))
    #expect(!first.isFirstResponder)
  }

  @Test func `A field that leaves its window is no first responder any more`() {
    let window = UIWindow(frame: .zero)
    let box = UIView()
    let field = UITextField()
    window.addSubview(box)
    box.addSubview(field)
    field.becomeFirstResponder()
    box.removeFromSuperview()
    window.addSubview(box)
    #expect(!field.isFirstResponder)
  }

  @Test func `Each window has a first responder of its own`() {
    let windows = [UIWindow(frame: .zero), UIWindow(frame: .zero)]
    let fields = [UITextField(), UITextField()]
    windows[0].addSubview(fields[0])
    windows[1].addSubview(fields[1])
    withExtendedLifetime(windows) {
      fields[0].becomeFirstResponder()
      fields[1].becomeFirstResponder()
      #expect(fields[0].isFirstResponder)
      #expect(fields[1].isFirstResponder)
    }
  }
}

private final class Stubborn: NSObject, UITextFieldDelegate {
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}
