import UIKit

class OverridingTextField: UITextField {
  override var text: String? {
    get { super.text }
    set { super.text = newValue }
  }
  override var placeholder: String? {
    get { super.placeholder }
    set { super.placeholder = newValue }
  }
  override var delegate: (any UITextFieldDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var isSecureTextEntry: Bool {
    get { super.isSecureTextEntry }
    set { super.isSecureTextEntry = newValue }
  }
  override var isEditing: Bool { super.isEditing }
  override var font: UIFont? {
    get { super.font }
    set { super.font = newValue }
  }
  override var textColor: UIColor? {
    get { super.textColor }
    set { super.textColor = newValue }
  }
  override var textAlignment: NSTextAlignment {
    get { super.textAlignment }
    set { super.textAlignment = newValue }
  }
  override var borderStyle: UITextField.BorderStyle {
    get { super.borderStyle }
    set { super.borderStyle = newValue }
  }
  override var clearButtonMode: UITextField.ViewMode {
    get { super.clearButtonMode }
    set { super.clearButtonMode = newValue }
  }
  override var clearsOnBeginEditing: Bool {
    get { super.clearsOnBeginEditing }
    set { super.clearsOnBeginEditing = newValue }
  }
  override var adjustsFontForContentSizeCategory: Bool {
    get { super.adjustsFontForContentSizeCategory }
    set { super.adjustsFontForContentSizeCategory = newValue }
  }
  override var leftView: UIView? {
    get { super.leftView }
    set { super.leftView = newValue }
  }
  override var leftViewMode: UITextField.ViewMode {
    get { super.leftViewMode }
    set { super.leftViewMode = newValue }
  }
  override var rightView: UIView? {
    get { super.rightView }
    set { super.rightView = newValue }
  }
  override var rightViewMode: UITextField.ViewMode {
    get { super.rightViewMode }
    set { super.rightViewMode = newValue }
  }
  override var autocapitalizationType: UITextAutocapitalizationType {
    get { super.autocapitalizationType }
    set { super.autocapitalizationType = newValue }
  }
  override var autocorrectionType: UITextAutocorrectionType {
    get { super.autocorrectionType }
    set { super.autocorrectionType = newValue }
  }
  override var spellCheckingType: UITextSpellCheckingType {
    get { super.spellCheckingType }
    set { super.spellCheckingType = newValue }
  }
  override var keyboardType: UIKeyboardType {
    get { super.keyboardType }
    set { super.keyboardType = newValue }
  }
  override var returnKeyType: UIReturnKeyType {
    get { super.returnKeyType }
    set { super.returnKeyType = newValue }
  }
  override var enablesReturnKeyAutomatically: Bool {
    get { super.enablesReturnKeyAutomatically }
    set { super.enablesReturnKeyAutomatically = newValue }
  }
  override var textContentType: UITextContentType? {
    get { super.textContentType }
    set { super.textContentType = newValue }
  }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override func becomeFirstResponder() -> Bool {
    super.becomeFirstResponder()
  }
  override func resignFirstResponder() -> Bool {
    super.resignFirstResponder()
  }
  override var inputView: UIView? {
    get { super.inputView }
    set { super.inputView = newValue }
  }
  override var inputAccessoryView: UIView? {
    get { super.inputAccessoryView }
    set { super.inputAccessoryView = newValue }
  }
}

class OverridingTextView: UITextView {
  override var text: String! {
    get { super.text }
    set { super.text = newValue }
  }
  override var isEditable: Bool {
    get { super.isEditable }
    set { super.isEditable = newValue }
  }
  override var isSelectable: Bool {
    get { super.isSelectable }
    set { super.isSelectable = newValue }
  }
  override var font: UIFont? {
    get { super.font }
    set { super.font = newValue }
  }
  override var textColor: UIColor? {
    get { super.textColor }
    set { super.textColor = newValue }
  }
  override var textAlignment: NSTextAlignment {
    get { super.textAlignment }
    set { super.textAlignment = newValue }
  }
  override var adjustsFontForContentSizeCategory: Bool {
    get { super.adjustsFontForContentSizeCategory }
    set { super.adjustsFontForContentSizeCategory = newValue }
  }
  override var textContainerInset: UIEdgeInsets {
    get { super.textContainerInset }
    set { super.textContainerInset = newValue }
  }
  override var autocapitalizationType: UITextAutocapitalizationType {
    get { super.autocapitalizationType }
    set { super.autocapitalizationType = newValue }
  }
  override var autocorrectionType: UITextAutocorrectionType {
    get { super.autocorrectionType }
    set { super.autocorrectionType = newValue }
  }
  override var keyboardType: UIKeyboardType {
    get { super.keyboardType }
    set { super.keyboardType = newValue }
  }
  override var returnKeyType: UIReturnKeyType {
    get { super.returnKeyType }
    set { super.returnKeyType = newValue }
  }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override func becomeFirstResponder() -> Bool {
    super.becomeFirstResponder()
  }
  override func resignFirstResponder() -> Bool {
    super.resignFirstResponder()
  }
  override var inputView: UIView? {
    get { super.inputView }
    set { super.inputView = newValue }
  }
  override var inputAccessoryView: UIView? {
    get { super.inputAccessoryView }
    set { super.inputAccessoryView = newValue }
  }
}
