import UIKit
import UserNotifications

class OverridingNotificationContent: UNNotificationContent {
  override var title: String { super.title }
  override var subtitle: String { super.subtitle }
  override var body: String { super.body }
  override var badge: NSNumber? { super.badge }
  override var categoryIdentifier: String { super.categoryIdentifier }
  override var threadIdentifier: String { super.threadIdentifier }
  override var targetContentIdentifier: String? { super.targetContentIdentifier }
  override var userInfo: [AnyHashable: Any] { super.userInfo }
}

class OverridingMutableNotificationContent: UNMutableNotificationContent {
  override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
  override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

class OverridingNotificationRequest: UNNotificationRequest {
  override init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?)
  { super.init(identifier: identifier, content: content, trigger: trigger) }
}

class OverridingNotificationTrigger: UNNotificationTrigger {}

class OverridingTimeIntervalNotificationTrigger: UNTimeIntervalNotificationTrigger {
  override init(timeInterval: TimeInterval, repeats: Bool) {
    super.init(timeInterval: timeInterval, repeats: repeats)
  }
}

class OverridingNotification: UNNotification {}

class OverridingNotificationResponse: UNNotificationResponse {
  override var targetScene: UIScene? { super.targetScene }
}

class OverridingUserNotificationCenter: UNUserNotificationCenter {
  override var delegate: (any UNUserNotificationCenterDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { super.requestAuthorization(options: options, completionHandler: completionHandler) }
  override func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    try await super.requestAuthorization(options: options)
  }
  override func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { super.add(request, withCompletionHandler: completionHandler) }
  override func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    super.removePendingNotificationRequests(withIdentifiers: identifiers)
  }
  override func removeAllPendingNotificationRequests() {
    super.removeAllPendingNotificationRequests()
  }
  override func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    super.removeDeliveredNotifications(withIdentifiers: identifiers)
  }
  override func removeAllDeliveredNotifications() { super.removeAllDeliveredNotifications() }
  override func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) { super.getPendingNotificationRequests(completionHandler: completionHandler) }
  override func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    super.getDeliveredNotifications(completionHandler: completionHandler)
  }
}
