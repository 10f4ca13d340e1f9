public import Foundation

/// A notification that was shown.
open class UNNotification: NSObject {
  private let shown: (request: UNNotificationRequest, date: Date)

  /// What was asked for.
  open var request: UNNotificationRequest { shown.request }
  /// When it was shown.
  open var date: Date { shown.date }

  init(_ request: UNNotificationRequest, date: Date = Date()) {
    shown = (request, date)
    super.init()
  }
}

/// What a person did with a notification.
open class UNNotificationResponse: NSObject {
  private let chosen: (notification: UNNotification, action: String)

  /// The notification.
  open var notification: UNNotification { chosen.notification }
  /// The action that was chosen; `UNNotificationDefaultActionIdentifier` for a tap.
  open var actionIdentifier: String { chosen.action }
  /// The scene that the person came to by it; nil in an app without scenes.
  @preconcurrency @MainActor
  open internal(set) weak var targetScene: UIScene?

  init(_ notification: UNNotification, action: String) {
    chosen = (notification, action)
    super.init()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The action of a person who tapped the notification.
public let UNNotificationDefaultActionIdentifier =
  "com.apple.UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The action of a person who dismissed the notification.
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
  /// An entry in the list of notifications.
  public static let list = Self(rawValue: 1 << 3)
  /// A banner over the app.
  public static let banner = Self(rawValue: 1 << 4)
}

/// What an app asks a person's leave for.
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
