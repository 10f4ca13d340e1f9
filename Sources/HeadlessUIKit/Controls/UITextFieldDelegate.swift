public import Foundation

/// Hears of the editing of a text field, and may refuse it.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin; true where it is not implemented.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end; true where it is not implemented.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after editing ended; not called where the method with the reason is implemented.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after editing ended.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether a user's change to the text may happen; true where it is not implemented.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called after a user changed the text; there is no selection here.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the text may be emptied when editing begins; true where it is not implemented.
  ///
  /// Taps on the clear button are not simulated.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it does by default; true where it is not implemented.
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
  /// Allows the return key its default.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
