public import Foundation

/// A notification that is to be shown.
open class UNNotificationRequest: NSObject {
  private var values = (identifier: "", content: UNNotificationContent())
  private var storedTrigger: UNNotificationTrigger?

  /// The name of the notification.
  open var identifier: String { values.identifier }
  /// What it says.
  open var content: UNNotificationContent { values.content }
  /// What makes it appear; nil for at once, or for one that a server sent.
  open var trigger: UNNotificationTrigger? { storedTrigger }

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
    values = (identifier, content)
    storedTrigger = trigger
  }
}

/// What makes a notification appear; none does so by itself here.
open class UNNotificationTrigger: NSObject {
  private var storedRepeats = false
  /// Whether the notification appears again and again.
  open var repeats: Bool { storedRepeats }

  @available(*, unavailable)
  public override init() {
    super.init()
  }

  init(repeats: Bool) {
    storedRepeats = repeats
    super.init()
  }
}

/// Makes a notification appear some time from now.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  private var interval: TimeInterval = 0
  /// The time from the request to the notification, in seconds.
  open var timeInterval: TimeInterval { interval }

  /// Creates a trigger.
  public convenience init(timeInterval: TimeInterval, repeats: Bool) {
    self.init(repeats: repeats)
    interval = timeInterval
  }
}
