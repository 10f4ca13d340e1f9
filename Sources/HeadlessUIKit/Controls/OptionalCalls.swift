public import Foundation

// UIKit's delegate methods are optional: in Swift, each is a closure that can be nil, called as in
// `delegate?.textFieldDidBeginEditing?(field)`. These properties make that compile. They are never
// nil, since every method has a default implementation.

/// The methods of a delegate or data source with the same base name, called as optional methods.
///
/// It makes `delegate?.tableView?(list, didSelectRowAt: path)` compile.
@preconcurrency @MainActor
public struct OptionalCalls<Delegate> {
  let delegate: Delegate

  init(_ delegate: Delegate) { self.delegate = delegate }
}

extension UITextFieldDelegate {
  /// `textFieldShouldBeginEditing(_:)` as a closure.
  @_disfavoredOverload
  public var textFieldShouldBeginEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldBeginEditing($0) }
  }
  /// `textFieldDidBeginEditing(_:)` as a closure.
  @_disfavoredOverload
  public var textFieldDidBeginEditing: ((UITextField) -> Void)? {
    { self.textFieldDidBeginEditing($0) }
  }
  /// `textFieldShouldEndEditing(_:)` as a closure.
  @_disfavoredOverload
  public var textFieldShouldEndEditing: ((UITextField) -> Bool)? {
    { self.textFieldShouldEndEditing($0) }
  }
  /// `textFieldDidEndEditing(_:)` as a closure.
  @_disfavoredOverload
  public var textFieldDidEndEditing: ((UITextField) -> Void)? {
    { self.textFieldDidEndEditing($0) }
  }
  /// `textFieldDidChangeSelection(_:)` as a closure.
  @_disfavoredOverload
  public var textFieldDidChangeSelection: ((UITextField) -> Void)? {
    { self.textFieldDidChangeSelection($0) }
  }
  /// `textFieldShouldClear(_:)` as a closure.
  @_disfavoredOverload
  public var textFieldShouldClear: ((UITextField) -> Bool)? {
    { self.textFieldShouldClear($0) }
  }
  /// `textFieldShouldReturn(_:)` as a closure.
  @_disfavoredOverload
  public var textFieldShouldReturn: ((UITextField) -> Bool)? {
    { self.textFieldShouldReturn($0) }
  }
  /// The methods that begin with `textField`.
  @_disfavoredOverload
  public var textField: OptionalCalls<any UITextFieldDelegate>? { OptionalCalls(self) }
}

extension UITextViewDelegate {
  /// `textViewShouldBeginEditing(_:)` as a closure.
  @_disfavoredOverload
  public var textViewShouldBeginEditing: ((UITextView) -> Bool)? {
    { self.textViewShouldBeginEditing($0) }
  }
  /// `textViewDidBeginEditing(_:)` as a closure.
  @_disfavoredOverload
  public var textViewDidBeginEditing: ((UITextView) -> Void)? {
    { self.textViewDidBeginEditing($0) }
  }
  /// `textViewShouldEndEditing(_:)` as a closure.
  @_disfavoredOverload
  public var textViewShouldEndEditing: ((UITextView) -> Bool)? {
    { self.textViewShouldEndEditing($0) }
  }
  /// `textViewDidEndEditing(_:)` as a closure.
  @_disfavoredOverload
  public var textViewDidEndEditing: ((UITextView) -> Void)? {
    { self.textViewDidEndEditing($0) }
  }
  /// `textViewDidChange(_:)` as a closure.
  @_disfavoredOverload
  public var textViewDidChange: ((UITextView) -> Void)? {
    { self.textViewDidChange($0) }
  }
  /// The methods that begin with `textView`.
  @_disfavoredOverload
  public var textView: OptionalCalls<any UITextViewDelegate>? { OptionalCalls(self) }
}

extension UIScrollViewDelegate {
  /// `scrollViewDidScroll(_:)` as a closure.
  @_disfavoredOverload
  public var scrollViewDidScroll: ((UIScrollView) -> Void)? {
    { self.scrollViewDidScroll($0) }
  }
}

extension UIGestureRecognizerDelegate {
  /// `gestureRecognizerShouldBegin(_:)` as a closure.
  @_disfavoredOverload
  public var gestureRecognizerShouldBegin: ((UIGestureRecognizer) -> Bool)? {
    { self.gestureRecognizerShouldBegin($0) }
  }
}

extension OptionalCalls where Delegate == any UITextFieldDelegate {
  /// Returns whether a user may make a change to the text.
  @discardableResult
  public func callAsFunction(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    delegate.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }
}

extension OptionalCalls where Delegate == any UITextViewDelegate {
  /// Returns whether a user may make a change to the text.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }
}
