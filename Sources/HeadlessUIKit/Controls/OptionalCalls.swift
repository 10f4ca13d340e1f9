public import Foundation

// UIKit's delegate methods are optional, and Swift sees such a method as a closure that may be nil,
// which `delegate?.textFieldDidBeginEditing?(field)` calls. These properties let that compile; they
// are never nil, since every method has a default.

/// The methods of a delegate or data source that share a base name, to be called as optional ones.
///
/// `delegate?.tableView?(list, didSelectRowAt: path)` compiles with it.
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
  /// Asks whether a user's change to the text may happen.
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
  /// Asks whether a user's change to the text may happen.
  @discardableResult
  public func callAsFunction(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    delegate.textView(textView, shouldChangeTextIn: range, replacementText: text)
  }
}
