public import Foundation

/// A delivered notification.
open class UNNotification: NSObject {
  /// The request.
  open private(set) var request: UNNotificationRequest
  /// The delivery date.
  open private(set) var date: Date

  init(_ request: UNNotificationRequest, date: Date = Date()) {
    self.request = request
    self.date = date
    super.init()
  }
}

/// The user's response to a notification.
open class UNNotificationResponse: NSObject {
  /// The notification.
  open private(set) var notification: UNNotification
  /// The selected action; `UNNotificationDefaultActionIdentifier` for a tap.
  open private(set) var actionIdentifier: String
  /// The scene that receives the response; nil in an app without scenes.
  @preconcurrency @MainActor
  open internal(set) weak var targetScene: UIScene?

  init(_ notification: UNNotification, action: String) {
    self.notification = notification
    actionIdentifier = action
    super.init()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The action of a user who tapped the notification.
public let UNNotificationDefaultActionIdentifier =
  "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The action of a user who dismissed the notification.
public let UNNotificationDismissActionIdentifier =
  "com.apple.UNNotificationDismissActionIdentifier"

/// How a notification is shown while the app is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the app's icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// A sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// A banner and an entry in the list, until iOS 14.
  public static let alert = Self(rawValue: 1 << 2)
  /// An entry in the list of notifications.
  public static let list = Self(rawValue: 1 << 3)
  /// A banner over the app.
  public static let banner = Self(rawValue: 1 << 4)
}

/// The permissions for which an app asks the user.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the app's icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = Self(rawValue: 1 << 1)
  /// Alerts.
  public static let alert = Self(rawValue: 1 << 2)
}
