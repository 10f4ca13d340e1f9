public import Foundation

/// A quick action of the app, which a person chooses on the home screen.
open class UIApplicationShortcutItem: NSObject {
  /// The name by which the app knows the action.
  open var type: String { storedType }
  /// The text that a person reads.
  open var localizedTitle: String { storedTitle }
  /// A second text, in smaller letters.
  open var localizedSubtitle: String? { storedSubtitle }
  /// The icon, which is not shown here.
  open var icon: UIApplicationShortcutIcon? { storedIcon }
  /// What the app has noted for the action.
  open var userInfo: [String: any NSSecureCoding]? { storedInfo }
  /// A name of the content, by which a scene is chosen.
  open var targetContentIdentifier: Any? { storedTarget }

  final var storedType: String
  final var storedTitle: String
  final var storedSubtitle: String?
  final var storedIcon: UIApplicationShortcutIcon?
  final var storedInfo: [String: any NSSecureCoding]?
  final var storedTarget: Any?

  /// Creates an action with all it can have.
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    storedType = type
    storedTitle = localizedTitle
    storedSubtitle = localizedSubtitle
    storedIcon = icon
    storedInfo = userInfo
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
    get { storedType }
    set { storedType = newValue }
  }
  /// The text that a person reads.
  open override var localizedTitle: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// A second text, in smaller letters.
  open override var localizedSubtitle: String? {
    get { storedSubtitle }
    set { storedSubtitle = newValue }
  }
  /// The icon, which is not shown here.
  open override var icon: UIApplicationShortcutIcon? {
    get { storedIcon }
    set { storedIcon = newValue }
  }
  /// What the app has noted for the action.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { storedInfo }
    set { storedInfo = newValue }
  }
  /// A name of the content, by which a scene is chosen.
  open override var targetContentIdentifier: Any? {
    get { storedTarget }
    set { storedTarget = newValue }
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
