public import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject {
  /// The title.
  open internal(set) var title = ""
  /// The subtitle.
  open internal(set) var subtitle = ""
  /// The body.
  open internal(set) var body = ""
  /// The badge number of the app's icon.
  open internal(set) var badge: NSNumber?
  /// The category of the notification, which determines its actions.
  open internal(set) var categoryIdentifier = ""
  /// The thread that groups notifications.
  open internal(set) var threadIdentifier = ""
  /// The identifier by which the scene for the content is chosen.
  open internal(set) var targetContentIdentifier: String?
  /// The app's own data, which must be a property list.
  open internal(set) var userInfo: [AnyHashable: Any] = [:]
}

/// The editable content of a notification.
open class UNMutableNotificationContent: UNNotificationContent {
  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The subtitle.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The body.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The badge number of the app's icon.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The category of the notification, which determines its actions.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// The thread that groups notifications.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// The identifier by which the scene for the content is chosen.
  open override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
  /// The app's own data, which must be a property list.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}
