public import Foundation

/// A quick action of the app, which a user chooses on the home screen.
open class UIApplicationShortcutItem: NSObject {
  /// The name by which the app knows the action.
  open internal(set) var type: String
  /// The text that a user reads.
  open internal(set) var localizedTitle: String
  /// A second text, in smaller letters.
  open internal(set) var localizedSubtitle: String?
  /// The icon, which is not shown here.
  open internal(set) var icon: UIApplicationShortcutIcon?
  /// What the app has noted for the action.
  open internal(set) var userInfo: [String: any NSSecureCoding]?
  /// A name of the content, by which a scene is chosen.
  open internal(set) var targetContentIdentifier: Any?

  /// Creates an action with all it can have.
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
  /// The name by which the app knows the action.
  open override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The text that a user reads.
  open override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// A second text, in smaller letters.
  open override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The icon, which is not shown here.
  open override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// What the app has noted for the action.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// A name of the content, by which a scene is chosen.
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
