public import Foundation

/// A notification that is to be shown.
open class UNNotificationRequest: NSObject {
  /// The name of the notification.
  open private(set) var identifier = ""
  /// What it says.
  open private(set) var content = UNNotificationContent()
  /// What makes it appear; nil for at once, or for one that a server sent.
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

/// What makes a notification appear; none does so by itself here.
open class UNNotificationTrigger: NSObject {
  /// Whether the notification appears again and again.
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

/// Makes a notification appear some time from now.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  private var interval: TimeInterval = 0
  /// The time from the request to the notification, in seconds.
  open var timeInterval: TimeInterval { interval }

  /// Creates a trigger.
  ///
  /// Raises if the time is not greater than 0, or shorter than 60 seconds for one that repeats.
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
