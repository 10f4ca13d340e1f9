public import Foundation

/// Is notified of editing in a text field, and can prevent it.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin; true by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end; true by default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing ended, unless the method with the reason is implemented.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after editing ended.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether a user may make a change to the text; true by default.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called after a user changed the text; selections are not simulated.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the text may be cleared when editing begins; true by default.
  ///
  /// Taps on the clear button are not simulated.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key has its default effect; true by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Allows editing.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Allows editing to end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without the reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  /// Allows the change.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Allows the text to be cleared.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Allows the default effect of the return key.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
