public import Foundation

/// A notification that is to be shown.
@preconcurrency @MainActor
open class UNNotificationRequest: NSObject {
  /// The name of the notification.
  public nonisolated let identifier: String
  /// What it says.
  public nonisolated let content: UNNotificationContent
  /// What makes it appear; nil for at once, or for one that a server sent.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
    super.init()
  }
}

/// What makes a notification appear; none does so by itself here.
@preconcurrency @MainActor
open class UNNotificationTrigger: NSObject {
  /// Whether the notification appears again and again.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

/// Makes a notification appear some time from now.
@preconcurrency @MainActor
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The time from the request to the notification, in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}
