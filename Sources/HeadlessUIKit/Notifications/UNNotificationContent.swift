public import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject {
  final var values = Values()

  struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var targetContentIdentifier: String?
    var userInfo: [AnyHashable: Any] = [:]
  }

  /// The first line.
  open var title: String { values.title }
  /// The second line.
  open var subtitle: String { values.subtitle }
  /// The text.
  open var body: String { values.body }
  /// The number for the app's icon.
  open var badge: NSNumber? { values.badge }
  /// The kind of notification, which decides on its actions.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The group that the notification is shown in.
  open var threadIdentifier: String { values.threadIdentifier }
  /// A name of the content, by which a scene is chosen.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// What the app, or its server, has noted for itself, which must be a property list.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
}

/// What a notification says, while it is written.
open class UNMutableNotificationContent: UNNotificationContent {
  /// The first line.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The second line.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The number for the app's icon.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The kind of notification, which decides on its actions.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// The group that the notification is shown in.
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// A name of the content, by which a scene is chosen.
  open override var targetContentIdentifier: String? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
  /// What the app, or its server, has noted for itself.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
}
