public import Foundation

/// A quick action of the app on the home screen.
open class UIApplicationShortcutItem: NSObject {
  /// The type of the action, defined by the app.
  open internal(set) var type: String
  /// The title shown to the user.
  open internal(set) var localizedTitle: String
  /// The subtitle shown to the user.
  open internal(set) var localizedSubtitle: String?
  /// The icon, which is not shown here.
  open internal(set) var icon: UIApplicationShortcutIcon?
  /// The app's own data for the action.
  open internal(set) var userInfo: [String: any NSSecureCoding]?
  /// The identifier by which the scene for the action is chosen.
  open internal(set) var targetContentIdentifier: Any?

  /// Creates an action with all properties.
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  /// Creates an action with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// A quick action that can be changed.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The type of the action, defined by the app.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The title shown to the user.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// The subtitle shown to the user.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The icon, which is not shown here.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// The app's own data for the action.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The identifier by which the scene for the action is chosen.
  open override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}

/// The icon of a quick action.
open class UIApplicationShortcutIcon: NSObject {
  private override init() {}

  /// Creates an icon from one of the system's images.
  public convenience init(systemImageName: String) { self.init() }

  /// Creates an icon from one of the app's images.
  public convenience init(templateImageName: String) { self.init() }
}
