import Foundation

/// A notification as a value that can be sent between threads.
struct NotificationRecord: Sendable {
  let identifier: String
  private let trigger: (interval: TimeInterval?, repeats: Bool)?
  private let texts: (title: String, subtitle: String, body: String)
  private let badge: Int?
  private let names: (category: String, thread: String, target: String?)
  private let userInfo: Data
  /// The delivery date; nil if it was not delivered.
  var date: Date?

  /// Whether its request stays pending after delivery.
  var repeats: Bool { trigger?.repeats ?? false }

  init(_ request: UNNotificationRequest) {
    let content = request.content
    identifier = request.identifier
    trigger = request.trigger.map {
      (($0 as? UNTimeIntervalNotificationTrigger)?.timeInterval, $0.repeats)
    }
    texts = (content.title, content.subtitle, content.body)
    badge = content.badge?.intValue
    names = (
      content.categoryIdentifier, content.threadIdentifier, content.targetContentIdentifier
    )
    userInfo = Self.data(of: content.userInfo)
  }

  init(_ notification: UNNotification) {
    self.init(notification.request)
    date = notification.date
  }

  /// A new request with the same values; the system does not return the added object, either.
  var request: UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = texts.title
    content.subtitle = texts.subtitle
    content.body = texts.body
    content.badge = badge.map { NSNumber(value: $0) }
    content.categoryIdentifier = names.category
    content.threadIdentifier = names.thread
    content.targetContentIdentifier = names.target
    content.userInfo = Self.dictionary(from: userInfo)
    return UNNotificationRequest(
      identifier: identifier,
      content: content,
      trigger: trigger.map { trigger in
        guard let interval = trigger.interval else {
          return UNNotificationTrigger(repeats: trigger.repeats)
        }
        return UNTimeIntervalNotificationTrigger(timeInterval: interval, repeats: trigger.repeats)
      }
    )
  }

  /// A new notification with the same values.
  var notification: UNNotification { UNNotification(request, date: date ?? Date()) }

  private static func data(of userInfo: [AnyHashable: Any]) -> Data {
    var list: [String: Any] = [:]
    for (key, value) in userInfo {
      if let key = key.base as? String { list[key] = value }
    }
    let data = try? PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    guard let data, list.count == userInfo.count else {
      raise(.invalidArgument, "The userInfo of a notification must be a property list: \(userInfo)")
    }
    return data
  }

  private static func dictionary(from data: Data) -> [AnyHashable: Any] {
    let list = unsafe try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: Any] ?? [:]
  }
}
