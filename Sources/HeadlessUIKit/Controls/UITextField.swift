public import Foundation

/// A control in which a user edits one line of text.
open class UITextField: UIControl, EditedText {
  /// The border of a field.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line, bezel, roundedRect
  }

  /// When a side view or the clear button is shown.
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing, unlessEditing, always
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    case cancelled
  }

  /// Posted after a field became the first responder.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// Posted after a field stopped being the first responder.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
  /// Posted after a user changed the text.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }

  package private(set) final var content = ""

  /// The text, never nil when read; setting it sends no event and calls no delegate.
  open var text: String? {
    get { content }
    set {
      content = newValue ?? ""
      setNeedsDisplay()
    }
  }

  /// The attributed text; only its characters are kept.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: content) }
    set { text = newValue?.string }
  }

  /// The text that is shown while the field is empty.
  open var placeholder: String? {
    didSet { setNeedsDisplay() }
  }

  /// The attributed placeholder; only its characters are kept.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map(NSAttributedString.init(string:)) }
    set { placeholder = newValue?.string }
  }

  /// Is notified of editing and can prevent it.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the text is shown as dots.
  open var isSecureTextEntry = false {
    didSet { setNeedsDisplay() }
  }

  /// Whether a user is editing this field.
  open var isEditing: Bool { isFirstResponder }

  /// The font of the text.
  open var font: UIFont? = .preferredFont(forTextStyle: .body)
  /// The colour of the text.
  open var textColor: UIColor? = .label
  /// The alignment of the text.
  open var textAlignment: NSTextAlignment = .natural
  /// The border of the field.
  open var borderStyle: BorderStyle = .none
  /// When the clear button is shown.
  open var clearButtonMode: ViewMode = .never
  /// Whether the text is cleared when editing begins, unless the delegate prevents it.
  open var clearsOnBeginEditing = false
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false
  /// The view at the leading side.
  open var leftView: UIView?
  /// When `leftView` is shown.
  open var leftViewMode: ViewMode = .never
  /// The view at the trailing side.
  open var rightView: UIView?
  /// When `rightView` is shown.
  open var rightViewMode: ViewMode = .never

  /// Which letters the keyboard capitalises.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether the keyboard corrects words.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Whether spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Which keys the keyboard shows.
  open var keyboardType: UIKeyboardType = .default
  /// The title of the return key.
  open var returnKeyType: UIReturnKeyType = .default
  /// Whether the return key is disabled while the field is empty.
  open var enablesReturnKeyAutomatically = false
  /// The kind of text that the user enters.
  open var textContentType: UITextContentType!

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

  // MARK: First responder

  /// An enabled field may become first responder.
  open override var canBecomeFirstResponder: Bool { isEnabled && isUserInteractionEnabled }

  /// Begins editing, if the delegate and the current first responder allow it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, window != nil else { return super.becomeFirstResponder() }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    window?.device.keyboard.update()
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing, if the delegate allows it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    return super.resignFirstResponder()
  }

  override func didEndEditing() {
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
  }

  // MARK: Operated by a user

  package override func receiveTap() {
    becomeFirstResponder()
  }

  @discardableResult
  package final func receiveText(_ string: String, in range: NSRange) -> Bool {
    let mayChange =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
    guard mayChange else { return false }
    content = content(replacing: range, with: string)
    setNeedsDisplay()
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
    return true
  }

  /// Handles the return key; a field with an action for `editingDidEndOnExit` also ends editing.
  package final func receiveReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let leaves = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if leaves { resignFirstResponder() }
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
