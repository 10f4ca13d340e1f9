public import Foundation

/// A button of a navigation bar or toolbar.
open class UIBarButtonItem: UIBarItem {
  /// The style of a button.
  public enum Style: Int, Sendable {
    case plain = 0
    case bordered, done

    /// The new name of ``done``.
    public static var prominent: Style { .done }
  }

  /// The system's buttons.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward
    case undo, redo, pageCurl
    case close = 24
    case writingTools
  }

  /// The system item, if the button is one.
  package final var systemItem: SystemItem?
  /// The navigation item that contains the button; nil for a button of a toolbar.
  weak var navigationItem: UINavigationItem?

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, image: nil, target: target as AnyObject?, action: action)
    self.style = style
  }

  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, image: image, target: target as AnyObject?, action: action)
    self.style = style
  }

  /// Creates a button with an image, and one for a phone in landscape; the second is kept, not drawn.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a plain button with a title, an image and a menu.
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.target = target
    self.action = action
    self.menu = menu
  }

  /// Creates one of the system's buttons.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    take(systemItem)
    self.target = target as AnyObject?
    self.action = action
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates one of the system's buttons that performs an action or shows a menu.
  public convenience init(
    systemItem: SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    take(systemItem)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button that performs an action; the default title and image are those of the action.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    takeLooks(of: primaryAction)  // An initialiser does not run the property's observer.
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Creates a flexible space.
  open class func flexibleSpace() -> Self { space(.flexibleSpace) }

  /// Creates a space with a fixed width.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = space(.fixedSpace)
    item.width = width
    return item
  }

  private static func space(_ kind: SystemItem) -> Self {
    let item = newObject(of: self)
    item.take(kind)
    return item
  }

  final func take(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
  }

  private func takeLooks(of action: UIAction?) {
    if let action, systemItem == nil {
      title = action.title.isEmpty ? nil : action.title
      image = action.image
    }
    contentDidChange()
  }

  /// The object that gets the action message, on systems with Objective-C.
  open weak var target: AnyObject?
  /// The action message, on systems with Objective-C.
  open var action: Selector?
  /// The action or segue that a storyboard connected.
  final var connectedAction: (() -> Void)?
  /// The action of a tap, used in place of the target.
  ///
  /// Setting it also sets the title and the image.
  open var primaryAction: UIAction? {
    didSet { takeLooks(of: primaryAction) }
  }
  /// The menu that the button shows on a tap, or on a long press if there is an action.
  open var menu: UIMenu? {
    didSet { contentDidChange() }
  }
  /// The style of the button.
  open var style: Style = .plain {
    didSet { contentDidChange() }
  }
  /// The view that is shown in place of a button.
  open var customView: UIView? {
    didSet { contentDidChange() }
  }
  /// The button's colour.
  open var tintColor: UIColor? {
    didSet { contentDidChange() }
  }
  /// The width of the item; 0 for the width of its content.
  open var width: CGFloat = 0
  /// Whether the item is hidden.
  open var isHidden = false {
    didSet { contentDidChange() }
  }
  /// Whether the button is marked as selected.
  open var isSelected = false {
    didSet { contentDidChange() }
  }

  /// The badge at the corner of the button.
  public final var badge: Badge? {
    didSet { contentDidChange() }
  }

  override func contentDidChange() {
    super.contentDidChange()
    navigationItem?.contentDidChange()
  }

  // MARK: For hosts

  /// The displayed title: the title, else the name of the system item.
  package final var displayedTitle: String? { title ?? systemItem?.name }

  /// The menu that opens on a tap; with an action, the menu opens only on a long press.
  package final var menuAtTap: UIMenu? {
    primaryAction == nil && connectedAction == nil && action == nil ? menu : nil
  }

  /// Handles a tap; the caller has checked that a tap is possible.
  package final func receiveTap() {
    if let primaryAction {
      primaryAction.perform(sender: self)
    } else if let connectedAction {
      connectedAction()
    } else {
      sendSelector(action, to: target, from: self)
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The title of the button, in English; nil for spaces.
  package var name: String? {
    switch self {
    case .flexibleSpace, .fixedSpace: nil
    case .action: "Share"
    case .trash: "Delete"
    default: words
    }
  }
}
