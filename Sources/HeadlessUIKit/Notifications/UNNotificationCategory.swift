public import Foundation

/// What an action of a notification requires; data only.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device must be unlocked.
  public static let authenticationRequired = Self(rawValue: 1 << 0)
  /// The action destroys data.
  public static let destructive = Self(rawValue: 1 << 1)
  /// The action launches the app in the foreground.
  public static let foreground = Self(rawValue: 1 << 2)
}

/// A button of a notification.
open class UNNotificationAction: NSObject {
  /// The identifier that the response has.
  open private(set) var identifier: String
  /// The title of the button.
  open private(set) var title: String
  /// What the action requires.
  open private(set) var options: UNNotificationActionOptions

  @available(*, unavailable)
  public override init() {
    (identifier, title, options) = ("", "", [])
    super.init()
  }

  private init(_ identifier: String, _ title: String, _ options: UNNotificationActionOptions) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
    super.init()
  }

  /// Creates an action.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = []
  ) {
    self.init(identifier, title, options)
  }
}

/// How notifications of a category are shown; data only.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The delegate receives the dismissal of the notification.
  public static let customDismissAction = Self(rawValue: 1 << 0)
}

/// A kind of notification, with its buttons.
open class UNNotificationCategory: NSObject {
  /// The identifier, which the content of a notification has, too.
  open private(set) var identifier: String
  /// The buttons.
  open private(set) var actions: [UNNotificationAction]
  /// The intents that the notifications belong to.
  open private(set) var intentIdentifiers: [String]
  /// How the notifications are shown.
  open private(set) var options: UNNotificationCategoryOptions

  @available(*, unavailable)
  public override init() {
    (identifier, actions, intentIdentifiers, options) = ("", [], [], [])
    super.init()
  }

  private init(
    _ identifier: String, _ actions: [UNNotificationAction], _ intentIdentifiers: [String],
    _ options: UNNotificationCategoryOptions
  ) {
    (self.identifier, self.actions) = (identifier, actions)
    (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
    super.init()
  }

  /// Creates a category.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(identifier, actions, intentIdentifiers, options)
  }
}
