public import Foundation

/// A request to deliver a notification.
open class UNNotificationRequest: NSObject {
  /// The identifier of the request.
  open private(set) var identifier = ""
  /// The content of the notification.
  open private(set) var content = UNNotificationContent()
  /// The trigger of the delivery; nil for an immediate delivery, or for one from a server.
  open private(set) var trigger: UNNotificationTrigger?

  @available(*, unavailable)
  public override init() {
    super.init()
  }

  private init(made: Void) {
    super.init()
  }

  /// Creates a request.
  public convenience init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.init(made: ())
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// The trigger of a delivery; here only a driver or a test delivers notifications.
open class UNNotificationTrigger: NSObject {
  /// Whether the notification repeats.
  open private(set) var repeats = false

  @available(*, unavailable)
  public override init() {
    super.init()
  }

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

/// Triggers the delivery after a time interval.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  private var interval: TimeInterval = 0
  /// The time from the request to the delivery, in seconds.
  open var timeInterval: TimeInterval { interval }

  /// Creates a trigger.
  ///
  /// Raises if the time is not greater than 0, or shorter than 60 seconds for a repeating trigger.
  public convenience init(timeInterval: TimeInterval, repeats: Bool) {
    guard timeInterval > 0 else {
      raise(.internalInconsistency, "time interval must be greater than 0")
    }
    if repeats, timeInterval < 60 {
      raise(.internalInconsistency, "time interval must be at least 60 if repeating")
    }
    self.init(repeats: repeats)
    interval = timeInterval
  }
}
