public import Foundation

/// Is notified of editing in a text view, and can prevent it.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin; true by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called after editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end; true by default.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a user may make a change to the text; true by default.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Called after a user changed the text.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Allows editing.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Allows editing to end.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Allows the change.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
}

/// A view with multiple lines of text, which a user can edit if it is editable.
open class UITextView: UIScrollView, EditedText {
  /// Posted after a user changed the text.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }

  package private(set) final var content = ""

  /// The text; setting it does not call the delegate.
  open var text: String! {
    get { content }
    set {
      content = newValue ?? ""
      setNeedsDisplay()
    }
  }

  /// The attributed text; only its characters are kept.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: content) }
    set { text = newValue?.string }
  }

  /// Whether a user can edit the text.
  open var isEditable = true {
    didSet { setNeedsDisplay() }
  }

  /// Whether a user may select text.
  open var isSelectable = true
  /// The font of the text.
  open var font: UIFont? = .preferredFont(forTextStyle: .body)
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// The alignment of the text.
  open var textAlignment: NSTextAlignment = .natural
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false
  /// The space around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Which letters the keyboard capitalises.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether the keyboard corrects words.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Which keys the keyboard shows.
  open var keyboardType: UIKeyboardType = .default
  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType = .default

  private var keyboard: UIView?
  private var accessory: UIView?
  /// The view in place of the keyboard; not drawn.
  open override var inputView: UIView? {
    get { keyboard }
    set { keyboard = newValue }
  }
  /// The view above the keyboard; not drawn.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }

  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// An editable text view may become first responder.
  open override var canBecomeFirstResponder: Bool { isEditable && isUserInteractionEnabled }

  /// Begins editing, if the delegate and the current first responder allow it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, window != nil else { return super.becomeFirstResponder() }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
    return super.resignFirstResponder()
  }

  override func didEndEditing() { textDelegate?.textViewDidEndEditing(self) }

  @discardableResult
  package final func receiveText(_ string: String, in range: NSRange) -> Bool {
    let mayChange =
      textDelegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
    guard mayChange else { return false }
    content = content(replacing: range, with: string)
    setNeedsDisplay()
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    return true
  }
}
