public import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject {
  /// The first line.
  open internal(set) var title = ""
  /// The second line.
  open internal(set) var subtitle = ""
  /// The text.
  open internal(set) var body = ""
  /// The number for the app's icon.
  open internal(set) var badge: NSNumber?
  /// The kind of notification, which decides on its actions.
  open internal(set) var categoryIdentifier = ""
  /// The group that the notification is shown in.
  open internal(set) var threadIdentifier = ""
  /// A name of the content, by which a scene is chosen.
  open internal(set) var targetContentIdentifier: String?
  /// What the app, or its server, has noted for itself, which must be a property list.
  open internal(set) var userInfo: [AnyHashable: Any] = [:]
}

/// What a notification says, while it is written.
open class UNMutableNotificationContent: UNNotificationContent {
  /// The first line.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The second line.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number for the app's icon.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The kind of notification, which decides on its actions.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// The group that the notification is shown in.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// A name of the content, by which a scene is chosen.
  open override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
  /// What the app, or its server, has noted for itself.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}
