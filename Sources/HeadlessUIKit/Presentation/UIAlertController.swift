public import Foundation

/// A message with buttons, and perhaps fields, which is presented as other controllers are.
open class UIAlertController: UIViewController {
  /// The form of the message.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert
  }

  /// Creates a message without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  /// The text below the title.
  open var message: String? {
    didSet { storedView?.setNeedsDisplay() }
  }
  /// The form of the message.
  open private(set) var preferredStyle = Style.actionSheet

  /// The buttons in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that stands out.
  ///
  /// Raises if it was not added before.
  open var preferredAction: UIAlertAction? {
    willSet {
      guard let newValue, !actions.contains(where: { $0 === newValue }) else { return }
      raise(
        .internalInconsistency,
        "The preferredAction of an alert controller must be one of its actions: add \(name(newValue)) "
          + "by addAction(_:) first"
      )
    }
    didSet { storedView?.setNeedsDisplay() }
  }

  /// Adds a button.
  ///
  /// Raises if it is a second one that cancels.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      raise(
        .internalInconsistency,
        "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
      )
    }
    action.alert = self
    actions.append(action)
    storedView?.setNeedsDisplay()
  }

  /// The fields in the order in which they were added, or nil if there are none.
  open private(set) var textFields: [UITextField]?

  /// Adds a field to an alert.
  ///
  /// Raises if the message is an action sheet.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    if preferredStyle == .actionSheet {
      raise(
        .internalInconsistency,
        "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
      )
    }
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    storedView?.addSubview(field)
    configurationHandler?(field)
  }

  /// Makes a view with the fields.
  open override func loadView() {
    super.loadView()
    for field in textFields ?? [] { view.addSubview(field) }
  }

  /// Makes the first field first responder; call super.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  /// Dismisses the message and then performs a button's action, as a tap on it does.
  final func receiveTap(on action: UIAlertAction) {
    dismiss(animated: true) { action.perform() }
  }

  /// Chooses the button that cancels, if there is one.
  open override func accessibilityPerformEscape() -> Bool {
    if super.accessibilityPerformEscape() { return true }
    for action in actions where action.style == .cancel && action.isEnabled {
      receiveTap(on: action)
      return true
    }
    return false
  }

  override var automaticPresentationStyle: UIModalPresentationStyle {
    preferredStyle == .actionSheet && device.screen.idiom == .pad ? .popover : .custom
  }
}

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What a button means.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel, destructive
  }

  private var handler: ((UIAlertAction) -> Void)?
  final weak var alert: UIAlertController?

  /// Creates a button; the handler runs after the alert was dismissed.
  public convenience init(
    title: String?,
    style: Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// What the button says.
  open private(set) var title: String?
  /// What the button means.
  open private(set) var style = Style.default
  /// Whether a user can use the button.
  open var isEnabled = true {
    didSet { alert?.storedView?.setNeedsDisplay() }
  }
  /// A name for tests, which no user sees.
  open var accessibilityIdentifier: String?

  final func perform() {
    handler?(self)
  }
}
