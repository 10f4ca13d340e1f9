public import Foundation

/// A control in which a user writes one line of text.
open class UITextField: UIControl, EditedText {
  /// The line around a field.
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

  /// The text with attributes, of which only the letters are kept.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: content) }
    set { text = newValue?.string }
  }

  /// What is shown while there is no text.
  open var placeholder: String? {
    didSet { setNeedsDisplay() }
  }

  /// What is shown while there is no text, of whose attributes only the letters are kept.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map(NSAttributedString.init(string:)) }
    set { placeholder = newValue?.string }
  }

  /// Who hears of the editing and may refuse it.
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
  /// Where the text begins.
  open var textAlignment: NSTextAlignment = .natural
  /// The line around the field.
  open var borderStyle: BorderStyle = .none
  /// When the button that empties the field is shown.
  open var clearButtonMode: ViewMode = .never
  /// Whether the text is emptied when editing begins, unless the delegate refuses it.
  open var clearsOnBeginEditing = false
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false
  /// A view at the side where reading begins.
  open var leftView: UIView?
  /// When `leftView` is shown.
  open var leftViewMode: ViewMode = .never
  /// A view at the side where reading ends.
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
  /// What the return key says.
  open var returnKeyType: UIReturnKeyType = .default
  /// Whether the return key waits until there is text.
  open var enablesReturnKeyAutomatically = false
  /// What kind of text is asked for.
  open var textContentType: UITextContentType!

  private var keyboard: UIView?
  private var accessory: UIView?
  /// What takes the place of the keyboard; not drawn.
  open override var inputView: UIView? {
    get { keyboard }
    set { keyboard = newValue }
  }
  /// What stands above the keyboard; not drawn.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }

  // MARK: First responder

  /// An enabled field may become first responder.
  open override var canBecomeFirstResponder: Bool { isEnabled && isUserInteractionEnabled }

  /// Begins editing, if the delegate and the present first responder agree.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, window != nil else { return false }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    window?.device.keyboard.update()
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
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

  /// What the return key does; a field with an action for it gives up the keyboard.
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
