public import Foundation

/// An alert or action sheet, with buttons and optional text fields.
open class UIAlertController: UIViewController {
  /// The style of an alert controller.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert
  }

  /// Creates an alert or action sheet without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
  }

  /// The message below the title.
  open var message: String? {
    didSet { storedView?.setNeedsDisplay() }
  }
  /// The style of an alert controller.
  open private(set) var preferredStyle = Style.actionSheet

  /// The buttons in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The preferred button, which is emphasised.
  ///
  /// Raises if it is not one of ``actions``.
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
  /// Raises if it is a second cancel button.
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

  /// The text fields in the order in which they were added, or nil if there are none.
  open private(set) var textFields: [UITextField]?

  /// Adds a text field to an alert.
  ///
  /// Raises for an action sheet.
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

  /// Creates a view with the text fields.
  open override func loadView() {
    super.loadView()
    for field in textFields ?? [] { view.addSubview(field) }
  }

  /// Makes the first text field first responder; overrides must call super.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  /// Dismisses the alert and then performs a button's action, as for a tap.
  final func receiveTap(on action: UIAlertAction) {
    dismiss(animated: true) { action.perform() }
  }

  /// Performs the cancel button's action, if there is one.
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
  /// The style of a button.
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

  /// The title of the button.
  open private(set) var title: String?
  /// The style of the button.
  open private(set) var style = Style.default
  /// Whether the button is enabled.
  open var isEnabled = true {
    didSet { alert?.storedView?.setNeedsDisplay() }
  }
  /// An identifier for tests, not shown to the user.
  open var accessibilityIdentifier: String?

  final func perform() {
    handler?(self)
  }
}
